/** One part of a charge. The platform's part carries the provider's cost and the rounding remainder. */
export type SplitPart = { storeId: number | null; recipientId: string; amountCents: number };

type SoldItem = { storeId: number; paidCents: number; commissionCents: number };

/**
 * Who receives what of a charge: each store the price after discount less commission, the platform the rest. Parts add up to
 * the charge to the cent; none is negative and parts of zero are left out.
 */
export function splitOf(
  items: readonly SoldItem[],
  recipientOf: (storeId: number) => string,
  platformRecipient: string,
): SplitPart[] {
  const byStore = new Map<number, number>();
  for (const item of items) {
    byStore.set(item.storeId, (byStore.get(item.storeId) ?? 0) + item.paidCents - item.commissionCents);
  }
  const stores = [...byStore].toSorted(([a], [b]) => a - b);
  const platformCents = items.reduce((sum, item) => sum + item.commissionCents, 0);
  return [
    ...stores.map(([storeId, amountCents]) => ({ storeId, recipientId: recipientOf(storeId), amountCents })),
    { storeId: null, recipientId: platformRecipient, amountCents: platformCents },
  ].filter((part) => part.amountCents > 0);
}
