import { asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { finishRefund } from "./finish-refund.ts";
import type { Refund } from "./move-refund.ts";
import { readLines } from "./read-lines.ts";
import { linesTotal, sliceOf } from "./rules/lines.ts";
import { ON_THEIR_WAY } from "./rules/moves.ts";

/**
 * Completes the refunds that `returnedCents` of the charge proves done. Only one refund of a charge is in progress at a time, so what was
 * returned beyond the completed ones belongs to it; money that matches no refund of ours was returned in the provider's dashboard
 * and is booked as a new one.
 */
export async function finishRefunds(tx: Tx, found: AttemptWithOrder, returnedCents: number): Promise<void> {
  if (returnedCents === 0) return;
  const known = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, found.attempt.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for("update");
  const atProvider = known.filter((one) => one.paidBy !== "transferencia");
  let proven = returnedCents - sumOf(atProvider.filter((one) => one.status === "feito"));
  for (const refund of candidates(atProvider, proven)) {
    if (refund.amountCents > proven) continue;
    if (await finishRefund(tx, found, refund.id)) proven -= refund.amountCents;
  }
  const isOnItsWay = atProvider.some((one) => isSent(one) && one.amountCents > proven);
  if (proven > 0 && !isOnItsWay) await bookOutsideRefund(tx, found, proven);
}

const isSent = (refund: Refund): boolean => refund.status === "enviando" || refund.status === "desconhecido";
const sumOf = (list: Refund[]): number => list.reduce((sum, one) => sum + one.amountCents, 0);

/** The refund in progress first; then, as the dashboard also returns money, those of exactly the amount not yet explained. */
function candidates(known: Refund[], provenCents: number): Refund[] {
  const open = known.filter((one) => (ON_THEIR_WAY as readonly string[]).includes(one.status));
  const sent = open.filter(isSent);
  const restCents = provenCents - sumOf(sent);
  const others = open.filter((one) => !isSent(one));
  const whole = sumOf(others) === restCents ? others : others.filter((one) => one.amountCents === restCents).slice(0, 1);
  return [...sent, ...whole];
}

/** Books money returned in the provider's dashboard: the rest of the sale is refunded in proportion, as the provider does. */
async function bookOutsideRefund(tx: Tx, found: AttemptWithOrder, amountCents: number): Promise<void> {
  const { left } = await readLines(tx, found);
  const lines = sliceOf(left, Math.min(amountCents, linesTotal(left)));
  if (lines.length === 0) return;
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: found.order.id,
      attemptId: found.attempt.id,
      amountCents: linesTotal(lines),
      cause: "admin",
      status: "aprovado",
      reason: "Devolvido no painel da Pagar.me.",
    })
    .returning();
  if (!refund) return;
  await recordState(tx, {
    entity: "refund",
    entityId: refund.id,
    from: null,
    to: "aprovado",
    cause: "devolvido no painel do provedor",
    actor: "provedor",
  });
  await tx.insert(refundItems).values(
    lines.map(({ orderItemId, netCents, commissionCents, interestCents }) => ({
      refundId: refund.id,
      orderItemId,
      netCents,
      commissionCents,
      interestCents,
      isOpen: false,
    })),
  );
  await finishRefund(tx, found, refund.id);
}
