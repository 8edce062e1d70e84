import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { orderItems } from "../../../orders/tables.ts";
import { stores } from "../../../stores/tables.ts";
import { entitlements } from "../../tables.ts";

/** The store's products of an order whose files its buyer may open now, and who signs them; null when there are none. */
export async function readTitles(on: Db, orderId: string, storeId: number) {
  const rows = await on
    .select({ title: orderItems.title, authorName: stores.authorName })
    .from(entitlements)
    .innerJoin(orderItems, eq(orderItems.id, entitlements.orderItemId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .where(and(eq(entitlements.orderId, orderId), eq(orderItems.storeId, storeId), isNull(entitlements.revokedAt)))
    .orderBy(asc(orderItems.id));
  const first = rows[0];
  return first ? { authorName: first.authorName, titles: rows.map((row) => row.title) } : null;
}
