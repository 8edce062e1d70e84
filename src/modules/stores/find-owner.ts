import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type StoreOwner = { userId: string; email: string; name: string };

const OWNER = defineRow<StoreOwner>({ userId: col.text`u.id`, email: col.text`u.email`, name: col.text`s.author_name` });

/** Who owns a store, which is held until `tx` ends. */
export async function lockStoreOwner(tx: Tx, storeId: number): Promise<StoreOwner | null> {
  const rows = await readRows(
    tx,
    OWNER,
    sql`select ${OWNER} from stores s join users u on u.id = s.owner_id where s.id = ${storeId} for update of s`,
  );
  return rows[0] ?? null;
}
