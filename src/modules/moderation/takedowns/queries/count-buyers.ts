import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

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

const BUYERS = defineRow<Buyers>({
  people: col.int`count(distinct e.user_id)::int`,
  free: col.int`count(distinct e.user_id) filter (where i.product_id = e.product_id and i.paid_cents = 0)::int`,
  inBundles: col.int`count(distinct e.user_id) filter (where i.product_id <> e.product_id)::int`,
  paidCents: col.real`coalesce(sum(i.paid_cents) filter (where i.product_id = e.product_id), 0)::float8`,
  first: col.text.orNull`to_json(min(o.paid_at)) #>> '{}'`,
  last: col.text.orNull`to_json(max(o.paid_at)) #>> '{}'`,
});

/** How many people have a product, since when, and what they paid for it alone. */
export async function countBuyers(on: Db, productId: number): Promise<Buyers> {
  const rows = await readRows(
    on,
    BUYERS,
    sql`select ${BUYERS}
    from entitlements e join order_items i on i.id = e.order_item_id join orders o on o.id = e.order_id
    where e.product_id = ${productId} and e.revoked_at is null`,
  );
  const [counted] = rows;
  if (!counted) throw new Error("buyers were not counted");
  return counted;
}
