import { percentOf } from "#kit/money-percent.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";
import type { CouponKind } from "./coupon-state.ts";
import { freeOfTaken } from "./free-of-taken.ts";
import { spreadAmount } from "./spread-amount.ts";

/** A line that a store's coupon reaches, in centavos. */
type Competing = { productId: number; listCents: number; promotionCents: number | null };

type Discounting = {
  kind: CouponKind;
  percentBps: number | null;
  amountCents: number | null;
  takeCount?: number | null;
  payCount?: number | null;
  maxUses: number | null;
};

/** What a line costs before any coupon. */
export const nowOf = (line: Omit<Competing, "productId">): number => line.promotionCents ?? line.listCents;

/**
 * What the coupon takes off each line where it beats the promotion. A line the promotion serves better leaves, and what the
 * coupon had for it goes to the others, until every line left gains by it. A deal of so many taken looks at the whole cart instead.
 */
export function winningDiscounts(coupon: Discounting, reached: readonly Competing[]): Map<number, number> {
  if (coupon.kind === "leve_pague") return winningFree(coupon, reached);
  let competing = reached;
  for (;;) {
    const cents = couponDiscounts(
      coupon,
      competing.map((line) => line.listCents),
    );
    const winners = competing.filter((line, index) => {
      const promotionCents = line.listCents - nowOf(line);
      return promotionCents === 0 || (cents[index] ?? 0) > promotionCents;
    });
    if (winners.length === competing.length) {
      const taken = competing.map((line, index) => [line.productId, cents[index] ?? 0] as const);
      return new Map(taken.filter(([, off]) => off > 0));
    }
    competing = winners;
  }
}

/** Empty only where the promotions alone leave no more to pay than the deal would. Zero is of a price paid in full within it. */
function winningFree({ takeCount, payCount }: Discounting, reached: readonly Competing[]): Map<number, number> {
  const deal = { takeCount: takeCount ?? 0, payCount: payCount ?? 0 };
  const cents = freeOfTaken(
    deal,
    reached.map((line) => line.listCents),
    reached.map(nowOf),
  );
  const off = reached.map((line, index) => ({ line, cents: cents[index] ?? 0 }));
  const hasGain = off.some(({ line, cents: given }) => given > line.listCents - nowOf(line));
  const won = hasGain ? off.filter(({ line, cents: given }) => given !== line.listCents - nowOf(line)) : [];
  return new Map(won.map(({ line, cents: given }) => [line.productId, given]));
}

function couponDiscounts(coupon: Discounting, listCents: number[]): number[] {
  const { kind, percentBps, amountCents, maxUses } = coupon;
  if (kind === "valor") return spreadAmount(amountCents ?? 0, listCents, maxUses !== null);
  const basisPoints = percentBps ?? 0;
  if (basisPoints === 10_000) return listCents;
  return listCents.map((cents) => Math.min(percentOf(cents, basisPoints), Math.max(0, cents - LEAST_PRICE_CENTS)));
}
