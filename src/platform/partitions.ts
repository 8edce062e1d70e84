import { sql } from "drizzle-orm";
import { db } from "./db.ts";
import { eachAlone } from "./each-alone.ts";
import { partitionRoom } from "./metrics.ts";
import { col, defineRow, readRows } from "./read.ts";

const PARTED = defineRow({ table: col.text`name` });

/**
 * Makes the next partition of each table parted by ranges whose last one is half full, at most one of each, and publishes how many
 * numbers are left before the end of its last one. Only one caller at a time makes any; a table in use is tried again by the next call.
 */
export async function makePartitions(): Promise<void> {
  const parted = await readRows(db, PARTED, sql`select ${PARTED} from parted_tables()`);
  await eachAlone(parted, async ({ table }) => {
    const [made] = await readRows(db, { left: col.int`make_next_partition(${table})` }, (row) => sql`select ${row}`);
    if (made) partitionRoom.set({ table }, made.left);
  });
}
