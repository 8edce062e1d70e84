import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { License } from "../catalog/schema/product-form.ts";
import { hashCartToken, newCartToken } from "./cart-cookie.ts";
import type { HeldCart } from "./hold-cart.ts";

/** Opens a visitor's cart with its first product, in one statement. */
export async function openCartWith(item: { productId: number; license: License; priceCents: number }): Promise<HeldCart> {
  const newToken = newCartToken();
  const [opened] = await readRows(
    db,
    { cartId: col.text`cart_id` },
    (row) => sql`
    with cart as (insert into carts (token_hash) values (${hashCartToken(newToken)}) returning id)
    insert into cart_items (cart_id, product_id, license, seen_price_cents)
    select id, ${item.productId}, ${item.license}, ${item.priceCents} from cart returning ${row}`,
  );
  if (!opened) throw new Error("the cart was not opened");
  return { cartId: opened.cartId, newToken };
}
