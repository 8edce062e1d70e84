import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { hidePeople } from "./hide-people.ts";

/** What the provider said in a webhook, without what it told of people; null when there is none. */
export async function readWebhookBody(eventId: string): Promise<string | null> {
  const rows = await readRows(
    db,
    { body: col.json`without_person(body)` },
    (row) => sql`select ${row} from webhook_events where id = ${eventId}`,
  );
  return rows[0] ? JSON.stringify(hidePeople(rows[0].body), null, 2) : null;
}
