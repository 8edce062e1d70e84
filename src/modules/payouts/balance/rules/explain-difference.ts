export type Wallet = { pendingCents: number; availableCents: number; reservedCents: number; debtCents: number };
export type Reading = { availableCents: number; waitingCents: number };

/** Why the provider's balance differs from ours. `cents` is always positive. */
export type Reason = {
  kind: "regret_window" | "not_settled" | "at_the_bank" | "covered" | "unexplained_more" | "unexplained_less";
  cents: number;
};

/** What the provider should hold for an author according to our ledger: all buckets that were not paid out, less the debt. */
export const heldCents = (wallet: Wallet): number =>
  wallet.pendingCents + wallet.availableCents + wallet.reservedCents - wallet.debtCents;

/**
 * Explains the difference between two balances: a withdrawal that has left the provider and not arrived at the bank; money that the
 * provider freed and the withdrawal period still holds here (or the reverse); what the platform covered for the author's disputes
 * (`coveredCents`: still in the author's recipient, but not the author's); and a remainder without explanation. An empty list means
 * that they agree.
 */
export function explainDifference(wallet: Wallet, reading: Reading, coveredCents = 0): Reason[] {
  const missing = heldCents(wallet) + coveredCents - (reading.availableCents + reading.waitingCents);
  const atTheBank = missing > 0 ? Math.min(missing, wallet.reservedCents) : 0;
  const unexplained = missing - atTheBank;
  const free = wallet.availableCents + wallet.reservedCents - atTheBank - wallet.debtCents + coveredCents;
  const earlier = reading.availableCents - free;
  const reasons: Reason[] = [];
  if (coveredCents > 0) reasons.push({ kind: "covered", cents: coveredCents });
  if (atTheBank > 0) reasons.push({ kind: "at_the_bank", cents: atTheBank });
  if (unexplained > 0) reasons.push({ kind: "unexplained_less", cents: unexplained });
  if (unexplained < 0) reasons.push({ kind: "unexplained_more", cents: -unexplained });
  if (unexplained === 0 && earlier > 0) reasons.push({ kind: "regret_window", cents: earlier });
  if (unexplained === 0 && earlier < 0) reasons.push({ kind: "not_settled", cents: -earlier });
  return reasons;
}
