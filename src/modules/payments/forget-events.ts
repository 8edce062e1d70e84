import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

const SLICE = 1000;

/** Takes the person out of the provider's notices at 30 days and deletes the notices at 90; at most 1,000 of each in one call. */
export async function forgetEvents(): Promise<void> {
  await db.execute(sql`
    delete from webhook_events where id in (select id from webhook_events where received_at < now() - interval '90 days' limit ${SLICE})`);
  await db.execute(sql`
    update webhook_events set body = without_person(body) where id in (
      select id from webhook_events where received_at < now() - interval '30 days' and body is distinct from without_person(body)
      limit ${SLICE})`);
}
