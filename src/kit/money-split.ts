import { assertAmount } from "./money-percent.ts";

/**
 * Splits `totalCents` in proportion to integer `weights`; the parts add up to it exactly. Leftover centavos go to the largest remainders,
 * the earlier weight first in a tie. A weight of 0 gets 0. Throws when there is money and no weight.
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
