import { sql } from "drizzle-orm";
import type { CartSummary } from "#modules/cart/schema.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { Visit } from "../schema/frame.ts";

/** What the open page may show of this person: name, rights, what is in the cart and what is already theirs. */
export async function readVisit(viewer: Viewer | null, cart: CartSummary): Promise<Visit> {
  if (!viewer) return { viewer: null, cart, ownedProductIds: [] };
  const { rows } = await db.execute<{ productId: number }>(sql`
    select product_id as "productId" from entitlements
    where user_id = ${viewer.userId} and revoked_at is null order by granted_at desc limit 500`);
  return {
    viewer: { name: viewer.name, isAuthor: viewer.storeId !== null, isAdmin: viewer.isAdmin },
    cart,
    ownedProductIds: rows.map((row) => row.productId),
  };
}
