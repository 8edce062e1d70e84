import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { settleAttempt } from "./settle-attempt.ts";

const BATCH = 50;

/** Asks about every attempt whose time has come: what a lost webhook left costs seconds. Two pollers never ask about the same one. */
export async function pollAttempts(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempts set poll_count = poll_count + 1, next_poll_at = now() + interval '30 seconds'
    where id in (
      select id from payment_attempts where next_poll_at <= now() order by next_poll_at limit ${BATCH} for update skip locked
    ) returning id`);
  for (const { id } of rows) await settleAttempt(id);
}
