import { sql } from "drizzle-orm";
import { marketSalesOf } from "#modules/analytics/rollups/queries/platform-days.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Days, Range } from "../../../analytics/rules/range.ts";

/** Applications sent for the first time and approved, and stores that published and sold for the first time ever. */
export type NewAuthors = { sent: number; approved: number; published: number; sold: number };

const NEW_AUTHORS = defineRow<NewAuthors>({
  sent: col.int`(select count(*) from author_applications a, span where a.first_sent_at >= span.start and a.first_sent_at < span.stop)`,
  approved: col.int`(select count(*) from author_applications application, span
    where application.status = 'aprovada' and application.decided_at >= span.start and application.decided_at < span.stop)`,
  published: col.int`(select count(distinct p.store_id) from products p, span
    where p.published_at >= span.start and p.published_at < span.stop
      and not exists (select 1 from products b where b.store_id = p.store_id and b.published_at < span.start))`,
  sold: col.int`(select count(*) from sellers)`,
});

async function readDays(days: Days): Promise<NewAuthors> {
  const { from, to } = days;
  const [found] = await readRows(
    db,
    NEW_AUTHORS,
    sql`with span as (
      select ${from}::date::timestamp at time zone 'America/Sao_Paulo' as start,
        (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo' as stop
    ), sellers as (
      select s.store_id from (${marketSalesOf(days)}) s group by s.store_id
      having sum(s.sales) > 0 and not exists (
        select 1 from money_moves m where m.store_id = s.store_id and m.day < ${from}::date and m.kind = 'charge.paid')
    ) select ${NEW_AUTHORS}`,
  );
  return found ?? { sent: 0, approved: 0, published: 0, sold: 0 };
}

/** Who began in the range, and in the days compared. */
export async function readNewAuthors(range: Range) {
  const [now, former] = await Promise.all([readDays(range), range.former ? readDays(range.former) : Promise.resolve(null)]);
  return { now, former };
}
