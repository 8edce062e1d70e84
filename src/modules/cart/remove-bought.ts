import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Takes what a person has just bought out of every cart of theirs. */
export async function removeBought(tx: Tx, userId: string, productIds: number[]): Promise<void> {
  await tx.execute(sql`
    delete from cart_items using carts
    where carts.id = cart_items.cart_id and carts.user_id = ${userId} and cart_items.product_id = any(${sql.param(productIds)}::bigint[])`);
}
