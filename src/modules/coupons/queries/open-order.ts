import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

export type WantedItem = { productId: number; license: string };

/** What an order costs before its method takes anything off, and what paying by Pix takes off. */
export type OpenOrder = { id: string; totalCents: number; pixDiscountCents: number };

/** The order of this person, of exactly these items, that still waits for payment or for the bank's word; the newest. */
export async function findOpenOrderOf(on: Db, userId: string, items: readonly WantedItem[]): Promise<OpenOrder | null> {
  const wanted = items.toSorted((a, b) => a.productId - b.productId).map(({ productId, license }) => `${productId} ${license}`);
  const rows = await readRows(
    on,
    {
      id: col.text`o.id`,
      totalCents: col.int`o.total_cents + o.method_discount_cents`,
      pixDiscountCents: col.int`(select sum(i.pix_discount_cents) from order_items i where i.order_id = o.id)`,
    },
    (row) => sql`select ${row} from orders o
    where o.user_id = ${userId} and o.status in ('aguardando_pagamento', 'em_analise')
      and (o.expires_at > now() or o.status = 'em_analise')
      and (select array_agg(i.product_id || ' ' || i.license order by i.product_id) from order_items i where i.order_id = o.id)
        = ${sql.param(wanted)}::text[]
    order by o.created_at desc limit 1`,
  );
  return rows[0] ?? null;
}
