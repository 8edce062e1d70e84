import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { SHOWN_NEWS } from "./rules.ts";
import type { FollowersPage, PostedNews, PublicNews } from "./schema.ts";

const LISTED = 20;
const MOST_PRODUCTS = 300;

const product = sql`case when p.id is not null then json_build_object('title', p.title, 'slug', p.slug) end`;

/** How many follow a store and what it told them; never who they are. */
export async function readFollowers(storeId: number): Promise<FollowersPage> {
  const [{ rows: counts }, { rows: news }, { rows: products }] = await Promise.all([
    db.execute<Omit<FollowersPage, "news" | "products">>(sql`
      select count(*)::int as followers, count(letters_since)::int as "byLetter",
        count(*) filter (where followed_at > now() - interval '30 days')::int as "lastMonth",
        exists (select 1 from store_news n where n.store_id = ${storeId}
          and n.day = (now() at time zone 'America/Sao_Paulo')::date) as "hasPostedToday"
      from stores_followed where store_id = ${storeId}`),
    db.execute<PostedNews>(sql`
      select n.id as "newsId", n.title, n.body, n.posted_at as "postedAt", n.told, n.told_at is not null as "isTold",
        ${product} as product
      from store_news n left join products p on p.id = n.product_id
      where n.store_id = ${storeId} and n.removed_at is null order by n.posted_at desc limit ${LISTED}`),
    db.execute<{ id: number; title: string }>(sql`
      select id, title from products where store_id = ${storeId} and is_published(products)
      order by published_at desc, id desc limit ${MOST_PRODUCTS}`),
  ]);
  const count = counts[0] ?? { followers: 0, byLetter: 0, lastMonth: 0, hasPostedToday: false };
  const dated = news.map((one) => ({ ...one, postedAt: new Date(one.postedAt) }));
  return { ...count, products, news: dated };
}

/** The latest a store told, as anybody reads it. */
export async function listPublicNews(storeId: number): Promise<PublicNews[]> {
  const { rows } = await db.execute<PublicNews>(sql`
    select n.id, n.title, n.body, to_char(n.day, 'YYYY-MM-DD') as at, ${product} as product
    from store_news n left join products p on p.id = n.product_id and is_published(p)
    where n.store_id = ${storeId} and n.removed_at is null order by n.posted_at desc limit ${SHOWN_NEWS}`);
  return rows;
}
