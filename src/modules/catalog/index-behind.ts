import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { indexProducts } from "./index-product.ts";

const AT_A_TIME = 200;

/** Remakes search rows written before the index knew what it knows now, a few at a time. Answers how many; 0 when none is behind. */
export async function indexBehind(): Promise<number> {
  const done = await transact(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select product_id as id from product_search where words = '' limit ${AT_A_TIME} for update skip locked`);
    await indexProducts(
      tx,
      rows.map((row) => row.id),
    );
    if (rows.length > 0) await invalidate(tx, "list", "home");
    return ok(rows.length);
  });
  return done.value;
}
