import { sql } from "drizzle-orm";
import { MOST_TO_PICK } from "#modules/catalog/picking/rules.ts";
import { titleHas } from "#modules/catalog/picking/title-has.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { SHOWN_NEWS } from "./rules.ts";
import type { FollowersPage, PostedNews, PublicNews } from "./schema.ts";

const LISTED = 20;

const product = sql`case when p.id is not null then json_build_object('title', p.title, 'slug', p.slug) end`;

const POSTED_NEWS = defineRow<PostedNews>({
  newsId: col.text`n.id`,
  title: col.text`n.title`,
  body: col.text`n.body`,
  postedAt: col.time`n.posted_at`,
  notified: col.int`n.told`,
  isNotified: col.bool`n.told_at is not null`,
  product: col.shape({ title: col.text, slug: col.text }).orNull(product),
});

/** How many follow a store and what it told them; never who they are. */
export async function readFollowers(storeId: number): Promise<FollowersPage> {
  const [counts, news, products] = await Promise.all([
    readRows<Omit<FollowersPage, "news" | "products">>(
      db,
      {
        followers: col.int`count(*)::int`,
        byLetter: col.int`count(*) filter (where receives_store_emails(stores_followed))::int`,
        lastMonth: col.int`count(*) filter (where followed_at > now() - interval '30 days')::int`,
        hasPostedToday: col.bool`exists (select 1 from store_news n where n.store_id = ${storeId}
          and n.day = (now() at time zone 'America/Sao_Paulo')::date)`,
      },
      (row) => sql`
      select ${row}
      from stores_followed where store_id = ${storeId}`,
    ),
    readRows(
      db,
      POSTED_NEWS,
      sql`
      select ${POSTED_NEWS}
      from store_news n left join products p on p.id = n.product_id
      where n.store_id = ${storeId} and n.removed_at is null order by n.posted_at desc limit ${LISTED}`,
    ),
    listNewsProducts(storeId),
  ]);
  const count = counts[0] ?? { followers: 0, byLetter: 0, lastMonth: 0, hasPostedToday: false };
  const dated = news.map((one) => ({ ...one, postedAt: new Date(one.postedAt) }));
  return { ...count, products, news: dated };
}

/** What a piece of news may be about: what the store sells, the newest first; those with these words in their titles when there are any. */
export function listNewsProducts(storeId: number, words = ""): Promise<FollowersPage["products"]> {
  return readRows(
    db,
    { id: col.int`p.id`, title: col.text`p.title` },
    (row) => sql`
    select ${row} from products p where p.store_id = ${storeId} and is_published(p) and ${titleHas(words)}
    order by p.published_at desc, p.id desc limit ${MOST_TO_PICK}`,
  );
}

const PUBLIC_NEWS = defineRow<PublicNews>({
  id: col.text`n.id`,
  title: col.text`n.title`,
  body: col.text`n.body`,
  at: col.text`to_char(n.day, 'YYYY-MM-DD')`,
  product: col.shape({ title: col.text, slug: col.text }).orNull(product),
});

/** The latest a store told, as anybody reads it. */
export async function listPublicNews(storeId: number): Promise<PublicNews[]> {
  const rows = await readRows(
    db,
    PUBLIC_NEWS,
    sql`
    select ${PUBLIC_NEWS}
    from store_news n left join products p on p.id = n.product_id and is_published(p)
    where n.store_id = ${storeId} and n.removed_at is null order by n.posted_at desc limit ${SHOWN_NEWS}`,
  );
  return rows;
}
