import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { indexProducts } from "#modules/catalog/index-product.ts";
import type { Normalised } from "#modules/catalog/search/normalise-texts.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { at } from "../market/random.ts";
import { drawAttributes, type CategoryAttributes } from "./draw-attributes.ts";
import { inventProduct } from "./invent-product.ts";

/** Where the products go. */
export type Ground = {
  storeIds: number[];
  /** Sub-categories of each root, by the root's slug. */
  categoryIds: Map<string, number[]>;
  attributes: Map<number, CategoryAttributes>;
  normalised: Normalised;
  now: Date;
};

/** Writes the products with numbers from `from` up to, not including, `to`, but for those already there: rows only, published, findable. */
export async function writeInventedProducts(from: number, to: number, ground: Ground): Promise<void> {
  const all = Array.from({ length: to - from }, (_, i) => placed(from + i, ground));
  const known = await slugsAmong(all.map(({ slug }) => slug));
  const rows = all.filter(({ slug }) => !known.has(slug));
  if (rows.length === 0) return;
  await transact(async (tx) => {
    const written = await readRows(
      tx,
      { id: col.int`id`, slug: col.text`slug` },
      (row) => sql`with source as materialized (
        select *, nextval(pg_get_serial_sequence('products', 'id')) as id, new_id() as version_id,
          ${ground.now.toISOString()}::timestamptz - make_interval(hours => "ageHours") as since
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
          slug text, title text, promise text, kind text, "storeId" int, "categoryId" int, "priceCents" int, license text,
          paper text, formats text[], tags text[], "pageCount" int, "sizeBytes" bigint, "ageHours" int, sales int,
          "ratingSum" int, "ratingCount" int)),
      sold as (
        insert into products (id, store_id, slug, status, title, promise, kind, category_id, price_cents, is_free, license, paper,
          formats, tags, page_count, size_bytes, current_version_id, published_at, created_at, updated_at, description)
        select id, "storeId", slug, 'publicado', title, promise, kind, "categoryId", "priceCents", "priceCents" = 0, license, paper,
          formats, tags, "pageCount", "sizeBytes", version_id, since, since, since,
          jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
            jsonb_build_array(jsonb_build_object('type', 'text', 'text', promise)))))
        from source),
      versions as (
        insert into product_versions (id, product_id, number, created_at) select version_id, id, 1, since from source),
      licences as (
        insert into product_licenses (product_id, license, price_cents) select id, license, "priceCents" from source),
      prices as (
        insert into price_changes (product_id, license, price_cents, since) select id, license, "priceCents", since from source),
      counted as (
        insert into product_stats (product_id, sales, revenue_cents, downloads, rating_sum, rating_count)
        select id, sales, sales::bigint * "priceCents", sales, "ratingSum", "ratingCount" from source)
      select ${row} from source`,
    );
    const ids = new Map(written.map(({ id, slug }) => [slug, id]));
    await drawAttributes(
      tx,
      rows.map((row) => ({
        productId: ids.get(row.slug) ?? 0,
        seed: row.attributeSeed,
        of: ground.attributes.get(row.categoryId),
      })),
    );
    await indexProducts(tx, [...ids.values()], ground.now, ground.normalised);
    return ok();
  });
}

async function slugsAmong(slugs: string[]): Promise<Set<string>> {
  const rows = await readRows(
    db,
    { slug: col.text`slug` },
    (row) => sql`select ${row} from products where slug = any(${sql.param(slugs)}::text[])`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** The product with this number in its store and sub-category. Some stores have thousands, most a few. */
function placed(index: number, { storeIds, categoryIds }: Ground) {
  const { root, categoryPlace, storePlace, ...product } = inventProduct(index);
  const children = categoryIds.get(root) ?? [];
  return {
    ...product,
    storeId: at(storeIds, Math.floor(storePlace ** 1.8 * storeIds.length)),
    categoryId: at(children, Math.floor(categoryPlace ** 1.4 * children.length)),
  };
}
