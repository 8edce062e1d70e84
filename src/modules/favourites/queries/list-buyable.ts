import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isOwned } from "../../catalog/queries/owned.ts";
import { isForSale, withSeller } from "../../catalog/queries/sellable.ts";

export type Buyable = { productId: number; isThere: boolean };

/** What of a list of this person is in the shop and not theirs yet, the newest kept first, and whether it is in this cart. */
export async function listBuyable(userId: string, listId: string, cartId: string | null): Promise<Buyable[]> {
  const rows = await readRows<Buyable>(
    db,
    {
      productId: col.int`f.product_id`,
      isThere: col.bool`exists (select 1 from cart_items c where c.cart_id = ${cartId}::uuid and c.product_id = f.product_id)`,
    },
    (row) => sql`
    select ${row}
    from favourites f
    join products p on p.id = f.product_id
    ${withSeller}
    where ${isForSale(sql`p.price_cents`)} and s.owner_id <> f.user_id and f.list_id = ${listId} and f.user_id = ${userId} and f.removed_at is null
      and not ${isOwned(sql`f.user_id`, sql`p.id`)}
    order by f.added_at desc, f.product_id desc`,
  );
  return rows;
}

/** The same of a list somebody shares, for whoever has its address; null when there is no such address. */
export async function listShareBuyable(token: string, userId: string | null, cartId: string | null): Promise<Buyable[] | null> {
  const rows = await readRows<Pick<Buyable, "isThere"> & { productId: number | null }>(
    db,
    {
      productId: col.int.orNull`p.id`,
      isThere: col.bool`exists (select 1 from cart_items c where c.cart_id = ${cartId}::uuid and c.product_id = p.id)`,
    },
    (row) => sql`
    select ${row}
    from favourite_lists l
    left join favourites f on f.list_id = l.id and f.removed_at is null
    left join (products p ${withSeller})
      on ${isForSale(sql`p.price_cents`)} and p.id = f.product_id and s.owner_id is distinct from ${userId}::uuid
      and not ${isOwned(sql`${userId}::uuid`, sql`p.id`)}
    where l.share_token = ${token}
    order by f.added_at desc, f.product_id desc`,
  );
  if (rows.length === 0) return null;
  return rows.filter((row): row is Buyable => row.productId !== null);
}
