import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSources, type SearchSource } from "./queries/search-sources.ts";
import { facetCodes } from "./rules/facet-codes.ts";
import { isFormat } from "./rules/formats.ts";
import { plainText } from "./schema/description-field.ts";

/**
 * Makes the shop window's search row agree with the product as `tx` sees it: written when it is published in an approved
 * store, removed otherwise. Call it in the transaction of whatever changed title, price, category, attributes, files, status or store.
 */
export const indexProduct = (tx: Tx, productId: number, now: Date = new Date()): Promise<void> =>
  indexProducts(tx, [productId], now);

/** The same for many at once. */
export async function indexProducts(tx: Tx, productIds: readonly number[], now: Date = new Date()): Promise<void> {
  if (productIds.length === 0) return;
  const sources = await readSources(tx, productIds);
  const shown = sources.map((source) => source.id);
  await tx.execute(sql`
    delete from product_search where product_id = any(${sql.param(productIds)}::bigint[]) and product_id <> all(${sql.param(shown)}::bigint[])`);
  if (sources.length === 0) return;
  const rows = JSON.stringify(sources.map(searchRow));
  await tx.execute(sql`
    with source as (
      select *, search_pop(sales, "ratingSum", "ratingCount", "publishedAt", ${now.toISOString()}::timestamptz) as pop
      from jsonb_to_recordset(${rows}::jsonb) as s (id bigint, title text, tags text, shelf text, "storeNames" text, "publishedAt" timestamptz,
        "storeId" int, "priceCents" int, "categoryId" int, sales int, "ratingSum" int, "ratingCount" int, facets int[]))
    insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, rating_count, category_id,
      tier, bucket, facets, head, words)
    select id, "publishedAt", "storeId", "priceCents", pop, search_rating("ratingSum", "ratingCount"), "ratingCount", "categoryId",
      coalesce((select min(tier) from search_tiers where floor_pop <= pop),
        case when exists (select 1 from search_tiers) then 9 else 0 end),
      abs(hashint8(id)::bigint) % 256, facets,
      setweight(search_document(title), 'A') || setweight(search_document(tags || ' ' || shelf), 'B')
        || setweight(search_document("storeNames"), 'C'),
      ' ' || search_norm(title || ' ' || tags) || ' '
    from source
    on conflict (product_id) do update set published_at = excluded.published_at, store_id = excluded.store_id,
      price_cents = excluded.price_cents, pop = excluded.pop, rating_rank = excluded.rating_rank,
      rating_count = excluded.rating_count, category_id = excluded.category_id, tier = excluded.tier,
      facets = excluded.facets, head = excluded.head, words = excluded.words`);
  await tx.execute(sql`
    insert into product_search_body (product_id, digest, body)
    select id, md5(body), strip(search_document(body))
    from jsonb_to_recordset(${rows}::jsonb) as s (id bigint, body text)
    where not exists (select 1 from product_search_body b where b.product_id = id and b.digest = md5(s.body))
    on conflict (product_id) do update set digest = excluded.digest, body = excluded.body`);
}

/** A word that is not searched but holds a place, so that no phrase reaches from one name into the next. */
const APART = "de ";

function searchRow({ description, promise, tags, kind, categoryNames, optionLabels, formats, ...source }: SearchSource) {
  const ownWords = [...tags, kind].map((one) => APART + one).join(" ");
  const shelf = [...categoryNames, ...optionLabels, ...formats].map((one) => APART + one).join(" ");
  return {
    ...source,
    tags: ownWords,
    shelf,
    facets: facetCodes({ ...source, formats: formats.map((name) => name.toLowerCase()).filter(isFormat) }),
    body: [source.title, ownWords, shelf, source.storeNames, promise, plainText(description)].join(" ").slice(0, 30_000),
  };
}
