import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { needsAuthentication, dependsOnFirst } from "../rules/authentication.ts";
import { authenticationSetting } from "../settings.ts";

/** Whether the buyer of this order must confirm the charge at their bank, by the administration's rule. */
export async function readAuthentication(tx: Tx, order: OrderRecord, chargeCents: number): Promise<boolean> {
  const rule = await readSetting(tx, authenticationSetting);
  const isFirst = dependsOnFirst(rule, chargeCents) && (await isFirstPurchase(tx, order));
  return needsAuthentication(rule, chargeCents, isFirst);
}

/** Whether the order includes a store from which this person never bought anything. */
async function isFirstPurchase(tx: Tx, { userId, items }: OrderRecord): Promise<boolean> {
  const stores = new Set(items.map((item) => item.storeId));
  const [row] = await readRows(
    tx,
    { known: col.int`count(distinct i.store_id)` },
    (columns) => sql`
    select ${columns} from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId} and o.paid_at is not null and o.total_cents > 0
      and i.store_id = any(${sql.param([...stores])}::int[])`,
  );
  return (row?.known ?? 0) < stores.size;
}
