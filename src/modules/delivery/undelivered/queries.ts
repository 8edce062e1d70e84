import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** A return older than this is of no use to tell anybody. */
const DAYS = 30;

/**
 * SQL of (order_id, heard_at): paid orders whose receipt came back from a mailbox that is not there, still the order's own address, with
 * something of them still the buyer's and no file opened since. It ends by itself when a file is opened, the address is corrected or all
 * of the money goes back.
 */
export const undeliveredOrders: SQL = sql`
  select o.id as order_id, min(r.heard_at) as heard_at
  from letter_returns r join outbox_emails m on m.id = r.letter_id and m.kind in ('pedido.recibo', 'pedido.acesso')
    join orders o on o.id = (m.payload ->> 'orderId')::uuid and lower(o.buyer_email) = lower(m.recipient)
  where r.kind = 'bounce_duro' and r.heard_at > now() - make_interval(days => ${DAYS})
    and exists (select 1 from entitlements e where e.order_id = o.id and e.revoked_at is null)
    and not exists (select 1 from downloads d join entitlements e on e.id = d.entitlement_id where e.order_id = o.id)
  group by o.id`;

/** Whether the receipt of an order came back and nobody opened a file of it. */
export async function isUndelivered(on: Db, orderId: string): Promise<boolean> {
  const rows = await readRows(
    on,
    { orderId: col.text`u.order_id` },
    (row) => sql`select ${row} from (${undeliveredOrders}) u where u.order_id = ${orderId}`,
  );
  return rows.length > 0;
}
