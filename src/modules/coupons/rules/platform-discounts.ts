import { percentOf } from "#kit/money-percent.ts";
import { splitByLargestRemainder } from "#kit/money-split.ts";
import type { CouponKind } from "./coupon-state.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";

/**
 * The most the platform may take off one line out of its commission and still keep the least, in centavos; less of it when the
 * author's own link or coupon brought the buyer.
 */
export type PlatformRoom = { roomCents: number; broughtRoomCents: number };

/** A line the platform's coupon may discount, and what is already taken off it by its store. */
type Line = { productId: number; listCents: number; roomCents: number; takenCents: number };
type Discount = { kind: CouponKind; percentBps: number | null; amountCents: number | null };

/** Whether so much off a price is all the platform's to give and leaves what a product may cost. */
export const isWhole = (discountCents: number, { listCents, roomCents }: Pick<Line, "listCents" | "roomCents">): boolean =>
  discountCents > 0 && discountCents <= roomCents && listCents - discountCents >= LEAST_PRICE_CENTS;

/**
 * What the platform's coupon takes off each line: the whole of it, and more than its store does, or nothing. A percentage looks at
 * each line alone; an amount is spread by price over the lines that can bear their part, all of it or none. `isBeaten`: a line would
 * have had it, were what its store takes off not better.
 */
export function platformDiscounts(discount: Discount, lines: readonly Line[]): { won: Map<number, number>; isBeaten: boolean } {
  let competing = [...lines];
  let isBeaten = false;
  for (;;) {
    const parts = partsOf(discount, competing);
    const requested = competing.map((line, index) => ({ line, cents: parts[index] ?? 0 }));
    const whole = requested.filter(({ line, cents }) => isWhole(cents, line));
    const better = whole.filter(({ line, cents }) => cents > line.takenCents);
    isBeaten ||= better.length < whole.length;
    if (better.length === competing.length) {
      return { won: new Map(better.map(({ line, cents }) => [line.productId, cents])), isBeaten };
    }
    competing = better.map(({ line }) => line);
  }
}

function partsOf({ kind, percentBps, amountCents }: Discount, lines: readonly Line[]): number[] {
  const prices = lines.map((line) => line.listCents);
  if (kind === "porcentagem") return prices.map((cents) => percentOf(cents, percentBps ?? 0));
  return prices.length === 0 ? [] : splitByLargestRemainder(amountCents ?? 0, prices);
}
