import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ImageRef, ProductCardFacts } from "../schema/product-card.ts";
import { isOffered, withSeller } from "./sellable.ts";

type Row = Omit<ProductCardFacts, "cover"> & { coverId: string | null; coverWidth: number | null; coverHeight: number | null };

const ROW = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  kind: col.text`p.kind`,
  formats: col.list(col.text)`p.formats`,
  priceCents: col.int`price_now(p)`,
  fullCents: col.int.orNull`struck_price(p, p.license, p.price_cents)`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  authorName: col.text`s.author_name`,
  storeSlug: col.text`s.slug`,
  ratingSum: col.int`coalesce(st.rating_sum, 0)`,
  ratingCount: col.int`coalesce(st.rating_count, 0)`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
});

/** The cards of a ranked set (`product_id`, `rank`), in its order. Only what is on sale right now. */
export async function productCards(on: Db, ranked: SQL): Promise<ProductCardFacts[]> {
  const rows = await readRows(
    on,
    ROW,
    sql`
    select ${ROW}
    from (${ranked}) hit
    join products p on p.id = hit.product_id
    ${withSeller}
    left join product_stats st on st.product_id = p.id
    left join images i on i.id = p.cover_image_id
    where ${isOffered}
    order by hit.rank`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, ...card }) => ({
    ...card,
    cover: imageRef(coverId, coverWidth, coverHeight),
  }));
}

export const imageRef = (id: string | null, width: number | null, height: number | null): ImageRef | null =>
  id && width && height ? { id, width, height } : null;
