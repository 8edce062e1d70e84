import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { transact } from "#platform/db.ts";
import type { ActRefusal } from "../../schema/acts.ts";
import { orderNotes } from "./tables.ts";

/** Writes something down about an order, for the administration alone. The same words twice in a minute are one note. */
export function writeNote(
  adminId: string,
  { orderId, nota }: { orderId: string; nota: string },
): Promise<Outcome<void, ActRefusal>> {
  return transact(async (tx): Promise<Outcome<void, ActRefusal>> => {
    const order = await findOrder(tx, orderId, "update");
    if (!order) return refuse("not_found");
    const { rows } = await tx.execute(sql`select 1 from order_notes
      where order_id = ${orderId} and admin_id = ${adminId} and body = ${nota} and created_at > now() - interval '1 minute' limit 1`);
    if (rows.length === 0) await tx.insert(orderNotes).values({ orderId, adminId, body: nota });
    return ok();
  });
}
