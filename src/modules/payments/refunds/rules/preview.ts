/** The effects of a refund for one author, in centavos. */
export type RefundEffect = {
  refundCents: number;
  netCents: number;
  commissionCents: number;
  interestCents: number;
  costCents: number;
  fromPendingCents: number;
  fromAvailableCents: number;
  newDebtCents: number;
  after: { pendingCents: number; availableCents: number; debtCents: number };
};

type Item = { netCents: number; commissionCents: number; interestCents: number; costCents: number };
/** `waitsCents`: what is still pending of this sale; the others are of the store in total. */
type Pockets = { waitsCents: number; pendingCents: number; availableCents: number; debtCents: number };

/** The effect of refunding items of one store on its balances, taken in the ledger's order: pending of this sale, available, then debt. */
export function effectOf(items: readonly Item[], pockets: Pockets): RefundEffect {
  const sum = (pick: (item: Item) => number): number => items.reduce((total, item) => total + pick(item), 0);
  const netCents = sum((item) => item.netCents);
  const costCents = sum((item) => item.costCents);
  const takenCents = netCents + costCents;
  const fromPendingCents = Math.min(takenCents, Math.max(0, pockets.waitsCents));
  const fromAvailableCents = Math.min(takenCents - fromPendingCents, Math.max(0, pockets.availableCents));
  const newDebtCents = takenCents - fromPendingCents - fromAvailableCents;
  return {
    refundCents: netCents + sum((item) => item.commissionCents + item.interestCents),
    netCents,
    commissionCents: sum((item) => item.commissionCents),
    interestCents: sum((item) => item.interestCents),
    costCents,
    fromPendingCents,
    fromAvailableCents,
    newDebtCents,
    after: {
      pendingCents: pockets.pendingCents - fromPendingCents,
      availableCents: pockets.availableCents - fromAvailableCents,
      debtCents: pockets.debtCents + newDebtCents,
    },
  };
}
