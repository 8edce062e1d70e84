import { brand } from "#kit/brand/brand.ts";
import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { db, type Tx, transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { bookFee } from "../book-fee.ts";
import { approveRefund } from "./approve-refund.ts";
import { findPaidAttempt, lockPaidOrder } from "./find-paid-attempt.ts";
import { openLineRefund } from "./open-refund.ts";
import { openRefundsOf, readFee, readLines } from "./read-lines.ts";
import { isInLegalDays } from "./read-moment.ts";
import { linesTotal, lineTotal } from "./rules/lines.ts";
import type { RefundRefusal } from "./schema.ts";
import { refundSetting } from "./settings.ts";

/** `isLegalWithdrawal`: an admin exercises the buyer's legal right for them; the platform bears the cost of the payment. */
export type RefundWanted = {
  orderId: string;
  itemIds: readonly string[];
  reason: string;
  isLegalWithdrawal?: boolean | undefined;
};
/**
 * An author refunds items of their own store; an admin any item, audited, with step-up authentication above the limit (R$ 2.000 by
 * default).
 */
export type RefundGiver = { as: "autor"; viewer: Viewer; storeId: number } | AdminGiver;
/** `agreed`: somebody else asked for it, of this amount, and `viewer` confirms: it is that, not yet begun by another road, or nothing. */
type AdminGiver = { as: "admin"; viewer: Viewer; agreed?: { askedBy: string; cents: number } | undefined };
type Answer = Outcome<{ refundId: string }, RefundRefusal | OwnCase>;

/**
 * Refunds what is left of items of a paid order, on behalf of their author or of the platform. A repeated request for the same items
 * returns the refund already open. Returns its id.
 */
export async function refundLines(giver: RefundGiver, wanted: RefundWanted): Promise<Answer> {
  await readMissingFee(wanted.orderId);
  return transact((tx) => refundLinesWithin(tx, giver, wanted));
}

/** The same inside `tx`, after `readMissingFee`. */
export async function refundLinesWithin(
  tx: Tx,
  giver: RefundGiver,
  { isLegalWithdrawal = false, ...wanted }: RefundWanted,
): Promise<Answer> {
  const agreed = giver.as === "admin" ? giver.agreed : undefined;
  const found = await lockPaidOrder(tx, wanted.orderId);
  if (!found) return refuse("not_found");
  const { left } = await readLines(tx, found);
  const chosen = left.filter((line) => wanted.itemIds.includes(line.orderItemId));
  const isTheirs = giver.as === "admin" || chosen.every((line) => line.storeId === giver.storeId);
  if (chosen.length === 0 || chosen.length !== new Set(wanted.itemIds).size || !isTheirs) return refuse("not_found");
  const open = await openRefundsOf(tx, wanted.itemIds);
  if (!agreed && open.size === 1 && [...open.values()].every((ids) => ids.length === chosen.length))
    return ok({ refundId: [...open.keys()][0] ?? "" });
  if (open.size > 0) return refuse("already_open");
  if (chosen.some((line) => lineTotal(line) === 0)) return refuse("not_found");
  const cents = linesTotal(chosen);
  if (agreed && cents !== agreed.cents) return refuse("changed_meanwhile");
  const { stepUpAboveCents } = await readSetting(tx, refundSetting);
  if (giver.as === "admin" && cents > stepUpAboveCents) {
    const proved = await requireStepUp(tx, giver.viewer);
    if (!proved.ok) return proved;
  }
  const isByLaw = giver.as === "admin" && isLegalWithdrawal;
  // The right is exercised when it is asked for, however long the confirmation takes.
  if (isByLaw && !agreed && !(await isInLegalDays(tx, wanted.orderId))) return refuse("past_legal_days");
  const actor = agreed?.askedBy ?? giver.viewer.userId;
  const refund = await openLineRefund(tx, found, { cause: isByLaw ? "arrependimento" : giver.as, actor, ...wanted });
  if (!refund) return refuse("not_found");
  if (giver.as === "admin") {
    const decision = await recordDecision(tx, "refunds", {
      adminId: giver.viewer.userId,
      action: "reembolsar",
      target: { kind: "order", id: wanted.orderId },
      reason: wanted.reason,
      detail: { refundId: refund.id, amountCents: refund.amountCents, itemIds: wanted.itemIds, isLegalWithdrawal },
    });
    if (!decision.ok) return decision;
  }
  const by = { cause: giver.as === "admin" ? `devolvido ${brand.by}` : "devolvido pelo autor", actor };
  await approveRefund(tx, found, refund.id, by);
  return ok({ refundId: refund.id });
}

/** Reads the provider's fee of the payment, if it is not booked yet: an unknown fee is not charged to the author. */
export async function readMissingFee(orderId: string): Promise<void> {
  const attemptId = await findPaidAttempt(db, orderId);
  if (attemptId && (await readFee(db, attemptId)) === null) await bookFee(attemptId).catch(() => undefined);
}
