import { percentOf } from "#kit/money-split.ts";
import type { CouponKind } from "./coupon-state.ts";
import { LEAST_PRICE_CENTS, spreadAmount } from "./spread-amount.ts";

/**
 * One material in a cart, in centavos. `promotionCents` is what the author's running promotion asks, null without one;
 * `struckCents` what may honestly be shown struck beside it.
 */
export type PricedLine = {
  productId: number;
  storeId: number;
  listCents: number;
  promotionCents: number | null;
  struckCents: number | null;
};

/** A coupon that works now for this buyer. `productIds` null: every material of the store. */
export type UsableCoupon = {
  id: number;
  storeId: number;
  kind: CouponKind;
  percentBps: number | null;
  amountCents: number | null;
  minimumCents: number;
  maxUses: number | null;
  productIds: number[] | null;
};

/** `fullCents` is the price shown struck: what is paid plus `discountCents`. Null when nothing was taken off. */
export type LinePrice = {
  productId: number;
  /** Before any coupon, promotion included. */
  priceCents: number;
  fullCents: number | null;
  discountCents: number;
  paidCents: number;
  discountFrom: "promocao" | "cupom" | null;
  couponId: number | null;
};

export type CouponEffect =
  | { couponId: number; state: "aplicado"; discountCents: number }
  | { couponId: number; state: "sem_material" | "promocao_melhor" }
  | { couponId: number; state: "falta_minimo"; missingCents: number };

export type PricedCart = { lines: LinePrice[]; coupons: CouponEffect[]; totalCents: number; discountCents: number };

/**
 * Prices a whole cart: one code of each store at most, on materials of that store alone. Each line keeps its best single discount,
 * the promotion or the coupon on the list price, never both; what is left to pay is zero or R$ 3,00 and more. The order of lines
 * and of coupons changes nothing. Of two codes of one store the lower id counts.
 */
export function priceCart(lines: readonly PricedLine[], coupons: readonly UsableCoupon[]): PricedCart {
  const taken = new Map<number, { coupon: UsableCoupon; cents: number }>();
  const effects = onePerStore(coupons).map((coupon) => apply(coupon, lines, taken));
  const priced = lines.map((line) => linePrice(line, taken.get(line.productId)));
  return {
    lines: priced,
    coupons: effects,
    totalCents: priced.reduce((sum, line) => sum + line.paidCents, 0),
    discountCents: priced.reduce((sum, line) => sum + line.discountCents, 0),
  };
}

function onePerStore(coupons: readonly UsableCoupon[]): UsableCoupon[] {
  const byStore = new Map<number, UsableCoupon>();
  for (const coupon of coupons.toSorted((a, b) => a.id - b.id)) {
    if (!byStore.has(coupon.storeId)) byStore.set(coupon.storeId, coupon);
  }
  return [...byStore.values()];
}

const nowOf = (line: PricedLine): number => line.promotionCents ?? line.listCents;

function apply(
  coupon: UsableCoupon,
  lines: readonly PricedLine[],
  taken: Map<number, { coupon: UsableCoupon; cents: number }>,
): CouponEffect {
  const reached = lines
    .filter((line) => line.storeId === coupon.storeId && line.listCents > 0)
    .filter((line) => coupon.productIds === null || coupon.productIds.includes(line.productId))
    .toSorted((a, b) => a.productId - b.productId);
  if (reached.length === 0) return { couponId: coupon.id, state: "sem_material" };
  const spentCents = reached.reduce((sum, line) => sum + nowOf(line), 0);
  if (spentCents < coupon.minimumCents) {
    return { couponId: coupon.id, state: "falta_minimo", missingCents: coupon.minimumCents - spentCents };
  }
  const won = winningDiscounts(coupon, reached);
  if (won.size === 0) return { couponId: coupon.id, state: "promocao_melhor" };
  for (const [productId, cents] of won) taken.set(productId, { coupon, cents });
  return { couponId: coupon.id, state: "aplicado", discountCents: [...won.values()].reduce((sum, cents) => sum + cents, 0) };
}

/**
 * What the coupon takes off each line where it beats the promotion. A line the promotion serves better leaves, and what the
 * coupon had for it goes to the others, until every line left gains by it.
 */
function winningDiscounts(coupon: UsableCoupon, reached: PricedLine[]): Map<number, number> {
  let competing = reached;
  for (;;) {
    const cents = couponDiscounts(
      coupon,
      competing.map((line) => line.listCents),
    );
    const winners = competing.filter((line, index) => (cents[index] ?? 0) > line.listCents - nowOf(line));
    if (winners.length === competing.length) {
      return new Map(competing.map((line, index) => [line.productId, cents[index] ?? 0]));
    }
    competing = winners;
  }
}

function couponDiscounts({ kind, percentBps, amountCents, maxUses }: UsableCoupon, listCents: number[]): number[] {
  if (kind === "valor") return spreadAmount(amountCents ?? 0, listCents, maxUses !== null);
  const basisPoints = percentBps ?? 0;
  if (basisPoints === 10_000) return listCents;
  return listCents.map((cents) => Math.min(percentOf(cents, basisPoints), Math.max(0, cents - LEAST_PRICE_CENTS)));
}

function linePrice(line: PricedLine, won: { coupon: UsableCoupon; cents: number } | undefined): LinePrice {
  const priceCents = nowOf(line);
  if (won) {
    const { coupon, cents } = won;
    return {
      productId: line.productId,
      priceCents,
      fullCents: line.listCents,
      discountCents: cents,
      paidCents: line.listCents - cents,
      discountFrom: "cupom",
      couponId: coupon.id,
    };
  }
  const struck =
    line.promotionCents !== null && line.struckCents !== null && line.struckCents > priceCents ? line.struckCents : null;
  return {
    productId: line.productId,
    priceCents,
    fullCents: struck,
    discountCents: struck === null ? 0 : struck - priceCents,
    paidCents: priceCents,
    discountFrom: struck === null ? null : "promocao",
    couponId: null,
  };
}
