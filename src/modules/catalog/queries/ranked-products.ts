import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "../schema/listing-search.ts";
import { type ListingFilters, listingConditions } from "./listing-conditions.ts";

/** Matches a small tier must have before larger ones are left alone; below it the order of relevance suffers. */
const ENOUGH_TO_RANK = 200;

const ORDERS: Partial<Record<Sort, SQL>> = {
  novidades: sql`published_at desc, product_id desc`,
  "menor-preco": sql`price_cents, product_id`,
  "maior-preco": sql`price_cents desc, product_id desc`,
  "melhor-avaliados": sql`rating_rank desc, product_id desc`,
};

/** SQL giving (product_id, rank) of one page of a listing. */
export function rankedProducts(filters: ListingFilters, sort: Sort, limit: number, offset: number): SQL {
  const conditions = listingConditions(filters);
  const order = ORDERS[sort];
  if (order) {
    return sql`select product_id, row_number() over () as rank from (
      select product_id from product_search where ${conditions} order by ${order} limit ${limit} offset ${offset}) page`;
  }
  const byText = sort === "relevancia" && filters.tsquery !== null;
  return popularFirst(conditions, byText ? filters.tsquery : null, limit, offset);
}

/**
 * Climbs from the most popular tier to the whole table until there is enough to rank, so that a common word costs what a rare
 * one does. Each `tier <=` is a literal: that is what picks the partial index.
 */
function popularFirst(conditions: SQL, tsquery: string | null, limit: number, offset: number): SQL {
  const need = tsquery === null ? limit + offset : ENOUGH_TO_RANK + offset;
  const level = (tier: SQL) => sql`select product_id, pop, head from product_search where ${conditions} and ${tier}`;
  const score =
    tsquery === null ? sql`pop` : sql`ts_rank('{0.05,0.2,0.5,1.0}', head, ${tsquery}::tsquery) * greatest(0.05, 0.4 + pop)`;
  return sql`
    with l0 as materialized (${level(sql`tier <= 0`)}), n0 as materialized (select count(*) as n from l0),
    l1 as materialized (${level(sql`tier <= 1 and (select n from n0) < ${need}`)}), n1 as materialized (select count(*) as n from l1),
    l2 as materialized (${level(sql`tier <= 2 and (select n from n0) < ${need} and (select n from n1) < ${need}`)}),
    n2 as materialized (select count(*) as n from l2),
    l3 as materialized (${level(
      sql`(select n from n0) < ${need} and (select n from n1) < ${need} and (select n from n2) < ${need}`,
    )}),
    found as (
      select * from l0 where (select n from n0) >= ${need}
      union all select * from l1 where (select n from n1) >= ${need}
      union all select * from l2 where (select n from n2) >= ${need}
      union all select * from l3)
    select product_id, row_number() over (order by ${score} desc, product_id desc) as rank
    from found order by 2 limit ${limit} offset ${offset}`;
}
