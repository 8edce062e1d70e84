import { sql } from "drizzle-orm";
import type { Days, Range } from "../../../analytics/rules/range.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

type Sum = { reviews: number; average: number | null; replied: number; stars: number[] };

const within = ({ from, to }: Days) => sql`
  r.posted_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and r.posted_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

const SUM = defineRow<Sum>({
  reviews: col.int`count(*)::int`,
  average: col.real.orNull`avg(r.rating)::float8`,
  replied: col.int`(count(*) filter (where r.reply is not null))::int`,
  stars: col.list(
    col.int,
  )`array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
        count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)]::int[]`,
});

async function sumOf(days: Days): Promise<Sum> {
  const rows = await readRows(
    db,
    SUM,
    sql`select ${SUM}
    from reviews r where r.status in ('publicada', 'denunciada') and ${within(days)}`,
  );
  return rows[0] ?? { reviews: 0, average: null, replied: 0, stars: [0, 0, 0, 0, 0] };
}

type Low = { id: string; rating: number; body: string; title: string; href: string; atMs: number };

const REVIEWS = defineRow({
  held: col.int`(count(*) filter (where status = 'retida'))::int`,
  reported: col.int`(count(*) filter (where status = 'denunciada'))::int`,
});

const LOW = defineRow<Low>({
  id: col.text`r.id`,
  rating: col.int`r.rating`,
  body: col.text`left(r.body, 200)`,
  title: col.text`p.title`,
  href: col.text`'/avaliacoes?produto=' || p.slug || '&avaliacao=' || r.id`,
  atMs: col.real`(extract(epoch from r.posted_at) * 1000)::float8`,
});

/** The reviews of the range that everybody sees: how many, how good, how many answered; what is held or reported now; the newest low ones. */
export async function readReviews(range: Range) {
  const [now, former, held, low] = await Promise.all([
    sumOf(range),
    range.former && sumOf(range.former),
    readRows(
      db,
      REVIEWS,
      sql`select ${REVIEWS}
      from reviews where status in ('retida', 'denunciada')`,
    ),
    readRows(
      db,
      LOW,
      sql`select ${LOW}
      from reviews r join products p on p.id = r.product_id
      where r.status = 'publicada' and r.rating <= 2 and ${within(range)} order by r.posted_at desc limit 3`,
    ),
  ]);
  return {
    ...now,
    former,
    held: held[0]?.held ?? 0,
    reported: held[0]?.reported ?? 0,
    low: low.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) })),
  };
}
