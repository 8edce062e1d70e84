import { type SQL, sql } from "drizzle-orm";

const PAID = ["paga", "superpaga", "reembolso_parcial", "reembolsada", "contestada", "perdida"];

/** SQL of another attempt of the same order that was already paid, or null. */
export const paidSibling = (orderId: string, attemptId: string): SQL => sql`(
  select id::text from payment_attempts
  where order_id = ${orderId} and id <> ${attemptId} and status = any(${sql.param(PAID)}::text[]) limit 1)`;
