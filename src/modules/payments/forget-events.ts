import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { inSlices } from "#platform/in-slices.ts";

/** Removes personal data from stored webhook events after 30 days and deletes the events after 90. */
export async function forgetEvents(): Promise<void> {
  await inSlices((slice) =>
    db.execute(sql`
      delete from webhook_events where id in (select id from webhook_events where received_at < now() - interval '90 days' limit ${slice})`),
  );
  await inSlices((slice) =>
    db.execute(sql`
      update webhook_events set body = without_person(body) where id in (
        select id from webhook_events where received_at < now() - interval '30 days' and body is distinct from without_person(body)
        limit ${slice})`),
  );
}
