import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { underTab } from "../../../orders/sales/queries/filter.ts";
import { orderItems, orders } from "../../../orders/tables.ts";
import { MOST_AT_ONCE, type ResendInput } from "../schema.ts";

/** The orders with the store's own lines that were asked for, newest first; one more than may be sent tells there are too many. */
export async function findOrders(storeId: number, requested: ResendInput): Promise<string[]> {
  const which =
    "view" in requested
      ? underTab(storeId, requested.view)
      : and(eq(orderItems.storeId, storeId), inArray(orderItems.id, requested.itemIds));
  const rows = await db
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(which)
    .orderBy(desc(orders.number))
    .limit(MOST_AT_ONCE + 1);
  return rows.map((row) => row.id);
}
