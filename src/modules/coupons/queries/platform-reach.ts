import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { agreedRate } from "../../pricing/agreed-rate.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import { priceCart } from "../rules/price-cart.ts";
import type { CouponProduct } from "../schema.ts";
import type { CouponFacts } from "./coupon-facts.ts";
import { readPlatformRoom } from "./platform-room.ts";

/** Among how many of the best rated the shown ones are looked for. */
const CANDIDATES = 200;

type Candidate = { id: number; storeId: number; listCents: number; commissionBps: number | null };

/** Products that bear the platform's coupon whole, the best rated first, each priced as if it were alone in the cart. */
export async function readPlatformReach(
  coupon: CouponFacts,
  most: number,
  broughtBy: readonly number[],
): Promise<{ total: number; products: CouponProduct[] }> {
  const ranked = sql`select ps.product_id, row_number() over (order by ps.rating_rank desc, ps.product_id desc) as rank
    from product_search ps where ps.price_cents > 0 order by ps.rating_rank desc, ps.product_id desc limit ${CANDIDATES}`;
  const [roomOf, { rows }, cards] = await Promise.all([
    readPlatformRoom(db, broughtBy),
    db.execute<Candidate>(sql`
      select p.id, p.store_id as "storeId", p.price_cents as "listCents",
        ${agreedRate} as "commissionBps"
      from (${ranked}) hit join products p on p.id = hit.product_id join stores s on s.id = p.store_id`),
    productCards(db, ranked),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = cards.flatMap((card): CouponProduct[] => {
    const row = byId.get(card.id);
    if (!row) return [];
    const promotionCents = card.priceCents < row.listCents ? card.priceCents : null;
    const line = { productId: card.id, ...row, ...roomOf(row), promotionCents, struckCents: card.fullCents };
    const { totalCents, discountCents, coupons } = priceCart([line], [{ ...coupon, minimumCents: 0 }]);
    return discountCents > 0 && coupons[0]?.state === "aplicado" ? [{ ...card, withCouponCents: totalCents }] : [];
  });
  return { total: Math.min(products.length, most), products: products.slice(0, most) };
}
