import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Span } from "../../rollups/queries/days.ts";
import type { AnalyticsSearch } from "../../schema.ts";
import { type MoveRow, movesIn, narrowed, orderOf, readMoveRows } from "./moves.ts";
import { withOrder } from "../../../payouts/statement/queries/moves.ts";

const BATCH = 500;

/** Every movement of a view, in its order, a few hundred at a time; which ones they are is settled at the beginning. */
export async function* walkView(storeId: number, span: Span, search: AnalyticsSearch): AsyncGenerator<MoveRow> {
  const all = await readRows(
    db,
    { id: col.int`m.id` },
    (row) =>
      sql`select ${row} from (${movesIn(storeId, span)}) m ${withOrder} where ${narrowed(search, storeId)} order by ${orderOf(search.ordem)}`,
  );
  for (let at = 0; at < all.length; at += BATCH) {
    const ids = all.slice(at, at + BATCH).map(({ id }) => id);
    const batch = sql`select m.* from (${movesIn(storeId, span)}) m where m.id = any(string_to_array(${ids.join(",")}, ',')::bigint[])`;
    yield* await readMoveRows(storeId, batch, search.ordem);
  }
}
