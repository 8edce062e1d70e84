import { type SQL, sql } from "drizzle-orm";

const LOOKED_AT = 1_500;
const FIRST_OWN_FACET = 8_000_000;
const FIRST_STORE = 10_000_000;

/** SQL giving (product_id, rank) of products near one in the catalogue: its category, the same answers to what it asks, tags in common, then popularity. */
export function similarProducts(productId: SQL, limit: number): SQL {
  return sql`
    select near.product_id, row_number() over (order by near.shared desc, near.product_id) as rank
    from (select me.*, own.tags from product_search me join products own on own.id = me.product_id where me.product_id = ${productId}) self
    cross join lateral (
      select c.product_id, 0.2 * c.pop
        + 2 * cardinality(array(select unnest(other.tags) intersect select unnest(self.tags)))
        + cardinality(array(select f from unnest(c.facets) f where f >= ${FIRST_OWN_FACET} and f < ${FIRST_STORE}
            intersect select unnest(self.facets)))
        + case when c.store_id = self.store_id then 0.5 else 0 end as shared
      from (select s.product_id, s.pop, s.facets, s.store_id from product_search s
        where s.facets @> array[1000000 + self.category_id] and s.tier <= 1 and s.product_id <> self.product_id
        limit ${LOOKED_AT}) c
      join products other on other.id = c.product_id) near
    order by 2 limit ${limit}`;
}
