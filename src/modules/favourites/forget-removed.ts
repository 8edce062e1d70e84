import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** Forgets what was taken out a day ago, a thousand at a time. */
export async function forgetRemoved(): Promise<void> {
  await db.execute(sql`
    delete from favourites where (user_id, product_id) in (
      select user_id, product_id from favourites where removed_at < now() - interval '1 day'
      order by removed_at limit 1000 for update skip locked)`);
}
