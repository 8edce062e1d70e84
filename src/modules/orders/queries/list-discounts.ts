import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { coupons } from "../../coupons/tables.ts";
import { discountsOf, type OrderDiscount } from "../rules/discounts.ts";
import { orderItems } from "../tables.ts";

/** What took something off an order, by the names its buyer saw at the checkout. */
export async function listDiscounts(on: Db, orderId: string): Promise<OrderDiscount[]> {
  const items = await on
    .select({
      discountCents: orderItems.discountCents,
      platformDiscountCents: orderItems.platformDiscountCents,
      methodDiscountCents: orderItems.methodDiscountCents,
      couponCode: coupons.code,
    })
    .from(orderItems)
    .leftJoin(coupons, eq(coupons.id, orderItems.couponId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  return discountsOf(items);
}
