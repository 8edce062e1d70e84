import { sql } from "drizzle-orm";
import { isOwned } from "#modules/catalog/queries/owned.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Overview } from "../schema.ts";
import { listNextSteps } from "./next-steps.ts";

const MOST_PRODUCTS = 4;
const NEWS_DAYS = 60;

const OVERVIEW = defineRow<Overview["purchases"][number]>({
  orderId: col.text`e.order_id`,
  title: col.text`i.title`,
  authorName: col.text`s.author_name`,
  grantedAt: col.text`to_char(e.granted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

/** What waits for this person, what they bought lately, what got cheaper among what they keep and what is new where they follow. */
export async function readOverview(viewer: Viewer): Promise<Overview> {
  const { userId } = viewer;
  const [steps, purchases, onSale, news] = await Promise.all([
    listNextSteps(userId),
    readRows(
      db,
      OVERVIEW,
      sql`select ${OVERVIEW}
      from entitlements e join order_items i on i.id = e.order_item_id and i.product_id = e.product_id join stores s on s.id = i.store_id
      where e.user_id = ${userId} and e.revoked_at is null order by e.granted_at desc, e.id desc limit 5`,
    ),
    productCards(
      db,
      sql`select f.product_id, f.seen_price_cents - price_now(p) as drop, row_number() over (order by f.seen_price_cents - price_now(p) desc) as rank
        from favourites f join products p on p.id = f.product_id
        where f.user_id = ${userId} and f.removed_at is null and price_now(p) < greatest(f.seen_price_cents, p.price_cents)
          and ${notMine(userId)} order by rank limit ${MOST_PRODUCTS}`,
    ),
    productCards(
      db,
      sql`select p.id as product_id, row_number() over (order by p.published_at desc, p.id desc) as rank
        from stores_followed sf join products p on p.store_id = sf.store_id and is_published(p)
        where sf.user_id = ${userId} and p.published_at > now() - make_interval(days => ${NEWS_DAYS})
          and ${notMine(userId)} order by rank limit ${MOST_PRODUCTS}`,
    ),
  ]);
  return { steps, purchases: purchases, onSale, news };
}

const notMine = (userId: string) => sql`not ${isOwned(sql`${userId}::uuid`, sql`p.id`)}`;
