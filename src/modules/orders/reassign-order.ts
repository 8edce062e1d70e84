import { eq } from "drizzle-orm";
import { maskEmail } from "#kit/email.ts";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { OrderRecord } from "./find-order.ts";
import { orders } from "./tables.ts";

/** Transfers an order, locked by the caller, to another person and e-mail. Its timeline records both addresses, masked. */
export async function reassignOrder(
  tx: Tx,
  order: OrderRecord,
  to: { userId: string; email: string },
  by: { cause: string; actor: string },
): Promise<void> {
  await tx.update(orders).set({ userId: to.userId, buyerEmail: to.email }).where(eq(orders.id, order.id));
  await recordState(tx, {
    entity: "order_email",
    entityId: order.id,
    from: maskEmail(order.buyerEmail),
    to: maskEmail(to.email),
    ...by,
  });
  await announce(tx, "order", order.id);
}
