import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { arrangeEvents, type OrderEvent } from "../rules/order-events.ts";

type EventRow = Omit<OrderEvent, "at"> & { atMs: number };

/** The life of an order its buyer may see: money by amount, every download of theirs among the newest twenty. */
export async function listPurchaseEvents(orderId: string): Promise<OrderEvent[]> {
  return read(sql`
    ${sharedEvents(orderId)}
    union all ${downloadsOf(sql`e.order_id = ${orderId}`)}
    union all select 'devolucao_pedida', null, amount_cents, created_at from refunds where order_id = ${orderId}
    union all select 'devolucao_feita', null, amount_cents, done_at from refunds where order_id = ${orderId} and done_at is not null`);
}

/** The same life as one of its authors may see it: downloads of their own files only, and no sums of the whole order. */
export async function listSaleEvents(orderId: string, storeId: number): Promise<OrderEvent[]> {
  return read(sql`
    ${sharedEvents(orderId)}
    union all ${downloadsOf(sql`e.order_id = ${orderId} and p.store_id = ${storeId}`)}`);
}

async function read(union: SQL): Promise<OrderEvent[]> {
  const { rows } = await db.execute<EventRow>(sql`
    select kind, detail, amount_cents as "amountCents", (extract(epoch from at) * 1000)::float8 as "atMs"
    from (${union}) told (kind, detail, amount_cents, at) order by at limit 200`);
  return arrangeEvents(rows.map(({ atMs, ...event }) => ({ ...event, at: new Date(atMs) })));
}

const sharedEvents = (orderId: string): SQL => sql`
  select 'feito', null::text, null::int, created_at from orders where id = ${orderId}
  union all select 'pix', null, null, created_at from payment_attempts where order_id = ${orderId} and pix_code is not null
  union all select 'pago', null, null, paid_at from orders where id = ${orderId} and paid_at is not null
  union all select 'liberado', null, null, min(granted_at) from entitlements where order_id = ${orderId} having min(granted_at) is not null
  union all select case when to_state = 'pago' then 'restaurado' else to_state end, null, null, at from state_history
    where entity = 'order' and entity_id = ${orderId}
      and (to_state not in ('aguardando_pagamento', 'pago') or to_state = 'pago' and from_state in ('contestado', 'estornando'))`;

const downloadsOf = (which: SQL): SQL => sql`(
  select 'baixado', f.name, null::int, d.at
  from entitlements e join downloads d on d.entitlement_id = e.id
    join product_files f on f.id = d.file_id join products p on p.id = e.product_id
  where ${which} order by d.at desc limit 20)`;
