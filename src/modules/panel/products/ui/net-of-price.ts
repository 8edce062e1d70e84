import { commissionOf } from "#modules/pricing/commission.ts";

export type UsualCommission = { basisPoints: number; leastCents: number };

/** What the author receives of one sale at this price. */
export function netOfPrice(priceCents: number, commissionBps: number | null, usual: UsualCommission): number {
  return priceCents - commissionOf(priceCents, { ...usual, basisPoints: commissionBps ?? usual.basisPoints });
}
