import { and, asc, eq, inArray } from "drizzle-orm";
import { orders } from "../../../orders/tables.ts";
import { stores } from "../../../stores/tables.ts";
import type { Db } from "#platform/db.ts";

/** Whether this person owns one of the stores: nobody may buy from themselves. */
export async function ownsOneOf(on: Db, userId: string, storeIds: number[]): Promise<boolean> {
  return (await on.$count(stores, and(eq(stores.ownerId, userId), inArray(stores.id, storeIds)))) > 0;
}

/** The orders of a person placed with an address, oldest first, at most 50. */
export async function orderIdsOf(on: Db, userId: string, email: string): Promise<string[]> {
  const rows = await on
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.buyerEmail, email)))
    .orderBy(asc(orders.id))
    .limit(50);
  return rows.map((row) => row.id);
}
