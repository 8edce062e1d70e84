import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { ImageRef, ProductCardFacts } from "../schema/product-card.ts";
import { isOffered, withSeller } from "./sellable.ts";

type Row = Omit<ProductCardFacts, "cover"> & { coverId: string | null; coverWidth: number; coverHeight: number };

/** The cards of a ranked set (`product_id`, `rank`), in its order. Only what is on sale right now. */
export async function productCards(on: Db, ranked: SQL): Promise<ProductCardFacts[]> {
  const { rows } = await on.execute<Row>(sql`
    select p.id, p.slug, p.title, p.kind, p.formats, price_now(p) as "priceCents",
      struck_price(p, p.license, p.price_cents) as "fullCents", p.paper,
      s.author_name as "authorName", s.slug as "storeSlug",
      coalesce(st.rating_sum, 0) as "ratingSum", coalesce(st.rating_count, 0) as "ratingCount",
      i.id as "coverId", i.width as "coverWidth", i.height as "coverHeight"
    from (${ranked}) hit
    join products p on p.id = hit.product_id
    ${withSeller}
    left join product_stats st on st.product_id = p.id
    left join images i on i.id = p.cover_image_id
    where ${isOffered}
    order by hit.rank`);
  return rows.map(({ coverId, coverWidth, coverHeight, ...card }) => ({
    ...card,
    cover: imageRef(coverId, coverWidth, coverHeight),
  }));
}

export const imageRef = (id: string | null, width: number, height: number): ImageRef | null =>
  id ? { id, width, height } : null;
