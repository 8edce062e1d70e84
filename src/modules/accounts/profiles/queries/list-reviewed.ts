import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** The products whose pages show a review of this person, each with its store. */
export function listReviewed(on: Db, userId: string): Promise<{ productId: number; storeId: number }[]> {
  return readRows(
    on,
    { productId: col.int`product_id`, storeId: col.int`store_id` },
    (row) => sql`select ${row} from reviews
    where user_id = ${userId} and status in ('publicada', 'denunciada')`,
  );
}
