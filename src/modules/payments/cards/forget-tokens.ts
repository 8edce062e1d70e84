import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** Erases card tokens older than two minutes: a token is valid for 60 seconds. */
export async function forgetTokens(): Promise<void> {
  await db.execute(sql`
    update payment_attempts set card_token = null where card_token is not null and created_at < now() - interval '2 minutes'`);
}
