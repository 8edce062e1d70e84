import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { hidePeople } from "./hide-people.ts";

/** What the provider said in a webhook, without what it told of people; null when there is none. */
export async function readWebhookBody(eventId: string): Promise<string | null> {
  const { rows } = await db.execute<{ body: unknown }>(
    sql`select without_person(body) as body from webhook_events where id = ${eventId}`,
  );
  return rows[0] ? JSON.stringify(hidePeople(rows[0].body), null, 2) : null;
}
