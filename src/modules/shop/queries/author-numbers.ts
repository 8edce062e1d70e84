import { sql } from "drizzle-orm";
import { followersOf } from "#modules/catalog/queries/followers.ts";
import { readStoreRatings, type StoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { AuthorNumbers } from "../schema/author-numbers.ts";

/** An answer or two say little of how long the next one takes. */
const FEWEST_ANSWERS = 3;
const ANSWER_DAYS = 90;

const NUMBERS = defineRow<Omit<AuthorNumbers, "storeRating">>({
  ratingSum: col.int`coalesce(sum(st.rating_sum), 0)::int`,
  ratingCount: col.int`coalesce(sum(st.rating_count), 0)::int`,
  lastPublished: col.text.orNull`to_char(max(p.published_at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
  followers: col.int.orNull`max(f.followers)::int`,
  answerHours: col.int.orNull`max(a.hours)::int`,
});

/** What a store's card tells beside its name: its products' stars, who follows it, when it last published, and how fast it answers. */
export async function readAuthorNumbers(storeId: number): Promise<AuthorNumbers | null> {
  const ratings = readStoreRatings(storeId);
  const rows = await readRows(
    db,
    NUMBERS,
    sql`select ${NUMBERS} from products p left join product_stats st on st.product_id = p.id,
      lateral (select ${followersOf(sql`${storeId}::int`)} as followers) f,
      lateral (select case when count(*) >= ${FEWEST_ANSWERS}::int then ceil(percentile_cont(0.5) within group (
            order by extract(epoch from q.answered_at - coalesce(q.published_at, q.created_at))) / 3600) end as hours
        from questions q join products own on own.id = q.product_id
        where own.store_id = ${storeId} and q.answered_at > now() - make_interval(days => ${ANSWER_DAYS})) a
    where p.store_id = ${storeId} and is_published(p)`,
  );
  const [numbers] = rows;
  return numbers ? { ...numbers, storeRating: overall(await ratings) } : null;
}

/** One figure for where there is room for one: what was said of the service and of the description weigh the same. */
function overall(ratings: StoreRatings | null): number | null {
  const known = [ratings?.service, ratings?.described].filter((one) => one !== null && one !== undefined);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}
