import { type SQL, sql } from "drizzle-orm";
import type { Days } from "../../../analytics/rules/range.ts";
import { type Place, shownPlaces } from "../../../analytics/rules/places.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type City, shownCities } from "../rules/cities.ts";

type Found = City & { isState: boolean };

const FOUND = defineRow<Found>({
  uf: col.text.orNull`p.uf`,
  city: col.text.orNull`min(p.city)`,
  isState: col.bool`grouping(p.city_key) = 1`,
  buyers: col.int`count(distinct p.buyer_email)::int`,
  sales: col.int`count(*)::int`,
  cents: col.int`sum(p.total_cents)::bigint`,
});

/** Paid orders of some days with their address: of the fiscal papers, or else the buyer's own. */
const paidOn = ({ from, to }: Days): SQL => sql`
  select o.buyer_email, o.total_cents, coalesce(f.address ->> 'uf', a.uf) as uf, coalesce(f.address ->> 'city', a.city) as city,
    case when f.address is null then lower(a.city) else lower(f.address ->> 'city') end as city_key
  from orders o
  left join fiscal_records f on f.order_id = o.id
  left join addresses a on a.user_id = o.user_id and a.is_default
  where o.paid_at is not null and o.total_cents > 0
    and o.paid_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
    and o.paid_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Paid orders of some days by state and by city, read once for both; places of few people are not told apart. */
export async function readPlatformPlaces(days: Days) {
  const found = await readRows(
    db,
    FOUND,
    sql`select ${FOUND} from (${paidOn(days)}) p group by grouping sets ((p.uf), (p.uf, p.city_key))`,
  );
  const states: Place[] = found.flatMap(({ isState, uf, buyers, sales, cents }) =>
    isState ? [{ uf, buyers, sales, cents }] : [],
  );
  const cities: City[] = found.flatMap(({ isState, ...city }) => (isState ? [] : [city]));
  const places = shownPlaces(states);
  return { ...places, cities: shownCities(cities, places.shown) };
}
