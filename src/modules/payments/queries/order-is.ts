import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { OrderStatus } from "../../orders/rules.ts";

/** Whether a code that an e-mail brings can still pay its order, until that instant. */
export const isStillToPay = async ({ orderId }: { orderId: string }, until: string): Promise<boolean> =>
  Date.parse(until) > Date.now() && (await orderIs("aguardando_pagamento")({ orderId }));

/** Whether the order an e-mail speaks of is still as it says: paid meanwhile, nobody is invited to pay it. */
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
