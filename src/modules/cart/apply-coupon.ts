import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { transact, type Tx } from "#platform/db.ts";
import { type CouponFacts, isHeld, isUsable, isUsedUp, readCoupons } from "../coupons/queries/coupon-facts.ts";
import { customerOf } from "../coupons/queries/customer.ts";
import { findOpenOrderOf } from "../coupons/queries/open-order.ts";
import { priceCart } from "../coupons/rules/price-cart.ts";
import { problemOf, toLine } from "./group-by-store.ts";
import { type CartOwner, type HeldCart, holdCart } from "./hold-cart.ts";
import { HELD_COUPON } from "./messages.ts";
import { listCartRows } from "./queries.ts";
import type { ApplyCouponRefusal } from "./schema.ts";
import { cartCoupons, carts } from "./tables.ts";

const USED = "Você já usou este cupom.";

/**
 * Keeps a code in the cart, opening one when there is none: it waits there for a product it reaches. A store has one code in a
 * cart, and the platform one: of two, the one that discounts more now stays. Every code that does not work here answers the same; only what is about
 * this very account (already used) is told besides.
 */
export async function applyCoupon(
  owner: CartOwner,
  code: string,
  broughtBy: readonly number[] = [],
): Promise<Outcome<HeldCart, ApplyCouponRefusal>> {
  const customer = await customerOf(owner.viewer);
  return transact(async (tx) => {
    const cart = await holdCart(tx, owner);
    const items = await listCartRows(tx, cart.cartId, customer.userId, broughtBy);
    const open = customer.userId ? await findOpenOrderOf(tx, customer.userId, items) : null;
    const [coupon] = await readCoupons(tx, sql`c.code = ${code} and c.status <> 'encerrado'`, customer, open?.id ?? null);
    if (coupon && isHeld(coupon)) return refuse("unavailable_code", { fields: { codigo: HELD_COUPON } });
    if (!coupon || !isUsable(coupon)) {
      return coupon?.state === "ativo" && coupon.isStoreOpen && isUsedUp(coupon) && customer.userId
        ? refuse("unavailable_code", { fields: { codigo: USED } })
        : refuse("unavailable_code");
    }
    const other = await findRival(tx, cart.cartId, coupon.storeId);
    if (other === coupon.id) return refuse("already_applied");
    if (other !== null) {
      const [rival] = await readCoupons(tx, sql`c.id = ${other}`, customer, open?.id ?? null);
      if (rival && isUsable(rival) && discountOf(rival, items) >= discountOf(coupon, items) && discountOf(rival, items) > 0)
        return refuse("worse", { fields: { codigo: `O cupom ${rival.code} já desconta o mesmo ou mais.` } });
    }
    await saveCode(tx, cart.cartId, coupon);
    return ok(cart);
  });
}

/** Takes a code out of the cart. What is not there is already out. */
export async function removeCoupon(cartId: string | null, code: string): Promise<Outcome<void>> {
  if (!cartId) return ok();
  return transact(async (tx) => {
    await tx.execute(sql`
      delete from cart_coupons k using coupons c where k.cart_id = ${cartId} and c.id = k.coupon_id and c.code = ${code}`);
    return ok();
  });
}

async function findRival(tx: Tx, cartId: string, storeId: number | null): Promise<number | null> {
  const [saved] = await tx
    .select({ couponId: cartCoupons.couponId })
    .from(cartCoupons)
    .where(sql`${cartCoupons.cartId} = ${cartId} and ${cartCoupons.storeId} is not distinct from ${storeId}::int`);
  return saved?.couponId ?? null;
}

type Rows = AnswerOf<typeof listCartRows>;

function discountOf(coupon: CouponFacts, rows: Rows): number {
  const lines = rows.filter((row) => problemOf(row) === null).map(toLine);
  const [effect] = priceCart(lines, [coupon]).coupons;
  return effect?.state === "aplicado" ? effect.discountCents : 0;
}

async function saveCode(tx: Tx, cartId: string, { id, storeId }: CouponFacts): Promise<void> {
  await tx
    .insert(cartCoupons)
    .values({ cartId, storeId, couponId: id })
    .onConflictDoUpdate({ target: [cartCoupons.cartId, cartCoupons.storeId], set: { couponId: id, addedAt: sql`now()` } });
  await tx
    .update(carts)
    .set({ updatedAt: sql`now()` })
    .where(eq(carts.id, cartId));
}
