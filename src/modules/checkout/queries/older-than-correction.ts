import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** Whether the buyer was corrected after this attempt was created: the process may have stopped before it replaced the charge. */
export async function isOlderThanCorrection(attemptId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from payment_attempts a join state_history h on h.entity = 'order_buyer' and h.entity_id = a.order_id::text
    where a.id = ${attemptId} and h.at > a.created_at limit 1`);
  return rowCount === 1;
}
