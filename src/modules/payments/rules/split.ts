import { splitByLargestRemainder } from "#kit/money-split.ts";

/**
 * One part of a charge. The platform's part bears the provider's fee and the rounding remainder, and includes the cost of instalments
 * (`interestCents`).
 */
export type SplitPart = { storeId: number | null; recipientId: string; amountCents: number; interestCents?: number };

type SoldItem = { storeId: number; paidCents: number; commissionCents: number };

/** The cost of instalments by who bears it: the buyer, above the price, or the authors, from their share. */
export type InterestShare = { buyerCents: number; authorCents: number };
const NO_INTEREST: InterestShare = { buyerCents: 0, authorCents: 0 };

/** The part of the instalment cost borne by each item's author, in the items' order: in proportion to price, never above the share. */
export function interestOfItems(items: readonly SoldItem[], authorCents: number): number[] {
  if (authorCents === 0) return items.map(() => 0);
  const parts = splitByLargestRemainder(
    authorCents,
    items.map((item) => item.paidCents),
  );
  return items.map((item, index) => Math.min(parts[index] ?? 0, item.paidCents - item.commissionCents));
}

/**
 * The parts of a charge: each store gets the discounted price minus commission and the interest it bears, the platform the rest. Parts
 * add up to the charge to the centavo; none is negative, and parts of zero are omitted.
 */
export function splitOf(
  items: readonly SoldItem[],
  recipientOf: (storeId: number) => string,
  platformRecipient: string,
  interest: InterestShare = NO_INTEREST,
): SplitPart[] {
  const borne = interestOfItems(items, interest.authorCents);
  const byStore = new Map<number, number>();
  items.forEach((item, index) => {
    const net = item.paidCents - item.commissionCents - (borne[index] ?? 0);
    byStore.set(item.storeId, (byStore.get(item.storeId) ?? 0) + net);
  });
  const stores = [...byStore].toSorted(([a], [b]) => a - b);
  const interestCents = interest.buyerCents + borne.reduce((sum, cents) => sum + cents, 0);
  const platformCents = items.reduce((sum, item) => sum + item.commissionCents, interestCents);
  const platform = { storeId: null, recipientId: platformRecipient, amountCents: platformCents };
  return [
    ...stores.map(([storeId, amountCents]) => ({ storeId, recipientId: recipientOf(storeId), amountCents })),
    interestCents > 0 ? { ...platform, interestCents } : platform,
  ].filter((part) => part.amountCents > 0);
}
