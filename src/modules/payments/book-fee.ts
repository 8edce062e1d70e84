import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, readRows } from "#platform/read.ts";
import { readReceivables } from "./receivables/read-receivables.ts";

const BATCH = 10;
/** After two hours of tries nobody looks for a fee any more but the daily reconciliation, which finds the charges without one. */
const MOST_TRIES = 20;

/**
 * Books the provider's fee of a paid charge and its expected dates from its receivables, which the provider creates some seconds
 * after the payment. Throws to be retried.
 */
export async function bookFee(attemptId: string): Promise<void> {
  const read = await readReceivables(attemptId);
  if (!read.ok && read.reason !== "not_found") throw new Error(`receivables of a charge: ${read.reason}`);
}

/** Books the fees that are due, ten charges at a time. Two workers never take the same one; one not booked is due again later. */
export async function bookDueFees(): Promise<void> {
  for (let taken = await takeDue(); taken.length > 0; taken = taken.length < BATCH ? [] : await takeDue()) {
    const results = await Promise.allSettled(taken.map(readReceivables));
    await eachAlone(results, async (result) => {
      if (result.status === "rejected") throw result.reason;
    });
  }
}

async function takeDue(): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`
    update payment_attempts set fee_tries = fee_tries + 1, fee_at = case when fee_tries < ${MOST_TRIES}
      then now() + make_interval(secs => least(5 * 2 ^ fee_tries, 600)) end
    where id in (
      select id from payment_attempts where fee_at <= now() order by fee_at limit ${BATCH} for update skip locked
    ) returning ${row}`,
  );
  return rows.map((row) => row.id);
}
