import { and, asc, eq } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { disputes } from "../../tables/disputes.ts";

/** The lost disputes of an order, oldest first, in centavos. */
export const listLostDisputes = (orderId: string, on: Db = db) =>
  on
    .select({ id: disputes.id, amountCents: disputes.amountCents })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), eq(disputes.status, "perdido")))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
    .limit(10);
