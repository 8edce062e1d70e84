import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isOwned } from "../catalog/queries/owned.ts";
import { notify } from "../notifications/notify.ts";
import { type DroppedPrice, priceDropEmail } from "./schema/jobs.ts";

const PEOPLE_AT_ONCE = 200;
const MOST_IN_EMAIL = 30;

/** What costs less than when it was kept and than the last letter told, is in the shop and is not theirs yet. */
const isNews = sql`f.removed_at is null and ps.price_cents < least(f.seen_price_cents, f.told_price_cents)
  and not ${isOwned(sql`f.user_id`, sql`f.product_id`)}`;

/**
 * Writes one letter to each person who asked for it, about what got cheaper than when they kept it and than the last letter told.
 * What the letter tells is marked with it, so a sweep doubled or killed tells each drop once; a price that came back is news again
 * the next time it falls.
 */
export async function notifyPriceDrops(): Promise<void> {
  await forgetRecovered();
  const rows = await readRows(
    db,
    { userId: col.text`f.user_id` },
    (row) => sql`select distinct ${row} from favourite_lists l
    join users u on u.id = l.user_id and u.email_verified
    join favourites f on f.list_id = l.id
    join product_search ps on ps.product_id = f.product_id
    where l.has_alerts and ${isNews}
    limit ${PEOPLE_AT_ONCE}`,
  );
  await eachAlone(rows, ({ userId }) => transact(async (tx) => ok(await notifyOne(tx, userId))));
}

async function forgetRecovered(): Promise<void> {
  await db.execute(sql`
    update favourites f set told_price_cents = null from product_search ps
    where ps.product_id = f.product_id and f.told_price_cents is not null and ps.price_cents >= f.seen_price_cents`);
}

async function notifyOne(tx: Tx, userId: string): Promise<void> {
  const rows = await readRows(
    tx,
    { name: col.text`name`, email: col.text`email` },
    (row) => sql`select ${row} from users where id = ${userId}`,
  );
  const [person] = rows;
  const drops = await takeDrops(tx, userId);
  if (!person || drops.length === 0) return;
  await notify(
    tx,
    {
      userId,
      event: "favoritos.baixou",
      ref: randomUUID(),
      facts: { drops: drops.map(({ title, slug, toCents }) => ({ title, slug, toCents })) },
    },
    { kind: priceDropEmail, to: person.email, payload: { name: person.name, drops } },
  );
}

const DROPPED_PRICE = defineRow<DroppedPrice>({
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
  fromCents: col.int`told.seen_price_cents`,
  toCents: col.int`told.told_price_cents`,
});

/** Marks them as told; whoever asks at the same time waits for the rows and finds them so. */
async function takeDrops(tx: Tx, userId: string): Promise<DroppedPrice[]> {
  const rows = await readRows(
    tx,
    DROPPED_PRICE,
    sql`with fallen as (
      select f.product_id, ps.price_cents from favourites f
      join favourite_lists l on l.id = f.list_id and l.has_alerts
      join product_search ps on ps.product_id = f.product_id
      where f.user_id = ${userId} and ${isNews}
      order by f.added_at desc limit ${MOST_IN_EMAIL} for update of f),
    told as (
      update favourites f set told_price_cents = fallen.price_cents from fallen
      where f.user_id = ${userId} and f.product_id = fallen.product_id
      returning f.product_id, f.seen_price_cents, f.told_price_cents, f.added_at)
    select ${DROPPED_PRICE}
    from told join products p on p.id = told.product_id join stores s on s.id = p.store_id order by told.added_at desc`,
  );
  return rows;
}
