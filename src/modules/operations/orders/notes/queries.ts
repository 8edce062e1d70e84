import { desc, eq } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { db } from "#platform/db.ts";
import { orderNotes } from "./tables.ts";

const MOST = 50;

/** What was written down about an order, newest first, and by whom. */
export function listNotes(orderId: string) {
  return db
    .select({ id: orderNotes.id, body: orderNotes.body, by: users.name, at: orderNotes.createdAt })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.adminId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(MOST);
}
