import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Attempt } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Notes that a Pix which our account or the provider's absence stopped is to be tried again by itself: in half a minute, then later
 * and later up to ten. A card is not: nobody is charged behind their back, and they are told at once.
 */
export async function holdPayment(on: Db, { id, orderId, method }: Pick<Attempt, "id" | "orderId" | "method">): Promise<void> {
  if (METHODS[method].endsAfterMinutes === null) return;
  const tries = sql`(select count(*) from payment_attempts a where a.order_id = ${orderId} and a.status = 'nao_existe')`;
  await on
    .update(paymentAttempts)
    .set({ resumeAt: sql`now() + make_interval(secs => least(600, 30 * power(2, least(${tries}, 10) - 1)))` })
    .where(eq(paymentAttempts.id, id));
}
