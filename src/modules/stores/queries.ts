import { sql } from "drizzle-orm";
import { isSlug } from "#kit/is-slug.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { LONGEST_CLOSING_DAYS, type MyStore } from "./schema.ts";

const MY_STORE = defineRow<MyStore>({
  slug: col.text`s.slug`,
  isOpen: col.bool`is_open(s)`,
  showsCoupons: col.bool`s.shows_coupons`,
  reviewThanks: col.text`s.review_thanks`,
  closing: col.shape({ until: col.text, words: col.text })
    .orNull`case when store_closed(s) then json_build_object('until', s.closed_until, 'words', s.closing_words) end`,
  planned: col.shape({ from: col.text, until: col.text, words: col.text })
    .orNull`case when s.closed_from > day.today then json_build_object('from', s.closed_from, 'until', s.closed_until, 'words', s.closing_words) end`,
  today: col.text`to_char(day.today, 'YYYY-MM-DD')`,
  latestDay: col.text`to_char(day.today + ${LONGEST_CLOSING_DAYS}::int, 'YYYY-MM-DD')`,
  formerSlugs: col.list(col.text)`coalesce((select array_agg(o.slug order by o.created_at desc, o.slug) from store_slugs o
        where o.store_id = s.id and o.slug <> s.slug), '{}')`,
});

/** A store as its author changes it. */
export async function readMyStore(storeId: number): Promise<MyStore | null> {
  const rows = await readRows(
    db,
    MY_STORE,
    sql`
    with day as (select (now() at time zone 'America/Sao_Paulo')::date as today)
    select ${MY_STORE}
    from stores s, day where s.id = ${storeId}`,
  );
  return rows[0] ?? null;
}

/** Where a store that once had this address is now; null when no store had it. */
export async function findMovedStore(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const rows = await readRows(
    db,
    { slug: col.text`s.slug` },
    (row) => sql`
    select ${row} from store_slugs o join stores s on s.id = o.store_id
    where o.slug = ${slug} and s.slug <> ${slug} and is_open(s)`,
  );
  return rows[0]?.slug ?? null;
}
