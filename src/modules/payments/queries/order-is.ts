import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { OrderStatus } from "../../orders/rules.ts";

/** Whether the code in a waiting e-mail can still pay its order: the order is unpaid and `until` (ISO) is in the future. */
export const isStillToPay = async ({ orderId }: { orderId: string }, until: string): Promise<boolean> =>
  Date.parse(until) > Date.now() && (await orderIs("aguardando_pagamento")({ orderId }));

/** Whether the order of a waiting e-mail still has this status, so that nobody is invited to pay a paid order. */
export const orderIs =
  (status: OrderStatus) =>
  async ({ orderId }: { orderId: string }): Promise<boolean> => {
    const rows = await readRows(
      db,
      { id: col.text`id` },
      (row) => sql`select ${row} from orders where id = ${orderId}::uuid and status = ${status}`,
    );
    return rows.length > 0;
  };
