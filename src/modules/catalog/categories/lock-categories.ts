import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** One change of the tree at a time: what one reads of it stays so until `tx` ends. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalog.categories', 0))`);
}

/** What is in this category and in those below it is found again under what the tree says now, a few at a time. */
export async function markStale(tx: Tx, categoryId: number): Promise<void> {
  await tx.execute(sql`
    insert into search_behind (product_id) select product_id from product_search
    where category_id in (select c.id from categories c where ${categoryId} in (c.id, c.parent_id)) on conflict do nothing`);
}
