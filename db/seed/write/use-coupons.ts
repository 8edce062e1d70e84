import { sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { priceCart } from "#modules/coupons/rules/price-cart.ts";
import { commissionOf, platformRoom } from "#modules/pricing/commission.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { couponUses } from "#modules/coupons/tables.ts";
import type { Tx } from "#platform/db.ts";
import { type Random, randomOf } from "../market/random.ts";
import type { SeededCoupon } from "./discounts.ts";
import type { WrittenProduct } from "./products.ts";
import type { PlannedOrder } from "./plan-sales.ts";

export type LineDiscount = {
  discountCents: number;
  couponId: number | null;
  broughtBy: "cupom" | null;
  /** Of the discount, what came out of the commission. */
  platformDiscountCents: number;
};
export type UseRow = typeof couponUses.$inferInsert;

/** Every how many orders that a coupon reaches somebody had it at hand. */
const HAD_IT = 0.3;
/** And every how many others that one of the platform's reaches. */
const HAD_THE_PLATFORMS = 0.15;

/** Who used which coupon over the past year: one use a person, never past a limit, priced by the engine of a live sale. */
export function couponUser(coupons: SeededCoupon[]): CouponUser {
  const [random, platformRandom] = [randomOf("cupons"), randomOf("cupom da Autoria")];
  const left = new Map(coupons.map((coupon) => [coupon.id, coupon.mostUses]));
  const usedBy = new Set<string>();
  const uses: UseRow[] = [];
  return {
    uses,
    discount: (order, orderId) => {
      const usable = usableNow(coupons, order, left, usedBy);
      const coupon = chooseCoupon(usable, order, random) ?? choosePlatformCoupon(usable, platformRandom);
      const priced = priceCart(order.items.map(toLine), coupon ? [coupon] : []);
      const discountCents = priced.lines.reduce((sum, line) => sum + line.discountCents, 0);
      if (coupon && discountCents > 0) {
        left.set(coupon.id, (left.get(coupon.id) ?? 0) - 1);
        usedBy.add(`${coupon.id} ${order.buyer.userId}`);
        uses.push(rowOf(order, orderId, coupon.id, discountCents));
      }
      return order.items.map((item, index) => ({
        discountCents: priced.lines[index]?.discountCents ?? 0,
        platformDiscountCents: coupon?.storeId === null ? (priced.lines[index]?.discountCents ?? 0) : 0,
        couponId: priced.lines[index]?.couponId ?? null,
        broughtBy: coupon && discountCents > 0 && !coupon.isPublic && item.storeId === coupon.storeId ? "cupom" : null,
      }));
    },
  };
}

export type CouponUser = { uses: UseRow[]; discount: (order: PlannedOrder, orderId: string) => LineDiscount[] };

const commission = commissionSetting.schema.parse({});

/** One line of an order with what was taken off it, as a live one would freeze it. */
export function pricedLine(priceCents: number, discount: LineDiscount | undefined) {
  const { discountCents = 0, couponId = null, broughtBy = null, platformDiscountCents = 0 } = discount ?? {};
  const paidCents = priceCents - discountCents;
  const basisPoints = broughtBy ? commission.ownBasisPoints : commission.basisPoints;
  const wholeCents = commissionOf(paidCents + platformDiscountCents, { ...commission, basisPoints });
  const commissionCents = wholeCents - platformDiscountCents;
  const frozen = { commissionBps: basisPoints, commissionCents, platformDiscountCents };
  return { priceCents, discountCents, couponId, broughtBy, paidCents, ...frozen };
}

/** Writes the uses and counts those that stand. */
export async function writeUses(tx: Tx, uses: UseRow[]): Promise<void> {
  if (uses.length > 0) await tx.insert(couponUses).values(uses);
  await tx.execute(sql`
    update coupons set used = u.n, given_cents = u.cents from (
      select coupon_id, count(*)::int as n, sum(discount_cents) as cents from coupon_uses where status <> 'devolvido' group by coupon_id) u where u.coupon_id = coupons.id`);
}

function usableNow(
  coupons: SeededCoupon[],
  { buyer, at, outcome }: PlannedOrder,
  left: Map<number, number>,
  usedBy: Set<string>,
): SeededCoupon[] {
  // What expired gave its use back: it is not what this tells of.
  if (outcome === "expirado") return [];
  return coupons.filter(
    ({ id, startsAt, endsAt }) =>
      (left.get(id) ?? 0) > 0 && at >= startsAt && at < endsAt && !usedBy.has(`${id} ${buyer.userId}`),
  );
}

function chooseCoupon(usable: SeededCoupon[], { items }: PlannedOrder, random: Random): SeededCoupon | undefined {
  const reaching = usable.filter((coupon) =>
    items.some(({ storeId, priceCents }) => storeId === coupon.storeId && priceCents > 0),
  );
  if (reaching.length === 0 || !random.chance(HAD_IT)) return undefined;
  return random.pick(reaching);
}

function choosePlatformCoupon(usable: SeededCoupon[], random: Random): SeededCoupon | undefined {
  const coupon = usable.find(({ storeId }) => storeId === null);
  return coupon && random.chance(HAD_THE_PLATFORMS) ? coupon : undefined;
}

const toLine = ({ id, storeId, priceCents }: WrittenProduct) => ({
  productId: id,
  storeId,
  listCents: priceCents,
  promotionCents: null,
  struckCents: null,
  roomCents: platformRoom(priceCents, commission),
});

function rowOf({ buyer, at }: PlannedOrder, orderId: string, couponId: number, discountCents: number): UseRow {
  return {
    couponId,
    orderId,
    userId: buyer.userId,
    emailKey: canonicalEmail(buyer.email),
    document: buyer.document,
    discountCents,
    status: "consumido",
    reservedAt: at,
    settledAt: new Date(at.getTime() + 60_000),
  };
}
