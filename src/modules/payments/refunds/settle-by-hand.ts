import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { type Tx, transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { sendRefundJob } from "../schema.ts";
import { refunds } from "../tables/refunds.ts";
import { lockProblem } from "./answer-problem.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PaidBy } from "./rules/causes.ts";
import type { SettleRefusal } from "./schema.ts";
import { refundSetting } from "./settings.ts";

/**
 * Pays manually a refund that the provider did not make: from the platform's own balance there, or by a bank transfer already made, whose
 * receipt `note` identifies. The author's part is taken from their balance, and what is missing becomes debt.
 */
export const settleByHand = (viewer: Viewer, refundId: string, how: Settling): Promise<Answer> =>
  transact((tx) => settleByHandWithin(tx, viewer, refundId, how));

type Settling = { paidBy: Exclude<PaidBy, "divisao">; note: string };
type Answer = Outcome<void, SettleRefusal | OwnCase>;

/** The same inside `tx`. */
export async function settleByHandWithin(tx: Tx, viewer: Viewer, refundId: string, how: Settling): Promise<Answer> {
  const held = await lockProblem(tx, refundId);
  if (!held || held.refund.status !== "manual") return refuse("not_found");
  const { refund, found } = held;
  const { stepUpAboveCents } = await readSetting(tx, refundSetting);
  if (refund.amountCents > stepUpAboveCents) {
    const proved = await requireStepUp(tx, viewer);
    if (!proved.ok) return proved;
  }
  const decision = await recordDecision(tx, "refunds", {
    adminId: viewer.userId,
    action: "pagar-reembolso",
    target: { kind: "refund", id: refundId },
    reason: how.note,
    detail: { orderId: refund.orderId, amountCents: refund.amountCents, paidBy: how.paidBy },
  });
  if (!decision.ok) return decision;
  await tx.update(refunds).set({ paidBy: how.paidBy }).where(eq(refunds.id, refundId));
  if (how.paidBy === "plataforma") await enqueue(tx, sendRefundJob, { refundId });
  else await finishRefund(tx, found, refundId);
  return ok();
}
