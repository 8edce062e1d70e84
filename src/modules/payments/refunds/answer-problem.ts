import { and, eq, sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { readSetting } from "#platform/settings.ts";
import { announce } from "#platform/bus.ts";
import { type AttemptWithOrder, lockAttempt } from "../find-attempt.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { approveRefund } from "./approve-refund.ts";
import { emailAuthors, emailBuyer } from "./mail-refund.ts";
import type { Refund } from "./move-refund.ts";
import type { WaitingFor } from "./rules/causes.ts";
import type { AnswerRefusal } from "./schema.ts";
import { problemSetting } from "./settings.ts";

/**
 * The author accepts the reported problem, and the money is refunded, or refuses it with a reason: the buyer may then appeal for seven
 * days.
 */
export async function answerProblem(
  author: { userId: string; storeId: number },
  refundId: string,
  answer: { agrees: boolean; reason: string },
): Promise<Outcome<void, AnswerRefusal>> {
  return transact(async (tx) => {
    const held = await lockProblem(tx, refundId);
    if (!held || !(await isOfStore(held, tx, author.storeId))) return refuse("not_found");
    const { refund, found } = held;
    if (refund.status !== "em_aprovacao" || refund.waitingFor !== "autor") return refuse("decided");
    if (answer.agrees) {
      await approveRefund(
        tx,
        found,
        refund.id,
        { cause: "autor aceitou o problema", actor: author.userId },
        { answer: answer.reason },
      );
      return ok();
    }
    const { buyerDays } = await readSetting(tx, problemSetting);
    const passed = await passTo(tx, refund, "comprador", {
      cause: "autor não reconhece o problema",
      actor: author.userId,
      days: buyerDays,
      answer: answer.reason,
    });
    await emailBuyer(tx, passed, found.order, "problema_recusado");
    return ok();
  });
}

/** The buyer appeals against the author's refusal: the platform decides, within the rest of the fifteen days (ten at least). */
export async function escalateProblem(userId: string, refundId: string): Promise<Outcome<void, AnswerRefusal>> {
  return transact(async (tx) => {
    const held = await lockProblem(tx, refundId);
    if (!held || held.found.order.userId !== userId) return refuse("not_found");
    const { refund, found } = held;
    if (refund.status === "em_aprovacao" && refund.waitingFor === "operador") return ok();
    if (refund.status !== "em_aprovacao" || refund.waitingFor !== "comprador") return refuse("decided");
    await passToOperator(tx, refund, found, { cause: `quem comprou pediu a decisão ${brand.of}`, actor: userId });
    return ok();
  });
}

/** Passes a problem to the platform for decision, with its deadline, and notifies both sides. */
export async function passToOperator(
  tx: Tx,
  refund: Refund,
  { order }: AttemptWithOrder,
  by: { cause: string; actor: string },
): Promise<void> {
  const { automaticDays, authorDays } = await readSetting(tx, problemSetting);
  const passed = await passTo(tx, refund, "operador", { ...by, days: automaticDays - authorDays });
  await emailBuyer(tx, passed, order, "problema_operador");
  await emailAuthors(tx, passed, order, "problema_operador");
}

async function passTo(
  tx: Tx,
  refund: Refund,
  waitingFor: WaitingFor,
  by: { cause: string; actor: string; days: number; answer?: string },
): Promise<Refund> {
  const [passed] = await tx
    .update(refunds)
    .set({ waitingFor, dueAt: sql`now() + make_interval(days => ${by.days})`, ...(by.answer ? { answer: by.answer } : {}) })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, "em_aprovacao")))
    .returning();
  await recordState(tx, {
    entity: "refund",
    entityId: refund.id,
    from: "em_aprovacao",
    to: "em_aprovacao",
    cause: by.cause,
    actor: by.actor,
  });
  await announce(tx, "order", refund.orderId);
  return passed ?? refund;
}

/** A refund with its order and attempt, locked in the order used everywhere: order, attempt, refund. */
export async function lockProblem(tx: Tx, refundId: string): Promise<{ refund: Refund; found: AttemptWithOrder } | null> {
  const [seen] = await tx.select({ attemptId: refunds.attemptId }).from(refunds).where(eq(refunds.id, refundId));
  const found = seen && (await lockAttempt(tx, seen.attemptId));
  if (!found) return null;
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  return refund ? { refund, found } : null;
}

async function isOfStore(
  { refund, found }: { refund: Refund; found: AttemptWithOrder },
  tx: Tx,
  storeId: number,
): Promise<boolean> {
  const items = await tx.select().from(refundItems).where(eq(refundItems.refundId, refund.id));
  return (
    items.length > 0 && items.every((item) => found.order.items.find((one) => one.id === item.orderItemId)?.storeId === storeId)
  );
}
