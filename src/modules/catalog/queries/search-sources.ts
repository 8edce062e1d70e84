import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { AttributeNumbers } from "../rules/facet-codes.ts";
import type { License } from "../rules/licenses.ts";
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

/** Those of these products that the shop window shows, as `tx` sees them. Only attributes of their category, or of one above it, count. */
export async function readSources(tx: Tx, productIds: readonly number[]): Promise<SearchSource[]> {
  const { rows } = await tx.execute<SearchSource>(sql`
    with recursive path as (
      select c.id as leaf, c.id, c.parent_id, c.name from categories c
      where c.id in (select category_id from products where id = any(${sql.param(productIds)}::bigint[]))
      union all select path.leaf, c.id, c.parent_id, c.name from path join categories c on c.id = path.parent_id)
    select p.id, p.title, p.promise, p.description, p.kind, p.tags, p.formats, price_now(p) as "priceCents",
      price_now(p) < p.price_cents as "isOnSale",
      exists (select 1 from product_previews v where v.product_id = p.id) as "hasSamples",
      coalesce((select array_agg(l.license) from product_licenses l where l.product_id = p.id), array[p.license]) as licenses,
      to_json(p.published_at) #>> '{}' as "publishedAt", p.category_id as "categoryId", above.ids as "categoryIds", above.names as "categoryNames",
      coalesce(told.ids, '{}') as "optionIds", coalesce(told.labels, '{}') as "optionLabels",
      coalesce((select json_agg(json_build_object('attributeId', a.id, 'low', n.low, 'high', n.high, 'lowest', a.lowest, 'highest', a.highest))
        from product_attribute_numbers n join attributes a on a.id = n.attribute_id
        where n.product_id = p.id and a.lowest is not null and a.id = any(above.attribute_ids)), '[]') as numbers,
      s.id as "storeId", s.name || ' ' || s.author_name as "storeNames",
      coalesce(st.sales, 0) as sales, coalesce(st.rating_sum, 0) as "ratingSum", coalesce(st.rating_count, 0) as "ratingCount"
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    cross join lateral (
      select array_agg(path.id) as ids, array_agg(path.name) as names,
        array(select ca.attribute_id from category_attributes ca join path up on up.id = ca.category_id and up.leaf = p.category_id) as attribute_ids
      from path where path.leaf = p.category_id) above
    left join lateral (
      select array_agg(o.id) as ids, array_agg(o.label) as labels
      from product_attribute_options po join attribute_options o on o.id = po.option_id
      where po.product_id = p.id and o.attribute_id = any(above.attribute_ids)) told on true
    where p.id = any(${sql.param(productIds)}::bigint[]) and is_published(p) and is_open(s)`);
  return rows;
}
