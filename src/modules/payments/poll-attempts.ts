import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, readRows } from "#platform/read.ts";
import { READ_AGAIN } from "./rules/next-reading.ts";
import { startPayment } from "./start-payment.ts";
import { settleAttempt } from "./settle-attempt.ts";

const BATCH = 50;
const BATCH_OF_PAID = 20;
const IS_PAID = sql`status = any(${sql.param([...READ_AGAIN])}::text[])`;

/**
 * Reads every open attempt that is due, which makes up for lost webhooks, and starts those that the process which opened them did not.
 * Two pollers never take the same one.
 */
export async function pollAttempts(): Promise<void> {
  const due = await takeDue(sql`not (${IS_PAID})`, sql`interval '30 seconds'`, BATCH);
  await eachAlone(due, ({ id, isNew }) => (isNew ? startPayment(id) : settleAttempt(id)));
}

/**
 * Reads paid charges again, few at a time and apart from the urgent ones, to find a dispute, or a refund made in the provider's
 * dashboard, whose event was lost.
 */
export async function rereadPaid(): Promise<void> {
  await eachAlone(await takeDue(IS_PAID, sql`interval '1 hour'`, BATCH_OF_PAID), ({ id }) => settleAttempt(id));
}

function takeDue(which: SQL, heldFor: SQL, batch: number): Promise<{ id: string; isNew: boolean }[]> {
  return readRows(
    db,
    { id: col.text`id`, isNew: col.bool`status = 'criada'` },
    (row) => sql`
    update payment_attempts set poll_count = poll_count + 1, next_poll_at = now() + ${heldFor}
    where id in (
      select id from payment_attempts where next_poll_at <= now() and ${which} order by next_poll_at limit ${batch}
      for update skip locked
    ) returning ${row}`,
  );
}
