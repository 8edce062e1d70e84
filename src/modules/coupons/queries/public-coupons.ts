import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { PublicCoupon } from "../schema.ts";
import { isUsable, offerOf, readCoupons } from "./coupon-facts.ts";

const SHOWN = 5;

/**
 * The codes a store shows to everybody, while it shows any, that work right now, those ending first before; of a product, only the ones that reach it.
 * Pages that show them may be some seconds old: the code is checked again where it is used.
 */
export async function listPublicCoupons(storeId: number, productId?: number): Promise<PublicCoupon[]> {
  const found = await readCoupons(
    db,
    sql`c.store_id = ${storeId} and s.shows_coupons and c.is_public and c.status = 'ativo' and c.ends_at > now()`,
  );
  return found
    .filter(isUsable)
    .filter(({ productIds }) => productId === undefined || productIds === null || productIds.includes(productId))
    .toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    .slice(0, SHOWN)
    .map((coupon) => ({
      code: coupon.code,
      offer: offerOf(coupon),
      endsAt: coupon.endsAt.toISOString(),
      productIds: coupon.productIds,
    }));
}
