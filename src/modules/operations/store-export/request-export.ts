import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueue } from "#platform/jobs.ts";
import { makeTakeoutJob, TAKEOUT_HOURS, type TakeoutReason } from "./schema.ts";
import { storeTakeouts } from "./tables.ts";

/** Asks for everything of the store in one ZIP, made by a job; refuses `once_a_day` within 24 hours of the last. */
export function requestTakeout(viewer: AuthorViewer): Promise<Outcome<void, TakeoutReason>> {
  return transact(async (tx): Promise<Outcome<void, TakeoutReason>> => {
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    const { rowCount } = await tx.execute(sql`
      select 1 from store_takeouts where store_id = ${viewer.storeId}
        and (status = 'pedida' or requested_at > now() - make_interval(hours => ${TAKEOUT_HOURS}))`);
    if (rowCount) return refuse("once_a_day");
    const [requested] = await tx.insert(storeTakeouts).values({ storeId: viewer.storeId }).returning({ id: storeTakeouts.id });
    if (requested) await enqueue(tx, makeTakeoutJob, { takeoutId: requested.id });
    return ok();
  });
}
