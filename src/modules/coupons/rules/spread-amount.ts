import { splitByLargestRemainder } from "#kit/money-split.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";

/**
 * A fixed amount spread over prices, in their order and in proportion to them, to the centavo. Each price is left at R$ 3,00 at
 * least; only when the amount covers everything, and `mayReachZero`, is everything free.
 */
export function spreadAmount(amountCents: number, pricesCents: readonly number[], mayReachZero: boolean): number[] {
  const total = pricesCents.reduce((sum, cents) => sum + cents, 0);
  if (mayReachZero && amountCents >= total) return [...pricesCents];
  const room = pricesCents.map((cents) => Math.max(0, cents - LEAST_PRICE_CENTS));
  const parts = pricesCents.map(() => 0);
  let left = Math.min(
    amountCents,
    room.reduce((sum, cents) => sum + cents, 0),
  );
  while (left > 0) {
    const weights = pricesCents.map((cents, index) => ((parts[index] ?? 0) < (room[index] ?? 0) ? cents : 0));
    for (const [index, share] of splitByLargestRemainder(left, weights).entries()) {
      const given = Math.min(share, (room[index] ?? 0) - (parts[index] ?? 0));
      parts[index] = (parts[index] ?? 0) + given;
      left -= given;
    }
  }
  return parts;
}
