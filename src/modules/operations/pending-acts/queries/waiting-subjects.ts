import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

const MOST = 200;

/** What of an act waits for another owner now, by the act's own name for each. */
export async function waitingSubjects(act: string): Promise<string[]> {
  const rows = await readRows(
    db,
    { subject: col.text`subject` },
    (row) =>
      sql`select ${row} from pending_acts where act = ${act} and status = 'esperando' and expires_at > now() limit ${MOST}`,
  );
  return rows.map(({ subject }) => subject);
}
