import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { agreedRate } from "../../pricing/agreed-rate.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import { priceCart } from "../rules/price-cart.ts";
import type { CouponProduct } from "../schema.ts";
import type { CouponFacts } from "./coupon-facts.ts";
import { readPlatformRoom } from "./platform-room.ts";

/** Among how many of the best rated the shown ones are looked for. */
const CANDIDATES = 200;

const CANDIDATE = defineRow({
  id: col.int`p.id`,
  storeId: col.int`p.store_id`,
  listCents: col.int`p.price_cents`,
  commissionBps: col.int.orNull(agreedRate),
});

/** Products that bear the platform's coupon whole, the best rated first, each priced as if it were alone in the cart. */
export async function readPlatformReach(
  coupon: CouponFacts,
  most: number,
  broughtBy: readonly number[],
): Promise<{ total: number; products: CouponProduct[] }> {
  const ranked = sql`select ps.product_id, row_number() over (order by ps.rating_rank desc, ps.product_id desc) as rank
    from product_search ps where ps.price_cents > 0 order by ps.rating_rank desc, ps.product_id desc limit ${CANDIDATES}`;
  const [roomOf, rows, cards] = await Promise.all([
    readPlatformRoom(db, broughtBy),
    readRows(
      db,
      CANDIDATE,
      sql`
      select ${CANDIDATE} from (${ranked}) hit join products p on p.id = hit.product_id join stores s on s.id = p.store_id`,
    ),
    productCards(db, ranked),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = cards.flatMap((card): CouponProduct[] => {
    const row = byId.get(card.id);
    if (!row) return [];
    const promotionCents = card.priceCents < row.listCents ? card.priceCents : null;
    const line = { productId: card.id, ...row, ...roomOf(row), promotionCents, struckCents: card.fullCents };
    const { totalCents, discountCents, coupons } = priceCart([line], [{ ...coupon, minimumCents: 0, minimumItems: 0 }]);
    return discountCents > 0 && coupons[0]?.state === "aplicado" ? [{ ...card, withCouponCents: totalCents }] : [];
  });
  return { total: Math.min(products.length, most), products: products.slice(0, most) };
}
