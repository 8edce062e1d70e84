import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { inSlices } from "#platform/in-slices.ts";

/** Erases buyers' IP addresses seven days after the attempt; a charge is sent and retried for one day at most. */
export async function forgetBuyerIps(): Promise<void> {
  await inSlices((slice) =>
    db.execute(sql`
      update payment_attempts set buyer_ip = null where id in (
        select id from payment_attempts where buyer_ip is not null and created_at < now() - interval '7 days' limit ${slice})`),
  );
}
