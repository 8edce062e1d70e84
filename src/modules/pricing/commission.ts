import { percentOf } from "#kit/money-percent.ts";

export type Commission = { basisPoints: number; leastCents: number };

/** The platform's part of one item, in centavos: a share of what was paid, at least `leastCents`, never more than was paid. */
export function commissionOf(paidCents: number, commission: Commission): number {
  if (paidCents === 0) return 0;
  return Math.min(paidCents, Math.max(percentOf(paidCents, commission.basisPoints), commission.leastCents));
}

/** What the platform may take off one item out of its own part and still keep the least. */
export const platformRoom = (priceCents: number, commission: Commission): number =>
  Math.max(0, commissionOf(priceCents, commission) - commission.leastCents);

/** What a rate was agreed for. The most specific one holds: `agreed_rate` in the database is that rule. */
export const AGREED_FOR = ["material", "loja", "categoria"] as const;
export type AgreedFor = (typeof AGREED_FOR)[number];

type Rates = { basisPoints: number; ownBasisPoints: number };

/** The rate of a sale: the agreed one or the usual; never above `ownBasisPoints` when the author brought the buyer. */
export function rateOfSale(agreedBps: number | null, usual: Rates, isBrought: boolean): number {
  const agreed = agreedBps ?? usual.basisPoints;
  return isBrought ? Math.min(agreed, usual.ownBasisPoints) : agreed;
}
