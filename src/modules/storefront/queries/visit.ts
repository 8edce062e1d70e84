import { sql } from "drizzle-orm";
import type { CartSummary } from "#modules/cart/schema.ts";
import { listKept } from "#modules/favourites/queries/list-kept.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { Visit } from "../schema/frame.ts";

/** What the open page may show of this person: name, rights, what is in the cart, what is already theirs, what they keep and follow. */
export async function readVisit(viewer: Viewer | null, cart: CartSummary): Promise<Visit> {
  if (!viewer) return { viewer: null, cart, ownedProductIds: [], favourites: [], follows: [], letters: [] };
  const [{ rows }, kept] = await Promise.all([
    db.execute<{ productId: number }>(sql`
      select product_id as "productId" from entitlements
      where user_id = ${viewer.userId} and revoked_at is null order by granted_at desc limit 500`),
    listKept(viewer.userId),
  ]);
  return {
    viewer: { name: viewer.name, isAuthor: viewer.storeId !== null, isAdmin: viewer.isAdmin },
    cart,
    ownedProductIds: rows.map((row) => row.productId),
    ...kept,
  };
}
