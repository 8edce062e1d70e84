import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

const MOST_AT_ONCE = 5_000;

/** Notes what the products of followed lists cost now, for who has no note of them yet; `whose` picks among `list_followers lf`. */
export async function notePrices(on: Db, whose: SQL): Promise<void> {
  await on.execute(sql`
    insert into followed_prices (user_id, list_id, product_id, seen_price_cents)
    select lf.user_id, lf.list_id, f.product_id, ps.price_cents
    from list_followers lf
    join favourites f on f.list_id = lf.list_id and f.removed_at is null
    join product_search ps on ps.product_id = f.product_id
    where ${whose} and not exists (select 1 from followed_prices fp
      where fp.user_id = lf.user_id and fp.list_id = lf.list_id and fp.product_id = f.product_id)
    limit ${MOST_AT_ONCE} on conflict do nothing`);
}
