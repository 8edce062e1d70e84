export type Wallet = { pendingCents: number; availableCents: number; reservedCents: number; debtCents: number };
export type Reading = { availableCents: number; waitingCents: number };

/** Why the provider's figures are not ours. `cents` is always positive. */
export type Reason = {
  kind: "regret_window" | "not_settled" | "at_the_bank" | "covered" | "unexplained_more" | "unexplained_less";
  cents: number;
};

/** What our books say the provider should hold for an author: everything that is theirs and has not left, less what they owe. */
export const heldCents = (wallet: Wallet): number =>
  wallet.pendingCents + wallet.availableCents + wallet.reservedCents - wallet.debtCents;

/**
 * Tells two balances apart: money of a withdrawal that has left the provider and not arrived at the bank, money that the provider
 * freed and the days of withdrawal right still hold here (or the reverse), what the platform paid at the bank for the author's disputes
 * (`coveredCents`: it still sits at the author's recipient and is not theirs), and what remains, which nothing explains. No reasons:
 * they agree.
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
