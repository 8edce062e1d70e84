import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { TODAY } from "./open-salt.ts";

/** Sources kept of one product in one day; the rest is one line. */
const MOST_SOURCES = 40;
export const OTHER_SOURCES = "outras";

/**
 * Turns the days that are over into sums and throws away their rows and their salt, all at once: at any moment a visit is either a row or
 * part of a sum. Safe to run in several workers, and again.
 */
export async function closeDays(): Promise<void> {
  await transact(async (tx) => {
    await tx.execute(sql`
      with gone as (delete from reach_events where day < ${TODAY} returning *),
      days as (
        insert into reach_days as kept (product_id, day, kind, times, visitors)
        select product_id, day, kind, sum(times), count(*) from gone group by 1, 2, 3
        on conflict (product_id, day, kind) do update set times = kept.times + excluded.times, visitors = kept.visitors + excluded.visitors
      ),
      ranked as (
        select product_id, day, host, utm_source, utm_medium, utm_campaign, sum(times) as times, count(*) as visitors,
          row_number() over (partition by product_id, day order by count(*) desc, host, utm_source, utm_medium, utm_campaign) <= ${MOST_SOURCES} as named
        from gone where kind = 'visita' group by 1, 2, 3, 4, 5, 6
      )
      insert into reach_sources as kept (product_id, day, host, utm_source, utm_medium, utm_campaign, times, visitors)
      select product_id, day, case when named then host else ${OTHER_SOURCES} end, case when named then utm_source else '' end,
        case when named then utm_medium else '' end, case when named then utm_campaign else '' end, sum(times), sum(visitors)
      from ranked group by 1, 2, 3, 4, 5, 6
      on conflict (product_id, day, host, utm_source, utm_medium, utm_campaign)
        do update set times = kept.times + excluded.times, visitors = kept.visitors + excluded.visitors`);
    await tx.execute(sql`delete from reach_salts where day < ${TODAY}`);
    return ok();
  });
}
