import { sql, type SQL } from "drizzle-orm";
import { isSlug } from "#kit/is-slug.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PickedProduct } from "../rules/warnings-of.ts";

const MOST_FOUND = 8;

const PICKED_PRODUCT = defineRow<PickedProduct>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  storeName: col.text`s.name`,
  isClosed: col.bool`s.closed_until is not null and s.closed_until >= current_date`,
  isOnSale: col.bool`exists (select 1 from product_search ps where ps.product_id = p.id)`,
});

async function productsOf(ranked: SQL): Promise<PickedProduct[]> {
  const rows = await readRows(
    db,
    PICKED_PRODUCT,
    sql`select ${PICKED_PRODUCT}
    from (${ranked}) hit join products p on p.id = hit.product_id join stores s on s.id = p.store_id order by hit.rank`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Products by their ids, whatever became of them. */
export const readPicked = (ids: readonly number[]): Promise<PickedProduct[]> =>
  productsOf(
    sql`select id as product_id, rank from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked (id, rank)`,
  );

/** What is on sale and answers to some words, or to the address of a product, most taken first. */
export function findToPick(requested: string): Promise<PickedProduct[]> {
  const words = requested.trim();
  if (words === "") return Promise.resolve([]);
  const slug = /\/produto\/([^/?#]+)/.exec(words)?.[1] ?? words;
  const bySlug = isSlug(slug) ? slug : "";
  return productsOf(sql`
    select product_id, row_number() over (order by is_named desc, pop desc, product_id desc) as rank from (
      (select ps.product_id, ps.pop, true as is_named from products p join product_search ps on ps.product_id = p.id
        where p.slug = ${bySlug})
      union all
      (select product_id, pop, false from product_search where head @@ search_query(${words})
        and product_id not in (select id from products where slug = ${bySlug})
        order by pop desc, product_id desc limit ${MOST_FOUND})) found
    order by 2 limit ${MOST_FOUND}`);
}
