import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

export type Buyers = {
  /** Who has the files of it now, however they came. */
  people: number;
  /** Of them, who has it for nothing, and who has it inside a bundle. */
  free: number;
  inBundles: number;
  /** What was paid for it alone. */
  paidCents: number;
  first: string | null;
  last: string | null;
};

/** How many people have a product, since when, and what they paid for it alone. */
export async function countBuyers(on: Db, productId: number): Promise<Buyers> {
  const { rows } = await on.execute<Buyers>(sql`
    select count(distinct e.user_id)::int as people,
      count(distinct e.user_id) filter (where i.product_id = e.product_id and i.paid_cents = 0)::int as free,
      count(distinct e.user_id) filter (where i.product_id <> e.product_id)::int as "inBundles",
      coalesce(sum(i.paid_cents) filter (where i.product_id = e.product_id), 0)::float8 as "paidCents",
      to_json(min(o.paid_at)) #>> '{}' as first, to_json(max(o.paid_at)) #>> '{}' as last
    from entitlements e join order_items i on i.id = e.order_item_id join orders o on o.id = e.order_id
    where e.product_id = ${productId} and e.revoked_at is null`);
  const [counted] = rows;
  if (!counted) throw new Error("buyers were not counted");
  return counted;
}
