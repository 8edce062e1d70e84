import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

const BATCH = 1_000;

/** Forgets notices of more than 180 days: what they told of is still in its own place. Answers how many. */
export async function sweepOld(): Promise<number> {
  let forgotten = 0;
  for (let more = true; more;) {
    const { value } = await transact(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        delete from notifications where id in (
          select id from notifications where created_at < now() - interval '180 days' limit ${BATCH} for update skip locked)`);
      return ok(rowCount ?? 0);
    });
    forgotten += value;
    more = value === BATCH;
  }
  return forgotten;
}
