import { and, eq, sql } from "drizzle-orm";
import { moveOrder } from "../../orders/move-order.ts";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { restoreSale } from "../refunds/restore-sale.ts";
import { reverseSale } from "../refunds/reverse-sale.ts";

import { disputes } from "../tables/disputes.ts";
import { type Dispute, lockDispute } from "./find-dispute.ts";
import { debitKind, type DisputeMove, disputeRef, nextDispute } from "./rules/dispute.ts";
import { bookDisputeFeeJob } from "./schema.ts";
import { unclaimedDisputed } from "./rules/unclaimed.ts";
import { disputeSetting } from "./settings.ts";
import { notifyOfDispute } from "./notify-of-dispute.ts";
import { METHODS } from "../methods/methods.ts";

type By = { cause: string; actor: string };
type Step = NonNullable<ReturnType<typeof nextDispute>>;

/**
 * The only way a dispute changes state, with all its consequences in the same transaction: money, access, order, e-mails. `found` must
 * be locked. Returns the updated dispute, or null when the machine has no such transition (nothing moved).
 */
export async function moveDispute(tx: Tx, found: AttemptWithOrder, move: DisputeMove, by: By): Promise<Dispute | null> {
  const before = await lockDispute(tx, found.attempt.id);
  const step = nextDispute(before?.status ?? null, before?.flips ?? 0, move);
  if (!step) {
    log.warn({ attemptId: found.attempt.id, from: before?.status, move }, "a dispute had nowhere to go: nothing moved");
    return null;
  }
  const dispute = before ? await change(tx, before, step) : await open(tx, found, step);
  await recordState(tx, { entity: "dispute", entityId: dispute.id, from: before?.status ?? null, to: step.to, ...by });
  await announce(tx, "order", found.order.id);
  await moveMoney(tx, found, dispute, step);
  if (step.to === "perdido") await moveOrder(tx, found.order.id, "contestacao_perdida", by);
  await notifyOfDispute(tx, found, dispute);
  return dispute;
}

async function open(tx: Tx, { attempt, order }: AttemptWithOrder, { to }: Step): Promise<Dispute> {
  const [dispute] = await tx
    .insert(disputes)
    .values({
      orderId: order.id,
      attemptId: attempt.id,
      reason: METHODS[attempt.method].dispute.reason,
      amountCents: (attempt.paidAmountCents ?? attempt.amountCents) - attempt.refundedAmountCents,
      status: to,
      ...(to === "formalizado" ? await clocks(tx) : {}),
    })
    .returning();
  if (!dispute) throw new Error("no dispute");
  return dispute;
}

async function change(tx: Tx, before: Dispute, { to, isFlip }: Step): Promise<Dispute> {
  const [dispute] = await tx
    .update(disputes)
    .set({
      status: to,
      ...(to === "formalizado" ? await clocks(tx) : {}),
      ...(to === "em_defesa" ? { defendedAt: sql`now()` } : {}),
      ...(to === "ganho" || to === "perdido" ? { decidedAt: sql`now()`, flips: before.flips + (isFlip ? 1 : 0) } : {}),
    })
    .where(and(eq(disputes.id, before.id), eq(disputes.status, before.status)))
    .returning();
  if (!dispute) throw new Error("a locked dispute changed");
  return dispute;
}

/** The deadlines counted from now: for the author's evidence, and for sending the defence. */
async function clocks(tx: Tx) {
  const { answerDays, wordsHours } = await readSetting(tx, disputeSetting);
  return {
    formalizedAt: sql`now()`,
    wordsUntil: sql`now() + make_interval(hours => ${wordsHours})`,
    deadlineAt: sql`now() + make_interval(days => ${answerDays})`,
  };
}

async function moveMoney(tx: Tx, found: AttemptWithOrder, dispute: Dispute, step: Step): Promise<void> {
  if (!step.money) return;
  const isSecondLoss = step.money === "debit" && step.isFlip === true;
  const kind = step.money === "debit" ? debitKind(dispute.reason) : "dispute.won";
  const ref = disputeRef(dispute.id, isSecondLoss);
  const { attempt, order } = found;
  if (!(await boughtTheOrder(tx, found))) {
    await postJournal(tx, { attemptId: attempt.id, ...unclaimedDisputed(kind, ref, order.id, dispute.amountCents) });
  } else if (kind === "dispute.won") await restoreSale(tx, attempt.id, { kind, ref });
  else await reverseSale(tx, attempt.id, { kind, ref, cause: "contestado" });
  if (step.to === "formalizado") await enqueue(tx, bookDisputeFeeJob, { disputeId: dispute.id }, { startAfter: 5 });
}

/** Whether the payment bought the order; money that bought nothing (late, paid twice, below the price) has no sale to reverse. */
async function boughtTheOrder(tx: Tx, { attempt }: AttemptWithOrder): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from ledger_journals where kind = 'charge.paid' and ref = ${attempt.providerChargeId ?? attempt.id}`);
  return rowCount === 1;
}
