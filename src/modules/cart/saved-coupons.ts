import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { type CouponFacts, type Customer, readCoupons } from "../coupons/queries/coupon-facts.ts";
import { findOpenOrderOf, type WantedItem } from "../coupons/queries/open-order.ts";

/** The codes kept in a cart, the platform's first and then the oldest store's, as they stand for this customer. Their own order of these items is not another use. */
export async function listSavedCoupons(
  on: Db,
  cartId: string,
  customer: Customer,
  items: readonly WantedItem[],
): Promise<CouponFacts[]> {
  const { rowCount } = await on.execute(sql`select 1 from cart_coupons where cart_id = ${cartId} limit 1`);
  if (!rowCount) return [];
  const open = customer.userId ? await findOpenOrderOf(on, customer.userId, items) : null;
  const saved = await readCoupons(
    on,
    sql`c.id in (select k.coupon_id from cart_coupons k where k.cart_id = ${cartId})`,
    customer,
    open?.id ?? null,
  );
  return saved.toSorted((a, b) => (a.storeId ?? 0) - (b.storeId ?? 0));
}
