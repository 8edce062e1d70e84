import { sql } from "drizzle-orm";
import { isOwned } from "../../catalog/queries/owned.ts";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { col, readRows } from "#platform/read.ts";
import type { DroppedPrice } from "../schema/jobs.ts";
import type { SearchNews } from "../search-following/schema.ts";

/** The drops that still are, at the price of now: on sale, below what the person knew, and not bought meanwhile. */
export async function whatIsStillLower<Facts extends { drops: DroppedPrice[] }>(
  facts: Facts,
  { to }: Waiting,
): Promise<Facts | false> {
  const rows = await readRows(
    db,
    { slug: col.text`p.slug`, toCents: col.int`ps.price_cents` },
    (row) => sql`select ${row} from products p join product_search ps on ps.product_id = p.id
    where p.slug = any(${sql.param(facts.drops.map(({ slug }) => slug))}::text[])
      and not ${isOwned(sql`(select id from users where email = ${to})`, sql`p.id`)}`,
  );
  const drops = facts.drops.flatMap((drop) => {
    const toCents = rows.find(({ slug }) => slug === drop.slug)?.toCents ?? drop.fromCents;
    return toCents < drop.fromCents ? [{ ...drop, toCents }] : [];
  });
  return drops.length > 0 && { ...facts, drops };
}

/** The searches of an e-mail that their owner still follows, and of what they found, what is still on sale. */
export async function whatIsStillFollowed<Facts extends { searches: SearchNews[] }>(
  facts: Facts,
  { ref }: Waiting,
): Promise<Facts | false> {
  const userId = ref.slice(0, ref.indexOf(":"));
  const [followed, onSale] = await Promise.all([
    readRows(
      db,
      { key: col.text`search` },
      (row) => sql`select ${row} from followed_searches where user_id = ${userId}::uuid limit 50`,
    ),
    readRows(
      db,
      { slug: col.text`p.slug` },
      (row) => sql`select ${row} from products p join product_search ps on ps.product_id = p.id
      where p.slug = any(${sql.param(facts.searches.flatMap(({ products }) => products.map(({ slug }) => slug)))}::text[])`,
    ),
  ]);
  const searches = facts.searches.flatMap((one) => {
    const products = one.products.filter(({ slug }) => onSale.some((row) => row.slug === slug));
    const isFollowed = followed.some(({ key }) => key === one.key);
    return isFollowed && products.length > 0
      ? [{ ...one, products, count: one.count - one.products.length + products.length }]
      : [];
  });
  return searches.length > 0 && { ...facts, searches };
}

/** Whether a piece of a store's news still stands, and who it goes to still receives its e-mails. */
export async function isStillFollowed(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const [newsId, userId] = ref.split(":");
  const { rowCount } = await db.execute(sql`
    select 1 from store_news n join stores_followed f on f.store_id = n.store_id and f.user_id = ${userId}::uuid
    where n.id = ${newsId}::uuid and n.removed_at is null and receives_store_emails(f)`);
  return rowCount === 1;
}
