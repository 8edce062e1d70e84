import { sql } from "drizzle-orm";
import { gather } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

const claimed = gather<{ cartId: string; userId: string }>({
  insert: (all) => sql`
    update carts set user_id = claimed.user_id, updated_at = now()
    from unnest(${sql.param(all.map((one) => one.cartId))}::uuid[], ${sql.param(all.map((one) => one.userId))}::uuid[]) claimed(cart_id, user_id)
    where carts.id = claimed.cart_id and carts.user_id is null`,
});

/**
 * Makes a guest's cart the account's. An account has one cart: what the guest chose, codes too, joins what was already there,
 * with the licence and the price seen last, and the guest's cart ends. Answers the id of the account's cart; somebody else's cart is left
 * alone. `isNew`: `tx` made the account, which has no cart yet, and the cart becomes its own just before the commit.
 */
export async function claimCart(tx: Tx, cartId: string, userId: string, { isNew = false } = {}): Promise<string> {
  if (isNew) {
    await claimed(tx, { cartId, userId });
    return cartId;
  }
  const accountCartId = await lockCartOf(tx, userId);
  if (!accountCartId) {
    await tx.execute(sql`update carts set user_id = ${userId}, updated_at = now() where id = ${cartId} and user_id is null`);
    return cartId;
  }
  const guest = await tx.execute(sql`select 1 from carts where id = ${cartId} and user_id is null for update`);
  if (!guest.rowCount) return accountCartId;
  await tx.execute(sql`
    insert into cart_items (cart_id, product_id, license, seen_price_cents, added_at)
    select ${accountCartId}, product_id, license, seen_price_cents, added_at from cart_items where cart_id = ${cartId}
    on conflict (cart_id, product_id) do update
      set license = excluded.license, seen_price_cents = excluded.seen_price_cents, added_at = excluded.added_at
      where cart_items.added_at < excluded.added_at`);
  await tx.execute(sql`
    insert into cart_coupons (cart_id, store_id, coupon_id, added_at)
    select ${accountCartId}, store_id, coupon_id, added_at from cart_coupons where cart_id = ${cartId}
    on conflict (cart_id, store_id) do update set coupon_id = excluded.coupon_id, added_at = excluded.added_at`);
  await tx.execute(sql`delete from carts where id = ${cartId}`);
  await tx.execute(sql`update carts set updated_at = now() where id = ${accountCartId}`);
  return accountCartId;
}

/** The person first, so that two carts of theirs are never claimed at once. */
async function lockCartOf(tx: Tx, userId: string): Promise<string | null> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  const owned = await readRows(
    tx,
    { id: col.text`id` },
    (row) => sql`select ${row} from carts where user_id = ${userId} for update`,
  );
  return owned[0]?.id ?? null;
}
