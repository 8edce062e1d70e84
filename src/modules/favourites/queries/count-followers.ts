import { count, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { storesFollowed } from "../tables.ts";

/** Below this a number says more about the page's age than about the store. */
const FEWEST_SHOWN = 10;

/** How many follow a store; null while they are too few to tell. */
export async function countFollowers(storeId: number): Promise<number | null> {
  const [row] = await db.select({ total: count() }).from(storesFollowed).where(eq(storesFollowed.storeId, storeId));
  const total = row?.total ?? 0;
  return total < FEWEST_SHOWN ? null : total;
}
