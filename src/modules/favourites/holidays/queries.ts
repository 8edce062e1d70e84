import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

type Holiday = { storeId: number; from: string; until: string };

/** The store while it still means to be closed on these very days; null when it does not, or left the market. */
export async function lockHoliday(tx: Tx, { storeId, from, until }: Holiday) {
  const rows = await readRows(
    tx,
    { authorName: col.text`author_name`, storeSlug: col.text`slug` },
    (row) => sql`select ${row} from stores where id = ${storeId} and closed_from = ${from}::date and closed_until = ${until}::date
      and is_open(stores) for share`,
  );
  return rows[0] ?? null;
}

/** Who follows a store, in pages. */
export async function listFollowersAfter(tx: Tx, storeId: number, after: string | null, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    { userId: col.text`user_id` },
    (row) => sql`select ${row} from stores_followed
      where store_id = ${storeId} and (${after}::uuid is null or user_id > ${after}::uuid) order by user_id limit ${most}`,
  );
  return rows.map((row) => row.userId);
}
