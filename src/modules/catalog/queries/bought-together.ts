import { type SQL, sql } from "drizzle-orm";
import { isItemOwned } from "./owned.ts";

const BUYERS_REQUESTED = 500;
/** Bought together by one person alone is chance. */
const FEWEST_TOGETHER = 2;
/** Codes of categories; two products of different roots share none. */
const [FIRST_CATEGORY, LAST_CATEGORY] = [1_000_000, 1_999_999];

/**
 * Inside a WITH: `together`, what the last 500 people who bought this product also bought of the same root category, with by how many.
 * Counts what is still theirs: of an order
 * partly given back, the rest.
 */
export const boughtTogether = (productId: number): SQL => sql`
    buyers as materialized (
      select o.user_id from order_items i join orders o on o.id = i.order_id
      where i.product_id = ${productId} and o.paid_at is not null and ${isItemOwned}
      group by 1 order by max(o.paid_at) desc limit ${BUYERS_REQUESTED}),
    together as (
      select i.product_id, count(distinct o.user_id) as buyers
      from buyers b join orders o on o.user_id = b.user_id and o.paid_at is not null
      join order_items i on i.order_id = o.id and ${isItemOwned}
      join product_search s on s.product_id = i.product_id and s.facets && (
        select array_agg(code) from product_search self, unnest(self.facets) code
        where self.product_id = ${productId} and code between ${FIRST_CATEGORY} and ${LAST_CATEGORY})
      where i.product_id <> ${productId} group by 1 having count(distinct o.user_id) >= ${FEWEST_TOGETHER})`;
