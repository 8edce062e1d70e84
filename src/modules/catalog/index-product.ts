import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSources, type SearchSource } from "./queries/search-sources.ts";
import { facetCodes } from "./rules/facet-codes.ts";
import { isFormat } from "./kinds/names.ts";
import { plainText } from "./schema/description-field.ts";
import { type Normalised, normaliseTexts } from "./search/normalise-texts.ts";

/**
 * Makes the shop window's search row agree with the product as `tx` sees it: written when it is published in an approved
 * store, removed otherwise. Call it in the transaction of whatever changed title, price, category, attributes, files, status or store.
 */
export const indexProduct = (tx: Tx, productId: number, now: Date = new Date()): Promise<void> =>
  indexProducts(tx, [productId], now);

/** The same for many at once; whoever indexes many batches keeps `known` between them. */
export async function indexProducts(
  tx: Tx,
  productIds: readonly number[],
  now: Date = new Date(),
  known: Normalised = new Map(),
): Promise<void> {
  if (productIds.length === 0) return;
  const sources = await readSources(tx, productIds);
  const shown = sources.map((source) => source.id);
  await tx.execute(sql`
    delete from product_search where product_id = any(${sql.param(productIds)}::bigint[]) and product_id <> all(${sql.param(shown)}::bigint[])`);
  if (sources.length === 0) return;
  await normaliseTexts(
    tx,
    sources.flatMap((source) => Object.values(textsOf(source)).flat()),
    known,
  );
  const rows = JSON.stringify(sources.map((source) => searchRow(source, known)));
  await tx.execute(sql`
    with source as (
      select *, search_pop(sales, "ratingSum", "ratingCount", "publishedAt", ${now.toISOString()}::timestamptz) as pop
      from jsonb_to_recordset(${rows}::jsonb) as s (id bigint, title text, tags text, taxonomy text, store text, "publishedAt" timestamptz,
        "storeId" int, "priceCents" int, "categoryId" int, sales int, "ratingSum" int, "ratingCount" int, facets int[]))
    insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, rating_count, category_id,
      tier, bucket, facets, head, words)
    select id, "publishedAt", "storeId", "priceCents", pop, search_rating("ratingSum", "ratingCount"), "ratingCount", "categoryId",
      coalesce((select min(tier) from search_tiers where floor_pop <= pop),
        case when exists (select 1 from search_tiers) then 9 else 0 end),
      abs(hashint8(id)::bigint) % 256, facets,
      setweight(to_tsvector('search_pt', title), 'A') || setweight(to_tsvector('search_pt', tags || ' ' || taxonomy), 'B')
        || setweight(to_tsvector('search_pt', store), 'C'),
      ' ' || title || ' ' || tags || ' '
    from source
    on conflict (product_id) do update set published_at = excluded.published_at, store_id = excluded.store_id,
      price_cents = excluded.price_cents, pop = excluded.pop, rating_rank = excluded.rating_rank,
      rating_count = excluded.rating_count, category_id = excluded.category_id, tier = excluded.tier,
      facets = excluded.facets, head = excluded.head, words = excluded.words`);
  await tx.execute(sql`
    insert into product_search_body (product_id, digest, body)
    select id, md5(body), strip(to_tsvector('search_pt', body))
    from jsonb_to_recordset(${rows}::jsonb) as s (id bigint, body text)
    where not exists (select 1 from product_search_body b where b.product_id = id and b.digest = md5(s.body))
    on conflict (product_id) do update set digest = excluded.digest, body = excluded.body`);
}

/** A word that is not searched but holds a place, so that no phrase reaches from one name into the next. */
const APART = "de ";

/** The texts of a product, in the pieces in which many of them repeat. */
function textsOf({ title, tags, kind, categoryNames, optionLabels, formats, storeNames, promise, description }: SearchSource) {
  const apart = (names: string[]) => names.map((one) => APART + one);
  return {
    title: title.split(/(?<=: )/),
    tags: apart([...tags, kind]),
    taxonomy: apart([...categoryNames, ...optionLabels, ...formats]),
    store: [storeNames],
    story: [promise, plainText(description).slice(0, 30_000)],
  };
}

function searchRow(source: SearchSource, known: Normalised) {
  const texts = textsOf(source);
  const norm = (pieces: string[]): string => pieces.map((piece) => known.get(piece) ?? "").join(" ");
  const [title, tags, taxonomy, store] = [norm(texts.title), norm(texts.tags), norm(texts.taxonomy), norm(texts.store)];
  const { description: _, promise: __, ...facts } = source;
  return {
    ...facts,
    title,
    tags,
    taxonomy,
    store,
    facets: facetCodes({ ...source, formats: source.formats.map((name) => name.toLowerCase()).filter(isFormat) }),
    body: [title, tags, taxonomy, store, norm(texts.story)].join(" "),
  };
}
