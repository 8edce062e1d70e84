import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** The search row of every material on sale is to be remade, a few at a time (`indexBehind`). False when all of them already wait for it. */
export async function markAllBehind(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into search_behind (product_id) select product_id from product_search on conflict do nothing`,
  );
  return rowCount !== null && rowCount > 0;
}
