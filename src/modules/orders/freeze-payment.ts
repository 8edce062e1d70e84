import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { ChargedMethod } from "./rules.ts";
import { orderItems, orders } from "./tables.ts";

/** How the order is being paid, or was. */
export async function setPaymentMethod(tx: Tx, orderId: string, method: ChargedMethod): Promise<void> {
  await tx.update(orders).set({ paymentMethod: method }).where(eq(orders.id, orderId));
}

/** What of the cost of instalments each item's author bears, in centavos, once it is paid. */
export async function freezeInterest(tx: Tx, items: readonly { id: string; interestCents: number }[]): Promise<void> {
  for (const { id, interestCents } of items) await tx.update(orderItems).set({ interestCents }).where(eq(orderItems.id, id));
}
