import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

/** Whether a section of the home page, shown or drafted, is of this category. */
export async function isOnHome(on: Db, categoryId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`select 1 from home_sections where category_id = ${categoryId} limit 1`);
  return rows.length > 0;
}
