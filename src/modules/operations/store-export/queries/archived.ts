import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { authorshipDeclarations } from "#modules/catalog/authorship/tables.ts";
import type { ProductRecord } from "#modules/catalog/own-product.ts";
import { LICENSES } from "#modules/catalog/schema/product-form.ts";
import { products } from "#modules/catalog/tables.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows, type RowOf } from "#platform/read.ts";

/** More than the administration would ever make. */
export const MOST_NAMES = 50_000;

const ID = { id: col.int`id` };

/** What each category, attribute and option is called in addresses, by its number here. */
export async function readNames(on: Db) {
  const named = { ...ID, name: col.text`slug` };
  const categories = await readRows(on, named, (row) => sql`select ${row} from categories order by id limit ${MOST_NAMES}`);
  const attributes = await readRows(on, named, (row) => sql`select ${row} from attributes order by id limit ${MOST_NAMES}`);
  const options = await readRows(on, named, (row) => sql`select ${row} from attribute_options order by id limit ${MOST_NAMES}`);
  const mapOf = (rows: typeof categories) => new Map(rows.map(({ id, name }) => [id, name]));
  return { categories: mapOf(categories), attributes: mapOf(attributes), options: mapOf(options) };
}

/** What each bundle of a store is being made of, in order. */
export async function listContentsOf(storeId: number, on: Db = db): Promise<Map<number, number[]>> {
  const rows = await readRows(
    on,
    { bundleId: col.int`b.bundle_id`, ids: col.list(col.int)`array_agg(b.product_id order by b.position)` },
    (row) => sql`
    select ${row} from bundle_items b join products p on p.id = b.bundle_id where p.store_id = ${storeId} group by b.bundle_id`,
  );
  return new Map(rows.map(({ bundleId, ids }) => [bundleId, ids]));
}

const LINK = defineRow({
  productId: col.int`f.product_id::int`,
  address: col.text`l.address`,
  title: col.text`f.name`,
  words: col.text`l.words`,
  licenses: col.list(col.oneOf(LICENSES)).orNull`f.licenses`,
});

/** The links that each product of a store is being made of, in order. */
export async function listLinksOf(on: Db, storeId: number): Promise<Map<number, Omit<RowOf<typeof LINK>, "productId">[]>> {
  const rows = await readRows(
    on,
    LINK,
    sql`select ${LINK} from product_links l join product_files f on f.id = l.file_id and f.removed_at is null
      join products p on p.id = f.product_id where p.store_id = ${storeId} order by f.product_id, f.position, f.id`,
  );
  const links = new Map<number, Omit<RowOf<typeof LINK>, "productId">[]>();
  for (const { productId, ...link } of rows) links.set(productId, [...(links.get(productId) ?? []), link]);
  return links;
}

/** The next products of a store after the one of that number, the oldest first. */
export const listProductsAfter = (on: Db, storeId: number, after: number, limit: number): Promise<ProductRecord[]> =>
  on
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);

/** What was last said of others' work in each of these products, with the word of its author. */
export async function readThirdParties(on: Db, productIds: number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const { productId, thirdParties, id } = authorshipDeclarations;
  const rows = await on
    .selectDistinctOn([productId], { productId, thirdParties })
    .from(authorshipDeclarations)
    .where(inArray(productId, productIds))
    .orderBy(productId, desc(id));
  return new Map(rows.map((row) => [row.productId, row.thirdParties]));
}
