import { sql } from "drizzle-orm";
import type { Days } from "../../../analytics/rules/range.ts";
import { type Place, shownPlaces } from "../../../analytics/rules/places.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const PLACE = defineRow<Place>({
  uf: col.text.orNull`coalesce(f.address ->> 'uf', a.uf)`,
  buyers: col.int`count(distinct o.buyer_email)::int`,
  sales: col.int`count(*)::int`,
  cents: col.int`sum(o.total_cents)::bigint`,
});

/** Paid orders of some days by state, of the fiscal papers or else of the buyer's own address; states of few people are not told apart. */
export async function readPlatformPlaces({ from, to }: Days) {
  const rows = await readRows(
    db,
    PLACE,
    sql`select ${PLACE}
    from orders o
    left join fiscal_records f on f.order_id = o.id
    left join addresses a on a.user_id = o.user_id and a.is_default
    where o.paid_at is not null and o.total_cents > 0
      and o.paid_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
      and o.paid_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    group by 1`,
  );
  return shownPlaces(rows);
}
