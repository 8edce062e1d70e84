import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { CART_DAYS } from "./cart-cookie.ts";

/** Forgets carts nobody touched for sixty days, a thousand at a time. */
export async function forgetCarts(): Promise<void> {
  await db.execute(sql`
    delete from carts where id in (
      select id from carts where updated_at < now() - make_interval(days => ${CART_DAYS})
      order by updated_at limit 1000 for update skip locked)`);
}
