import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

type Buyable = { productId: number; isThere: boolean };

/** What of a list of this person is in the shop and not theirs yet, the newest kept first, and whether it is in this cart. */
export async function listBuyable(userId: string, listId: string, cartId: string | null): Promise<Buyable[]> {
  const { rows } = await db.execute<Buyable>(sql`
    select f.product_id as "productId",
      exists (select 1 from cart_items c where c.cart_id = ${cartId}::uuid and c.product_id = f.product_id) as "isThere"
    from favourites f
    join products p on p.id = f.product_id and p.status = 'publicado'
    join stores s on s.id = p.store_id and s.status = 'aprovada' and s.owner_id <> f.user_id
    where f.list_id = ${listId} and f.user_id = ${userId} and f.removed_at is null
      and not exists (select 1 from entitlements e
        where e.user_id = f.user_id and e.product_id = p.id and e.revoked_at is null)
    order by f.added_at desc, f.product_id desc`);
  return rows;
}
