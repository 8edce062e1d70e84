import { type SQL, sql } from "drizzle-orm";
import type { Days } from "../../../analytics/rules/range.ts";
import { type Place, shownPlaces } from "../../../analytics/rules/places.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type City, shownCities } from "../rules/cities.ts";

const SUMS = {
  buyers: col.int`count(distinct o.buyer_email)::int`,
  sales: col.int`count(*)::int`,
  cents: col.int`sum(o.total_cents)::bigint`,
};
const PLACE = defineRow<Place>({ uf: col.text.orNull`coalesce(f.address ->> 'uf', a.uf)`, ...SUMS });
const CITY = defineRow<City>({
  uf: col.text.orNull`coalesce(f.address ->> 'uf', a.uf)`,
  city: col.text.orNull`min(coalesce(f.address ->> 'city', a.city))`,
  ...SUMS,
});

/** Paid orders `o` of some days with their address: of the fiscal papers `f`, or else the buyer's own `a`. */
const paidOn = ({ from, to }: Days): SQL => sql`
  from orders o
  left join fiscal_records f on f.order_id = o.id
  left join addresses a on a.user_id = o.user_id and a.is_default
  where o.paid_at is not null and o.total_cents > 0
    and o.paid_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
    and o.paid_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Paid orders of some days by state and by city; places of few people are not told apart. */
export async function readPlatformPlaces(days: Days) {
  const [states, cities] = await Promise.all([
    readRows(db, PLACE, sql`select ${PLACE} ${paidOn(days)} group by 1`),
    readRows(
      db,
      CITY,
      sql`select ${CITY} ${paidOn(days)} group by 1, case when f.address is null then lower(a.city) else lower(f.address ->> 'city') end`,
    ),
  ]);
  const places = shownPlaces(states);
  return { ...places, cities: shownCities(cities, places.shown) };
}
