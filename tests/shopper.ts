import { eq, sql } from "drizzle-orm";
import { addToCart } from "#modules/cart/add-to-cart.ts";
import { CART_COOKIE } from "#modules/cart/cart-cookie.ts";
import { chooseLicense } from "#modules/cart/choose-license.ts";
import { findCartId } from "#modules/cart/find-cart.ts";
import { getCart, summariseCart } from "#modules/cart/queries.ts";
import { removeFromCart } from "#modules/cart/remove-from-cart.ts";
import { users } from "#modules/accounts/tables.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, type TestUser, viewerOf } from "./factories.ts";

/** A browser: remembers the cart cookie and may be signed in. */
export function browser(viewer: Viewer | null = null) {
  let cookie: string | null = null;
  const self = {
    viewer,
    cookie: () => cookie,
    cartId: () => findCartId(cookie, self.viewer),
    put: async (productId: number, license?: License) => {
      const answer = await addToCart({ cartId: await self.cartId(), viewer: self.viewer }, productId, license);
      if (answer.ok && answer.value.newToken) cookie = `outro=1; ${CART_COOKIE}=${answer.value.newToken}`;
      return answer;
    },
    choose: async (productId: number, license: License) =>
      chooseLicense({ cartId: await self.cartId(), viewer: self.viewer }, productId, license),
    takeOut: async (productId: number) => removeFromCart(await self.cartId(), productId),
    cart: async () => getCart(await self.cartId(), self.viewer),
    ids: async () => (await summariseCart(await self.cartId())).productIds,
  };
  return self;
}

/** The author behind a store, as a viewer. */
export async function authorOf(store: { ownerId: string }): Promise<Viewer> {
  const [owner] = await db.select().from(users).where(eq(users.id, store.ownerId));
  if (!owner) throw new Error("no owner");
  return viewerOf(owner);
}

type Product = { id: number; versionId: string; storeId: number };

/** Makes a product somebody's, by an order for nothing. */
export async function giveAccess(user: TestUser, owned: Product): Promise<void> {
  await db.execute(sql`
    with o as (
      insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
        request_key, terms_version, expires_at, paid_at)
      values (${user.id}, 'x', 'x@x.com', '52998224725', 'pago', 0, 0, 'gratis', gen_random_uuid(), 't', now(), now()) returning id),
    i as (
      insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
      select o.id, ${owned.id}, ${owned.versionId}, ${owned.storeId}, 'x', 'pessoal', 0, 0, 0, 0 from o returning id, order_id)
    insert into entitlements (order_item_id, order_id, user_id, product_id, version_id, granted_at)
    select i.id, i.order_id, ${user.id}, ${owned.id}, ${owned.versionId}, now() from i`);
}

/** Opens connections beforehand, so that what is then started together runs together. */
export async function warmPool(): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.1)`)));
}

/** Many published products of one store, by id. */
export async function manyProducts(storeId: number, howMany: number): Promise<number[]> {
  const model = await createProduct(storeId);
  const rows = await readRows(
    db,
    { id: col.int`id` },
    (row) => sql`insert into products (store_id, slug, title, price_cents, status, category_id, current_version_id, published_at)
    select store_id, slug || '-' || n, title || ' ' || n, price_cents, status, category_id, current_version_id, published_at
    from products, generate_series(1, ${howMany}) n where id = ${model.id}
    returning ${row}`,
  );
  return rows.map((row) => row.id);
}
