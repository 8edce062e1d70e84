import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { LICENSE_CODES, type License } from "../rules/licenses.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { AttributeNumbers } from "../rules/facet-codes.ts";
import type { RichNode } from "../schema/rich-doc.ts";

/** What a search row is made of. */
export type SearchSource = {
  id: number;
  title: string;
  promise: string;
  description: RichNode;
  kind: string;
  tags: string[];
  formats: string[];
  licenses: License[];
  /** What it asks now. */
  priceCents: number;
  isOnSale: boolean;
  hasSamples: boolean;
  publishedAt: string;
  categoryId: number;
  categoryIds: number[];
  categoryNames: string[];
  optionIds: number[];
  optionLabels: string[];
  numbers: AttributeNumbers[];
  storeId: number;
  storeNames: string;
  sales: number;
  ratingSum: number;
  ratingCount: number;
};

const SOURCE = defineRow<SearchSource>({
  id: col.int`p.id`,
  title: col.text`p.title`,
  promise: col.text`p.promise`,
  description: col.stored<RichNode>()`p.description`,
  kind: col.text`p.kind`,
  tags: col.list(col.text)`p.tags`,
  formats: col.list(col.text)`p.formats`,
  licenses: col.list(col.oneOf(LICENSE_CODES))`
    coalesce((select array_agg(l.license) from product_licenses l where l.product_id = p.id), array[p.license])`,
  priceCents: col.int`price_now(p)`,
  isOnSale: col.bool`price_now(p) < p.price_cents`,
  hasSamples: col.bool`exists (select 1 from product_previews v where v.product_id = p.id)`,
  publishedAt: col.text`to_json(p.published_at) #>> '{}'`,
  categoryId: col.int`p.category_id`,
  categoryIds: col.list(col.int)`above.ids`,
  categoryNames: col.list(col.text)`above.names`,
  optionIds: col.list(col.int)`coalesce(told.ids, '{}')`,
  optionLabels: col.list(col.text)`coalesce(told.labels, '{}')`,
  numbers: col.list(
    col.shape({ attributeId: col.int, low: col.int, high: col.int, lowest: col.int, highest: col.int }),
  )`coalesce((select json_agg(json_build_object('attributeId', a.id, 'low', n.low, 'high', n.high, 'lowest', a.lowest, 'highest', a.highest))
    from product_attribute_numbers n join attributes a on a.id = n.attribute_id
    where n.product_id = p.id and a.lowest is not null and a.id = any(above.attribute_ids)), '[]')`,
  storeId: col.int`s.id`,
  storeNames: col.text`s.name || ' ' || s.author_name`,
  sales: col.int`coalesce(st.sales, 0)`,
  ratingSum: col.int`coalesce(st.rating_sum, 0)`,
  ratingCount: col.int`coalesce(st.rating_count, 0)`,
});

/** Those of these products that the shop window shows, as `tx` sees them. Only attributes of their category, or of one above it, count. */
export async function readSources(tx: Tx, productIds: readonly number[]): Promise<SearchSource[]> {
  return readRows(
    tx,
    SOURCE,
    sql`
    with recursive path as (
      select c.id as leaf, c.id, c.parent_id, c.name from categories c
      where c.id in (select category_id from products where id = any(${sql.param(productIds)}::bigint[]))
      union all select path.leaf, c.id, c.parent_id, c.name from path join categories c on c.id = path.parent_id)
    select ${SOURCE}
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    cross join lateral (
      select array_agg(path.id) as ids, array_agg(path.name) as names,
        array(select ca.attribute_id from category_attributes ca join path up on up.id = ca.category_id and up.leaf = p.category_id) as attribute_ids
      from path where path.leaf = p.category_id) above
    left join lateral (
      select array_agg(o.id) as ids, array_agg(o.label) as labels
      from product_attribute_options po join attribute_options o on o.id = po.option_id
      where po.product_id = p.id and o.attribute_id = any(above.attribute_ids)) told on true
    where p.id = any(${sql.param(productIds)}::bigint[]) and is_published(p) and is_open(s)`,
  );
}
