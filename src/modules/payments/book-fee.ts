import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readReceivables, readReceivablesOf } from "./receivables/read-receivables.ts";
import { paymentAttempts } from "./tables/attempts.ts";

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
  for (;;) {
    const taken = await takeDue();
    const results = await Promise.allSettled(taken.map((attempt) => readReceivablesOf(attempt)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    if (taken.length < BATCH) return;
  }
}

function takeDue(): Promise<(typeof paymentAttempts.$inferSelect)[]> {
  const due = sql`select id from payment_attempts where fee_at <= now() order by fee_at limit ${BATCH} for update skip locked`;
  return db
    .update(paymentAttempts)
    .set({
      feeTries: sql`fee_tries + 1`,
      feeAt: sql`case when fee_tries < ${MOST_TRIES} then now() + make_interval(secs => least(5 * 2 ^ fee_tries, 600)) end`,
    })
    .where(sql`${paymentAttempts.id} in (${due})`)
    .returning();
}
