import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { FollowRefusal } from "./schema/reasons.ts";
import { storesFollowed } from "./tables.ts";

/** Follows a store that is in the shop. Again is the same as once; one's own store is not followed. */
export function followStore(userId: string, storeId: number): Promise<Outcome<void, FollowRefusal>> {
  return transact(async (tx) => {
    const rows = await readRows(
      tx,
      { isOwn: col.bool`owner_id = ${userId}` },
      (row) => sql`
      select ${row} from stores where id = ${storeId} and is_open(stores)`,
    );
    const [store] = rows;
    if (!store) return refuse("no_store");
    if (store.isOwn) return refuse("own_store");
    await tx.insert(storesFollowed).values({ userId, storeId }).onConflictDoNothing();
    return ok();
  });
}
