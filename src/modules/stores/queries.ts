import { sql } from "drizzle-orm";
import { isSlug } from "#kit/is-slug.ts";
import { db } from "#platform/db.ts";
import { LONGEST_CLOSING_DAYS, type MyStore } from "./schema.ts";

/** A store as its author changes it. */
export async function readMyStore(storeId: number): Promise<MyStore | null> {
  const { rows } = await db.execute<MyStore>(sql`
    with day as (select (now() at time zone 'America/Sao_Paulo')::date as today)
    select s.slug, is_open(s) as "isOpen", s.shows_coupons as "showsCoupons",
      case when store_closed(s) then json_build_object('until', s.closed_until, 'words', s.closing_words) end as closing,
      to_char(day.today, 'YYYY-MM-DD') as today, to_char(day.today + ${LONGEST_CLOSING_DAYS}::int, 'YYYY-MM-DD') as "latestDay",
      coalesce((select array_agg(o.slug order by o.created_at desc, o.slug) from store_slugs o
        where o.store_id = s.id and o.slug <> s.slug), '{}') as "formerSlugs"
    from stores s, day where s.id = ${storeId}`);
  return rows[0] ?? null;
}

/** Where a store that once had this address is now; null when no store had it. */
export async function findMovedStore(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const { rows } = await db.execute<{ slug: string }>(sql`
    select s.slug from store_slugs o join stores s on s.id = o.store_id
    where o.slug = ${slug} and s.slug <> ${slug} and is_open(s)`);
  return rows[0]?.slug ?? null;
}
