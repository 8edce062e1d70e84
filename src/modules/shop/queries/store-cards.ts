import { type SQL, sql } from "drizzle-orm";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** Below this the number of followers says more about the page's age than about the store. */
const FEWEST_FOLLOWERS = 10;
const NEW_DAYS = 60;

const STORE_CARD_FACTS = defineRow<StoreCardFacts>({
  id: col.int`s.id`,
  slug: col.text`s.slug`,
  authorName: col.text`s.author_name`,
  tagline: col.text`s.tagline`,
  city: col.text`s.city`,
  uf: col.text`s.uf`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`s.paper`,
  portraitId: col.text.orNull`s.portrait_key`,
  productCount: col.int`n.products`,
  ratingSum: col.int`n.rating_sum`,
  ratingCount: col.int`n.rating_count`,
  followers: col.int.orNull`case when s.followed >= ${FEWEST_FOLLOWERS} then s.followed end`,
  isNew: col.bool`coalesce(s.approved_at > now() - make_interval(days => ${NEW_DAYS}), false)`,
  hasCoupon: col.bool`exists (select 1 from coupons c where c.store_id = s.id and s.shows_coupons and c.is_public and c.status = 'ativo' and c.starts_at <= now()
        and c.ends_at > now() and (c.max_uses is null or c.used < c.max_uses))`,
  covers: col.list(
    col.shape({ id: col.text, width: col.int, height: col.int }),
  )`(select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height)), '[]')
        from (select ps.product_id from product_search ps where ps.store_id = s.id order by ps.published_at desc limit 3) newest
        join products p on p.id = newest.product_id join images i on i.id = p.cover_image_id)`,
});

/** The stores of `best` (store_id, pop) as cards: the most followed, then the best-selling. Those closed for some days wait. */
export const storeCards = (best: SQL, limit: number): Promise<StoreCardFacts[]> =>
  readRows(
    db,
    STORE_CARD_FACTS,
    sql`
    with best as (
      select s.*, best.pop, (select count(*)::int from stores_followed f where f.store_id = s.id) as followed
      from ${best} best
      join stores s on s.id = best.store_id and is_open(s) and not store_closed(s)
      order by followed desc, best.pop desc, s.id limit ${limit})
    select ${STORE_CARD_FACTS}
    from best s cross join lateral (
      select count(*)::int as products, coalesce(sum(st.rating_sum), 0)::int as rating_sum,
        coalesce(sum(st.rating_count), 0)::int as rating_count
      from product_search ps left join product_stats st on st.product_id = ps.product_id where ps.store_id = s.id) n
    order by s.followed desc, s.pop desc, s.id`,
  );
