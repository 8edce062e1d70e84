import { ok, type Outcome, type Refusal } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import type { PaymentInput } from "../payments/cards/schema.ts";
import { findOpenAttempt } from "../payments/find-attempt.ts";
import { payOrder } from "../payments/pay-order.ts";
import { isOlderThanCorrection } from "./queries/older-than-correction.ts";
import type { PlacedOrder, PlaceOrderRefusal } from "./schema.ts";
import { METHODS } from "../payments/methods/methods.ts";

/**
 * Repeats a request for items that already have an open order, without creating another. A payment under way continues. A new one
 * starts only for another method, when none is under way, or after the buyer was corrected. While the bank decides, nothing is
 * charged and the result is `confirming`.
 */
export async function sameAgain(
  userId: string,
  orderId: string,
  payment: PaymentInput,
  { isCorrected, ip }: { isCorrected: boolean; ip: string },
): Promise<Outcome<PlacedOrder["next"], PlaceOrderRefusal>> {
  const { next } = METHODS[payment.method];
  const open = await findOpenAttempt(db, orderId);
  const renews = isCorrected || (open !== null && (await isOlderThanCorrection(open.id)));
  if (!renews && open?.method === payment.method && (METHODS[open.method].waitingPage !== null || open.isYoung)) return ok(next);
  const paid = await payOrder(userId, orderId, payment, { replaces: renews ? (open?.id ?? null) : null, ip });
  if (paid.ok || paid.reason === "not_payable" || paid.reason === "not_found") return ok(next);
  if (paid.reason === "token_spent") return ok("token_spent");
  if (paid.reason === "confirming" || paid.reason === "still_asking") return ok("confirming");
  return paid as Refusal<PlaceOrderRefusal>;
}
