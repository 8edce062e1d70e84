import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** Erases card tokens that nobody could send in their minute of life: they are good for nothing by then. */
export async function forgetTokens(): Promise<void> {
  await db.execute(sql`
    update payment_attempts set card_token = null where card_token is not null and created_at < now() - interval '2 minutes'`);
}
