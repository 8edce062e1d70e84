import { percentOf } from "#kit/money-percent.ts";
import { LEAST_PRICE_CENTS } from "./least-price.ts";

/** The most an author may take off by Pix, in basis points. */
export const MOST_PIX_DISCOUNT_BPS = 1_000;

/** What paying by Pix takes off an item, in centavos: a share of what is left after promotion and coupon, never below the least price. */
export const pixDiscountOf = (paidCents: number, basisPoints: number): number =>
  Math.min(percentOf(paidCents, basisPoints), Math.max(0, paidCents - LEAST_PRICE_CENTS));
