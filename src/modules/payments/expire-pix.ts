import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { closeAttempt } from "./close-attempt.ts";

/**
 * Closes Pix codes two minutes past their time: the charge is cancelled at the provider, and only what the provider then says
 * moves our state, so that a payment made in the last second is found paid.
 */
export async function expirePix(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempts set next_poll_at = now() + interval '1 minute'
    where id in (
      select id from payment_attempts
      where status = 'pendente' and method = 'pix' and next_poll_at is not null and pix_expires_at < now() - interval '2 minutes'
      order by pix_expires_at limit 50 for update skip locked
    ) returning id`);
  for (const { id } of rows) await closeAttempt(id);
}
