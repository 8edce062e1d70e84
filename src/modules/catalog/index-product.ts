import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { facetCodes } from "./rules/facet-codes.ts";
import { isFormat } from "./rules/formats.ts";

type Source = {
  title: string;
  kind: string;
  tags: string[];
  formats: string[];
  priceCents: number;
  publishedAt: Date;
  categoryId: number;
  categoryIds: number[];
  categoryNames: string;
  storeId: number;
  storeNames: string;
  sales: number;
  ratingSum: number;
  ratingCount: number;
};

/**
 * Makes the shop window's search row agree with the product as `tx` sees it: written when it is published in an approved
 * store, removed otherwise. Call it in the transaction of whatever changed title, price, category, files, status or store.
 */
export async function indexProduct(tx: Tx, productId: number, now: Date = new Date()): Promise<void> {
  const source = await readSource(tx, productId);
  if (!source) {
    await tx.execute(sql`delete from product_search where product_id = ${productId}`);
    return;
  }
  const facets = facetCodes({ ...source, formats: source.formats.map((name) => name.toLowerCase()).filter(isFormat) });
  const words = [...source.tags, source.kind, source.categoryNames, ...source.formats].join(" ");
  await tx.execute(sql`
    insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, rating_count, category_id,
      tier, bucket, facets, head)
    select ${productId}, ${source.publishedAt}, ${source.storeId}, ${source.priceCents}, pop,
      search_rating(${source.ratingSum}, ${source.ratingCount}), ${source.ratingCount}, ${source.categoryId},
      coalesce((select min(tier) from search_tiers where floor_pop <= pop),
        case when exists (select 1 from search_tiers) then 9 else 0 end),
      abs(hashint8(${productId})::bigint) % 256, ${sql.param(facets)}::int[],
      setweight(search_document(${source.title}), 'A') || setweight(search_document(${words}), 'B')
        || setweight(search_document(${source.storeNames}), 'C')
    from (select search_pop(${source.sales}, ${source.ratingSum}, ${source.ratingCount},
      ${source.publishedAt}::timestamptz, ${now}::timestamptz) as pop) ranked
    on conflict (product_id) do update set published_at = excluded.published_at, store_id = excluded.store_id,
      price_cents = excluded.price_cents, pop = excluded.pop, rating_rank = excluded.rating_rank,
      rating_count = excluded.rating_count, category_id = excluded.category_id, tier = excluded.tier,
      facets = excluded.facets, head = excluded.head`);
}

async function readSource(tx: Tx, productId: number): Promise<Source | undefined> {
  const { rows } = await tx.execute<Source & { publishedAt: string }>(sql`
    with recursive path as (
      select c.id, c.parent_id, c.name from products p join categories c on c.id = p.category_id where p.id = ${productId}
      union all select c.id, c.parent_id, c.name from path join categories c on c.id = path.parent_id
    )
    select p.title, p.kind, p.tags, p.formats, p.price_cents as "priceCents", p.published_at as "publishedAt",
      p.category_id as "categoryId", (select array_agg(id) from path) as "categoryIds",
      (select string_agg(name, ' ') from path) as "categoryNames",
      s.id as "storeId", s.name || ' ' || s.author_name as "storeNames",
      coalesce(st.sales, 0) as sales, coalesce(st.rating_sum, 0) as "ratingSum", coalesce(st.rating_count, 0) as "ratingCount"
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    where p.id = ${productId} and p.status = 'publicado' and s.status = 'aprovada'`);
  const [row] = rows;
  return row && { ...row, publishedAt: new Date(row.publishedAt) };
}
