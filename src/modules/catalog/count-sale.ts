import { sql } from "drizzle-orm";
import { gather } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";

type Counted = { productId: number; sales: number; cents: number };

/** In the order of their ids, so that two transactions never deadlock; a product counted more than once is summed first. */
const counted = gather<Counted>({
  insert: (all) => sql`
    insert into product_stats (product_id, sales, revenue_cents)
    select product_id, greatest(0, sum(sales)), greatest(0, sum(cents))
    from unnest(${listOf(all, "productId")}::bigint[], ${listOf(all, "sales")}::int[], ${listOf(all, "cents")}::bigint[])
      counted(product_id, sales, cents)
    group by product_id order by product_id
    on conflict (product_id) do update set
      sales = greatest(0, product_stats.sales + (${sumOf(all, "sales")})),
      revenue_cents = greatest(0, product_stats.revenue_cents + (${sumOf(all, "cents")}))`,
});

const listOf = (all: readonly Counted[], key: keyof Counted) => sql.param(all.map((one) => one[key]));
/** What the row in conflict is counted by: `excluded` has no negative number. */
const sumOf = (all: readonly Counted[], key: "sales" | "cents") => sql`select sum(change)
  from unnest(${listOf(all, "productId")}::bigint[], ${listOf(all, key)}::bigint[]) of_product(id, change)
  where of_product.id = excluded.product_id`;

/** Adds one sale to each product's counters (or takes it away with `sign` -1), just before the commit: others wait for these rows. */
export async function countSales(tx: Tx, sold: { productId: number; paidCents: number }[], sign: 1 | -1): Promise<void> {
  for (const { productId, paidCents } of sold) await counted(tx, { productId, sales: sign, cents: sign * paidCents });
}
