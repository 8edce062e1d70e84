import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** How buyers found a store itself, beside its products; null where too few said so. `people`: how many buyers spoke. */
export type StoreRatings = { people: number; service: number | null; described: number | null };

/** Fewer than this say little, and nearly say who. */
const FEWEST_PEOPLE = 3;
const MONTHS = 12;
const MOST_REVIEWS = 5_000;

const RATINGS = defineRow<StoreRatings>({
  people: col.int`count(*)::int`,
  service: col.real.orNull`case when count(service) >= ${FEWEST_PEOPLE}::int then avg(service)::float8 end`,
  described: col.real.orNull`case when count(described) >= ${FEWEST_PEOPLE}::int then avg(described)::float8 end`,
});

/** A store's own stars over the last twelve months: each buyer counts once, whatever they bought. Null while too few spoke. */
export async function readStoreRatings(storeId: number): Promise<StoreRatings | null> {
  const [ratings] = await readRows(
    db,
    RATINGS,
    sql`select ${RATINGS} from (
      select avg(lately.service_rating) as service, avg(lately.described_rating) as described
      from (select r.user_id, r.service_rating, r.described_rating from reviews r
        where r.store_id = ${storeId} and r.counted_rating is not null and (r.service_rating is not null or r.described_rating is not null)
          and r.posted_at > now() - make_interval(months => ${MONTHS}) order by r.posted_at desc limit ${MOST_REVIEWS}) lately
      group by lately.user_id) each_buyer`,
  );
  return ratings && (ratings.service !== null || ratings.described !== null) ? ratings : null;
}
