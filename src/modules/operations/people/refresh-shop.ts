import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";

/** What this person sells leaves or comes back to every kept page: call it with whatever changes whether they may sell. */
export async function refreshShop(tx: Tx, userId: string): Promise<void> {
  const rows = await readRows(tx, { id: col.int`id` }, (row) => sql`select ${row} from stores where owner_id = ${userId}`);
  for (const { id } of rows) await invalidate(tx, `store:${id}`, "home", "list");
}
