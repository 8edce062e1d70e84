import { sql } from "drizzle-orm";
import { db } from "./db.ts";
import { inSlices } from "./in-slices.ts";

/**
 * Forgets jobs that were done 50 minutes ago, so that none stays an hour: every sale leaves some, and the queue's upkeep reads all that
 * are kept. Those that gave up stay the week the queue keeps them, for a person to see.
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
