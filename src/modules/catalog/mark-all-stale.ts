import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { markStaleJob } from "./schema/jobs.ts";

/** A quarter of a second of a request; a million products are fifty times this. */
const AT_A_TIME = 20_000;

const MARK_ALL_BEHIND = defineRow({
  last: col.int.orNull`max(product_id)::int`,
  count: col.int`count(*)::int`,
  marked: col.int`(select count(*) from marked)::int`,
});

/**
 * The search row of every product on sale is to be remade, a few at a time (`indexBehind`): those that come first after `after` are
 * noted in `tx`, the others by a job that begins if it commits. False when those already waited for it.
 */
export async function markAllStale(tx: Tx, { after = 0, atATime = AT_A_TIME } = {}): Promise<boolean> {
  const rows = await readRows(
    tx,
    MARK_ALL_BEHIND,
    sql`with next as (select product_id from product_search where product_id > ${after} order by product_id limit ${atATime}),
      marked as (insert into search_behind (product_id) select product_id from next on conflict do nothing returning product_id)
    select ${MARK_ALL_BEHIND} from next`,
  );
  const [{ last, count, marked } = { last: null, count: 0, marked: 0 }] = rows;
  if (last !== null && count === atATime) await enqueue(tx, markStaleJob, { after: last });
  return marked > 0;
}
