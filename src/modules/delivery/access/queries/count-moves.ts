import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** How often the files of a line were closed or opened by hand. */
export async function countMoves(on: Db, itemId: string): Promise<number> {
  const rows = await readRows(
    on,
    { times: col.int`count(*)::int` },
    (row) => sql`select ${row} from state_history where entity = 'order_item_access' and entity_id = ${itemId}`,
  );
  return rows[0]?.times ?? 0;
}
