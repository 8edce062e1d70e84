import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Notes in the history what every licence of these products costs now, where that is not what was noted last. */
export async function recordPrices(tx: Tx, productIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into price_changes (product_id, license, price_cents, since)
    select p.id, l.license, license_price_now(p, l.price_cents), now()
    from products p join product_licenses l on l.product_id = p.id
    where p.id = any(${sql.param(productIds)}::bigint[]) and license_price_now(p, l.price_cents) is distinct from (
      select h.price_cents from price_changes h where h.product_id = p.id and h.license = l.license
      order by h.since desc, h.id desc limit 1)`);
}
