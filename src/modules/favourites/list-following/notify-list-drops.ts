import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isOwned } from "../../catalog/queries/owned.ts";
import { notify } from "../../notifications/notify.ts";
import type { DroppedPrice } from "../schema/jobs.ts";
import { notePrices } from "./note-prices.ts";
import { listDropEmail } from "./schema.ts";

const PEOPLE_AT_ONCE = 200;
const MOST_IN_EMAIL = 30;

/** Still in the list, on sale for less than this person saw and was told, not theirs, and not watched in their own favourites too. */
const isNews = sql`f.removed_at is null and ps.price_cents < least(fp.seen_price_cents, fp.told_price_cents)
  and not ${isOwned(sql`fp.user_id`, sql`fp.product_id`)}
  and not exists (select 1 from products p join stores s on s.id = p.store_id
    where p.id = fp.product_id and s.owner_id = fp.user_id)
  and not exists (select 1 from favourites own join favourite_lists l on l.id = own.list_id and l.has_alerts
    where own.user_id = fp.user_id and own.product_id = fp.product_id and own.removed_at is null)`;

/**
 * Writes one email to each person about what got cheaper in the lists they follow, each drop once however many of those lists have it.
 * Told and marked in one transaction, as the emails about one's own favourites are: doubled or killed half-way, nothing is told twice.
 */
export async function notifyListDrops(): Promise<void> {
  await notePrices(db, sql`true`);
  await forgetLeft();
  await forgetRecovered();
  const rows = await readRows(
    db,
    { userId: col.text`fp.user_id` },
    (row) => sql`select distinct ${row} from followed_prices fp
    join users u on u.id = fp.user_id and u.email_verified
    join favourites f on f.list_id = fp.list_id and f.product_id = fp.product_id
    join product_search ps on ps.product_id = fp.product_id
    where ${isNews}
    limit ${PEOPLE_AT_ONCE}`,
  );
  await eachAlone(rows, ({ userId }) => transact(async (tx) => ok(await notifyOne(tx, userId))));
}

/** What is in the list no more, not even for being put back, begins anew if it ever returns. */
async function forgetLeft(): Promise<void> {
  await db.execute(sql`
    delete from followed_prices fp where not exists (
      select 1 from favourites f where f.list_id = fp.list_id and f.product_id = fp.product_id)`);
}

async function forgetRecovered(): Promise<void> {
  await db.execute(sql`
    update followed_prices fp set told_price_cents = null from product_search ps
    where ps.product_id = fp.product_id and fp.told_price_cents is not null and ps.price_cents >= fp.seen_price_cents`);
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
      event: "lista.baixou",
      ref: randomUUID(),
      facts: { drops: drops.map(({ title, slug, toCents }) => ({ title, slug, toCents })) },
    },
    { kind: listDropEmail, to: person.email, payload: { name: person.name, drops } },
  );
}

const DROPPED_PRICE = defineRow<DroppedPrice>({
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
  fromCents: col.int`max(told.seen_price_cents)`,
  toCents: col.int`max(told.told_price_cents)`,
});

/** Marks them as told, in every list that has them; whoever asks at the same time waits for the rows and finds them so. */
async function takeDrops(tx: Tx, userId: string): Promise<DroppedPrice[]> {
  const rows = await readRows(
    tx,
    DROPPED_PRICE,
    sql`with fallen as (
      select fp.product_id, ps.price_cents from followed_prices fp
      join favourites f on f.list_id = fp.list_id and f.product_id = fp.product_id
      join product_search ps on ps.product_id = fp.product_id
      where fp.user_id = ${userId} and ${isNews}
      order by fp.product_id, fp.list_id limit ${MOST_IN_EMAIL} for update of fp),
    told as (
      update followed_prices fp set told_price_cents = fallen.price_cents from fallen
      where fp.user_id = ${userId} and fp.product_id = fallen.product_id
      returning fp.product_id, fp.seen_price_cents, fp.told_price_cents)
    select ${DROPPED_PRICE}
    from told join products p on p.id = told.product_id join stores s on s.id = p.store_id
    group by p.id, s.author_name order by p.id`,
  );
  return rows;
}
