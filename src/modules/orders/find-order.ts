import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { orderItems, orders } from "./tables.ts";

export type OrderItem = typeof orderItems.$inferSelect;
export type OrderRecord = typeof orders.$inferSelect & { items: OrderItem[] };

/** An order with its items, as the payment code needs it; `update` locks it until the transaction ends. */
export async function findOrder(on: Db, orderId: string, lock?: "update"): Promise<OrderRecord | null> {
  const query = on.select().from(orders).where(eq(orders.id, orderId));
  const [order] = lock ? await query.for(lock) : await query;
  if (!order) return null;
  return { ...order, items: await listItems(on, orderId) };
}

/** The items of an order, in the order of purchase. */
export const listItems = (on: Db, orderId: string): Promise<OrderItem[]> =>
  on.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
