import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { MOST_TO_PICK } from "../../catalog/picking/rules.ts";
import { titleHas } from "../../catalog/picking/title-has.ts";
import { imageRef } from "../../catalog/queries/product-cards.ts";
import type { PricedProduct } from "../schema.ts";

type Row = Omit<PricedProduct, "cover"> & { coverId: string | null; coverWidth: number | null; coverHeight: number | null };

const ROW = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  priceCents: col.int`p.price_cents`,
  promotionCents: col.int.orNull`nullif(price_now(p), p.price_cents)`,
  lowestCents: col.int`least(p.price_cents, (select min(h.price_cents) from price_changes h
        where h.product_id = p.id and h.license = p.license and (h.since > now() - interval '30 days' or h.id = (
          select o.id from price_changes o where o.product_id = p.id and o.license = p.license and o.since <= now() - interval '30 days'
          order by o.since desc, o.id desc limit 1))))`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
});

/** What an author may discount: the paid products on sale, by title; those with these words in it when there are any. */
export async function listPricedProducts(storeId: number, words = ""): Promise<PricedProduct[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${ROW}
    from products p left join images i on i.id = p.cover_image_id
    where p.store_id = ${storeId} and is_published(p) and p.price_cents > 0 and ${titleHas(words)}
    order by lower(p.title), p.id limit ${MOST_TO_PICK}`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, ...row }) => ({
    ...row,
    cover: imageRef(coverId, coverWidth, coverHeight),
  }));
}
