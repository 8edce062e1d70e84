const FULL_BASIS_POINTS = 10_000n;

function assertAmount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be a whole number >= 0: ${value}`);
}

/** Cents of `basisPoints` (1/100 of 1 %) of an amount, half a cent up. The only rounding of a percentage. */
export function percentOf(cents: number, basisPoints: number): number {
  assertAmount(cents, "cents");
  assertAmount(basisPoints, "basisPoints");
  return Number((BigInt(cents) * BigInt(basisPoints) + FULL_BASIS_POINTS / 2n) / FULL_BASIS_POINTS);
}

/**
 * Parts of `totalCents` in proportion to whole `weights`, adding up to it exactly. Leftover cents go to the largest
 * remainders, the earlier weight first in a tie. A weight of 0 gets 0. Throws when there is money and no weight.
 */
export function splitByLargestRemainder(totalCents: number, weights: readonly number[]): number[] {
  assertAmount(totalCents, "totalCents");
  for (const weight of weights) assertAmount(weight, "weight");
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) {
    if (totalCents > 0) throw new RangeError("cannot split an amount among no weights");
    return weights.map(() => 0);
  }

  const exact = weights.map((weight) => BigInt(totalCents) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  const leftover = totalCents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ remainder: share % sum, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, leftover)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
