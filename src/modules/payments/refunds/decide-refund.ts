import { brand } from "#kit/brand/brand.ts";
import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, type Tx, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { lockProblem, passToOperator } from "./answer-problem.ts";
import { approveRefund } from "./approve-refund.ts";
import { emailAuthors, emailBuyer } from "./mail-refund.ts";
import { moveRefund, type Refund } from "./move-refund.ts";
import type { AnswerRefusal } from "./schema.ts";

/** The platform decides a refund under approval, with a reason that both sides read. Recorded in the audit. */
export const decideRefund = (adminId: string, refundId: string, decision: Decision): Promise<Answer> =>
  transact((tx) => decideRefundWithin(tx, adminId, refundId, decision));

type Decision = { approves: boolean; reason: string };
type Answer = Outcome<void, AnswerRefusal | OwnCase>;

/** The same inside `tx`. */
export async function decideRefundWithin(tx: Tx, adminId: string, refundId: string, decision: Decision): Promise<Answer> {
  const held = await lockProblem(tx, refundId);
  if (!held) return refuse("not_found");
  const { refund, found } = held;
  if (refund.status !== "em_aprovacao") return refuse("decided");
  const recorded = await recordDecision(tx, "refunds", {
    adminId,
    action: decision.approves ? "aprovar-reembolso" : "negar-reembolso",
    target: { kind: "refund", id: refundId },
    reason: decision.reason,
    detail: { orderId: refund.orderId, amountCents: refund.amountCents },
  });
  if (!recorded.ok) return recorded;
  const by = { cause: `decisão ${brand.of}`, actor: adminId };
  if (decision.approves) await approveRefund(tx, found, refund.id, by, { answer: decision.reason });
  else await deny(tx, found, refund, by, decision.reason);
  return ok();
}

async function deny(
  tx: Tx,
  { order }: AttemptWithOrder,
  refund: Refund,
  by: { cause: string; actor: string },
  answer: string,
): Promise<void> {
  const denied = await moveRefund(tx, refund.id, "negar", by, answer ? { answer } : {});
  if (!denied) return;
  await emailBuyer(tx, denied, order, "negada");
  await emailAuthors(tx, denied, order, "negada");
}

/**
 * Applies the deadlines of refunds under approval: without the author's answer the platform decides; without the buyer's appeal the
 * author's refusal is final; without the platform's decision the refund is approved.
 */
export async function advanceProblems(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`select ${row} from refunds where status = 'em_aprovacao' and due_at <= now() order by due_at limit 50`,
  );
  for (const { id } of rows) await transact((tx) => advance(tx, id));
}

async function advance(tx: Tx, refundId: string): Promise<Outcome<void, "moved">> {
  const held = await lockProblem(tx, refundId);
  if (!held || held.refund.status !== "em_aprovacao") return refuse("moved");
  const { refund, found } = held;
  const rows = await readRows(
    tx,
    { due: col.bool`due_at <= now()` },
    (row) => sql`select ${row} from refunds where id = ${refundId}`,
  );
  if (!rows[0]?.due) return refuse("moved");
  const by = { cause: "prazo vencido", actor: "relógio" };
  if (refund.waitingFor === "autor") await passToOperator(tx, refund, found, { ...by, cause: "autor não respondeu no prazo" });
  else if (refund.waitingFor === "comprador")
    await deny(tx, found, refund, { ...by, cause: "recusa do autor não contestada" }, "");
  else await approveRefund(tx, found, refund.id, { ...by, cause: "sem resposta no prazo: o dinheiro volta" });
  return ok();
}
