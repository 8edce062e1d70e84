import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** The name of a category; null once it is gone. */
export async function findCategoryName(on: Db, categoryId: number): Promise<string | null> {
  const rows = await readRows(on, { name: col.text`name` }, (row) => sql`select ${row} from categories where id = ${categoryId}`);
  return rows[0]?.name ?? null;
}
