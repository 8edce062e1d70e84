import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Attempt } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Schedules another attempt for a code that our account or the provider's unavailability prevented: in 30 seconds, doubling up to ten
 * minutes. A card is not retried: nobody is charged without knowing it, and the buyer is notified at once.
 */
export async function holdPayment(on: Db, { id, orderId, method }: Pick<Attempt, "id" | "orderId" | "method">): Promise<void> {
  if (METHODS[method].endsAfterMinutes === null) return;
  const tries = sql`(select count(*) from payment_attempts a where a.order_id = ${orderId} and a.status = 'nao_existe')`;
  await on
    .update(paymentAttempts)
    .set({ resumeAt: sql`now() + make_interval(secs => least(600, 30 * power(2, least(${tries}, 10) - 1)))` })
    .where(eq(paymentAttempts.id, id));
}
