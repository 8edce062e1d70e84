import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { READ_AGAIN } from "./rules/next-reading.ts";
import { settleAttempt } from "./settle-attempt.ts";

const BATCH = 50;
const BATCH_OF_PAID = 20;
const IS_PAID = sql`status = any(${sql.param([...READ_AGAIN])}::text[])`;

/** Reads every open attempt that is due, which makes up for lost webhooks. Two pollers never read the same one. */
export async function pollAttempts(): Promise<void> {
  for (const id of await takeDue(sql`not (${IS_PAID})`, sql`interval '30 seconds'`, BATCH)) await settleAttempt(id);
}

/**
 * Reads paid charges again, few at a time and apart from the urgent ones, to find a dispute, or a refund made in the provider's
 * dashboard, whose event was lost.
 */
export async function rereadPaid(): Promise<void> {
  for (const id of await takeDue(IS_PAID, sql`interval '1 hour'`, BATCH_OF_PAID)) await settleAttempt(id);
}

async function takeDue(which: SQL, heldFor: SQL, batch: number): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`
    update payment_attempts set poll_count = poll_count + 1, next_poll_at = now() + ${heldFor}
    where id in (
      select id from payment_attempts where next_poll_at <= now() and ${which} order by next_poll_at limit ${batch}
      for update skip locked
    ) returning ${row}`,
  );
  return rows.map((row) => row.id);
}
