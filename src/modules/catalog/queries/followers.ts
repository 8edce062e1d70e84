import { type SQL, sql } from "drizzle-orm";

/** Below this the number says more about the page's age than about the store. */
const FEWEST_SHOWN = 10;

/** SQL giving how many follow a store; null while they are too few to tell. */
export const followersOf = (storeId: SQL): SQL => sql`(
  select case when count(*) >= ${FEWEST_SHOWN}::int then count(*)::int end from stores_followed f where f.store_id = ${storeId})`;
