import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { indexProducts } from "./index-product.ts";

const AT_A_TIME = 200;

/** Remakes search rows written before the index knew what it knows now, or before their category changed, a few at a time. Answers how many; 0 when none is behind. */
export async function reindexStale(): Promise<number> {
  const done = await transact(async (tx) => {
    const rows = await readRows(
      tx,
      { id: col.int`product_id::int` },
      (row) => sql`with noted as (
        delete from search_behind where product_id in (
          select product_id from search_behind order by product_id limit ${AT_A_TIME} for update skip locked)
        returning product_id),
      old as (select product_id from product_search where words = '' limit ${AT_A_TIME} for update skip locked)
      select ${row} from noted union select product_id::int from old`,
    );
    await indexProducts(
      tx,
      rows.map((row) => row.id),
    );
    if (rows.length > 0) await invalidate(tx, "list", "home");
    return ok(rows.length);
  });
  return done.value;
}
