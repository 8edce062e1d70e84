import type { CouponKind } from "./coupon-state.ts";
import { platformDiscounts, type PlatformRoom } from "./platform-discounts.ts";
import { pixDiscountOf } from "../../pricing/rules/pix-discount.ts";
import { nowOf, winningDiscounts } from "./winning-discounts.ts";

/**
 * One product in a cart, in centavos. `promotionCents` is what the author's running promotion asks, null without one;
 * `struckCents` what may honestly be shown struck beside it; `pixDiscountBps` what its store takes off by Pix, null where it takes no Pix.
 */
export type PricedLine = {
  productId: number;
  storeId: number;
  listCents: number;
  promotionCents: number | null;
  struckCents: number | null;
  pixDiscountBps?: number | null;
} & Partial<PlatformRoom>;

/** A coupon that works now for this buyer. `productIds` null: every product of the store; `storeId` null: the platform's. */
export type UsableCoupon = {
  id: number;
  storeId: number | null;
  kind: CouponKind;
  percentBps: number | null;
  amountCents: number | null;
  minimumCents: number;
  /** Of `leve_pague`: of so many taken, so many are paid. */
  takeCount?: number | null;
  payCount?: number | null;
  /** As many of the products it reaches, in the cart; none without it. */
  minimumItems?: number;
  maxUses: number | null;
  productIds: number[] | null;
  /** Its author shows it to everybody: it brings nobody. */
  isPublic?: boolean;
  /** What the platform may still give with it; null without limit. */
  leftCents?: number | null;
};

/** `fullCents` is the price shown struck: what is paid plus `discountCents`. Null when nothing was taken off. */
export type LinePrice = {
  productId: number;
  /** Before any coupon, promotion included. */
  priceCents: number;
  fullCents: number | null;
  discountCents: number;
  paidCents: number;
  /** What paying by Pix takes off `paidCents`. */
  pixDiscountCents: number;
  discountFrom: "promocao" | "cupom" | "autoria" | null;
  couponId: number | null;
};

export type CouponEffect =
  | { couponId: number; state: "aplicado"; discountCents: number }
  | { couponId: number; state: "sem_material" | "promocao_melhor" | "autoria_melhor" | "sem_saldo" }
  | { couponId: number; state: "falta_minimo"; missingCents: number }
  | { couponId: number; state: "falta_quantidade"; missingItems: number };

/** `pixDiscountCents` is not out of `totalCents` yet. `brought`: stores whose author's own code discounts something here, whatever the platform's then takes off. */
export type PricedCart = {
  lines: LinePrice[];
  coupons: CouponEffect[];
  totalCents: number;
  discountCents: number;
  pixDiscountCents: number;
  brought: number[];
};
type Taken = Map<number, { coupon: UsableCoupon; cents: number }>;

/**
 * Prices a whole cart: one code of each store at most, on products of that store alone. Each line keeps its best single discount,
 * the promotion or the coupon on the list price, never both; what is left to pay is zero or R$ 3,00 and more. The order of lines
 * and of coupons changes nothing. Of two codes of one store the lower id counts. The platform's code comes last: it takes the lines
 * where it is better than what they have, when its whole discount fits what the platform keeps of them. What Pix takes off comes after
 * all, on what each line is left at, and only where every store of the cart takes Pix.
 */
export function priceCart(lines: readonly PricedLine[], coupons: readonly UsableCoupon[]): PricedCart {
  const taken: Taken = new Map();
  const chosen = onePerStore(coupons);
  const ofStores = chosen
    .filter((coupon) => coupon.storeId !== null)
    .map((coupon) => ({ coupon, effect: apply(coupon, lines, taken) }));
  const working = ofStores.filter(({ effect }) => effect.state === "aplicado");
  const brought = working.flatMap(({ coupon: { storeId, isPublic } }) => (isPublic || storeId === null ? [] : [storeId]));
  const ofPlatform = chosen
    .filter((coupon) => coupon.storeId === null)
    .map((coupon) => applyPlatform(coupon, lines, { taken, brought }));
  const effects = [...ofStores.map(({ effect }) => leftAfter(effect, taken)), ...ofPlatform];
  const takesPix = lines.every((line) => line.pixDiscountBps !== null);
  const priced = lines.map((line): LinePrice => {
    const price = linePrice(line, taken.get(line.productId));
    return { ...price, pixDiscountCents: takesPix ? pixDiscountOf(price.paidCents, line.pixDiscountBps ?? 0) : 0 };
  });
  return {
    lines: priced,
    coupons: effects.toSorted((a, b) => a.couponId - b.couponId),
    totalCents: priced.reduce((sum, line) => sum + line.paidCents, 0),
    discountCents: priced.reduce((sum, line) => sum + line.discountCents, 0),
    pixDiscountCents: priced.reduce((sum, line) => sum + line.pixDiscountCents, 0),
    brought,
  };
}

function onePerStore(coupons: readonly UsableCoupon[]): UsableCoupon[] {
  const byStore = new Map<number | null, UsableCoupon>();
  for (const coupon of coupons.toSorted((a, b) => a.id - b.id)) {
    if (!byStore.has(coupon.storeId)) byStore.set(coupon.storeId, coupon);
  }
  return [...byStore.values()];
}

function apply(coupon: UsableCoupon, lines: readonly PricedLine[], taken: Taken): CouponEffect {
  const reached = lines
    .filter((line) => line.storeId === coupon.storeId && line.listCents > 0)
    .filter((line) => coupon.productIds === null || coupon.productIds.includes(line.productId))
    .toSorted((a, b) => a.productId - b.productId);
  if (reached.length === 0) return { couponId: coupon.id, state: "sem_material" };
  const missing = missingOf(coupon, reached);
  if (missing) return missing;
  const won = winningDiscounts(coupon, reached);
  if (won.size === 0) return { couponId: coupon.id, state: "promocao_melhor" };
  for (const [productId, cents] of won) taken.set(productId, { coupon, cents });
  return { couponId: coupon.id, state: "aplicado", discountCents: [...won.values()].reduce((sum, cents) => sum + cents, 0) };
}

/** What the cart lacks of what the coupon asks: products first, then money. */
function missingOf(coupon: UsableCoupon, reached: readonly PricedLine[]): CouponEffect | null {
  const { id: couponId, minimumCents, minimumItems = 0, takeCount } = coupon;
  const missingItems = Math.max(minimumItems, takeCount ?? 0) - reached.length;
  if (missingItems > 0) return { couponId, state: "falta_quantidade", missingItems };
  const missingCents = minimumCents - reached.reduce((sum, line) => sum + nowOf(line), 0);
  return missingCents > 0 ? { couponId, state: "falta_minimo", missingCents } : null;
}

/** The platform's code, once the stores' have done their part. */
function applyPlatform(
  coupon: UsableCoupon,
  lines: readonly PricedLine[],
  { taken, brought }: { taken: Taken; brought: readonly number[] },
): CouponEffect {
  const couponId = coupon.id;
  const paid = lines.filter((line) => line.listCents > 0).toSorted((a, b) => a.productId - b.productId);
  const missing = paid.length === 0 ? null : missingOf(coupon, paid);
  if (missing) return missing;
  const { won, isBeaten } = platformDiscounts(
    coupon,
    paid.map((line) => ({
      productId: line.productId,
      listCents: line.listCents,
      roomCents: (brought.includes(line.storeId) ? line.broughtRoomCents : line.roomCents) ?? 0,
      takenCents: taken.get(line.productId)?.cents ?? line.listCents - nowOf(line),
    })),
  );
  const discountCents = [...won.values()].reduce((sum, cents) => sum + cents, 0);
  if (discountCents === 0) return { couponId, state: isBeaten ? "promocao_melhor" : "sem_material" };
  if (discountCents > (coupon.leftCents ?? discountCents)) return { couponId, state: "sem_saldo" };
  for (const [productId, cents] of won) taken.set(productId, { coupon, cents });
  return { couponId, state: "aplicado", discountCents };
}

/** What a store's coupon still takes off after the platform's took lines of it. */
function leftAfter(effect: CouponEffect, taken: Taken): CouponEffect {
  if (effect.state !== "aplicado") return effect;
  const own = [...taken.values()].filter(({ coupon }) => coupon.id === effect.couponId);
  if (own.length === 0) return { couponId: effect.couponId, state: "autoria_melhor" };
  return { ...effect, discountCents: own.reduce((sum, { cents }) => sum + cents, 0) };
}

function linePrice(
  line: PricedLine,
  won: { coupon: UsableCoupon; cents: number } | undefined,
): Omit<LinePrice, "pixDiscountCents"> {
  const priceCents = nowOf(line);
  if (won?.cents === 0) {
    const { productId, listCents } = line;
    return {
      productId,
      priceCents: listCents,
      fullCents: null,
      discountCents: 0,
      paidCents: listCents,
      discountFrom: null,
      couponId: null,
    };
  }
  if (won) {
    const { coupon, cents } = won;
    return {
      productId: line.productId,
      priceCents,
      fullCents: line.listCents,
      discountCents: cents,
      paidCents: line.listCents - cents,
      discountFrom: coupon.storeId === null ? "autoria" : "cupom",
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
