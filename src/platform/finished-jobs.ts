import { sql } from "drizzle-orm";
import { db } from "./db.ts";
import { inSlices } from "./in-slices.ts";

/**
 * Deletes jobs completed over 50 minutes ago, so that none stays an hour: every sale creates some, and the queue's maintenance reads all it
 * stores. Failed jobs stay for the queue's own retention of a week, for a person to examine.
 */
export async function dropFinishedJobs(): Promise<number> {
  return inSlices((slice) =>
    db.execute(sql`
      delete from pgboss.job j using (
        select name, id from pgboss.job where state = 'completed' and completed_on < now() - interval '50 minutes'
        limit ${slice} for update skip locked) finished
      where j.name = finished.name and j.id = finished.id`),
  );
}
