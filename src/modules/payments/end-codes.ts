import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { closeAttempt } from "./close-attempt.ts";
import { METHOD_LIST } from "./methods/methods.ts";

/**
 * Closes unpaid codes some minutes after they expire, as their method defines: the charge is cancelled at the provider, and our state
 * follows what the provider then reports, so that a payment made in the last second is found paid.
 */
export async function endCodes(): Promise<void> {
  for (const { name, endsAfterMinutes } of METHOD_LIST) {
    if (endsAfterMinutes === null) continue;
    const rows = await readRows(
      db,
      { id: col.text`id` },
      (row) => sql`
      update payment_attempts set next_poll_at = now() + interval '1 minute'
      where id in (
        select id from payment_attempts
        where status = 'pendente' and method = ${name} and next_poll_at is not null
          and pix_expires_at < now() - make_interval(mins => ${endsAfterMinutes})
        order by pix_expires_at limit 50 for update skip locked
      ) returning ${row}`,
    );
    for (const { id } of rows) await closeAttempt(id);
  }
}
