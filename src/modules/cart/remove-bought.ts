import { sql } from "drizzle-orm";
import { gather } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";

const bought = gather<{ userId: string; productId: number }>({
  insert: (all) => sql`
    delete from cart_items using carts,
      unnest(${sql.param(all.map((one) => one.userId))}::uuid[], ${sql.param(all.map((one) => one.productId))}::bigint[]) bought(user_id, product_id)
    where carts.id = cart_items.cart_id and carts.user_id = bought.user_id and cart_items.product_id = bought.product_id`,
});

/** Takes what a person has just bought out of every cart of theirs, just before the commit. */
export async function removeBought(tx: Tx, userId: string, productIds: number[]): Promise<void> {
  for (const productId of productIds) await bought(tx, { userId, productId });
}
