import { sql } from "drizzle-orm";
import type { Days, Range } from "../../../analytics/rules/range.ts";
import { db } from "#platform/db.ts";

type Sum = { reviews: number; average: number | null; replied: number; stars: number[] };

const within = ({ from, to }: Days) => sql`
  r.posted_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and r.posted_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

async function sumOf(days: Days): Promise<Sum> {
  const { rows } = await db.execute<Sum>(sql`
    select count(*)::int as reviews, avg(r.rating)::float8 as average, (count(*) filter (where r.reply is not null))::int as replied,
      array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
        count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)]::int[] as stars
    from reviews r where r.status in ('publicada', 'denunciada') and ${within(days)}`);
  return rows[0] ?? { reviews: 0, average: null, replied: 0, stars: [0, 0, 0, 0, 0] };
}

type Low = { id: string; rating: number; body: string; title: string; href: string; atMs: number };

/** The reviews of the range that everybody sees: how many, how good, how many answered; what is held or reported now; the newest low ones. */
export async function readReviews(range: Range) {
  const [now, former, held, low] = await Promise.all([
    sumOf(range),
    range.former && sumOf(range.former),
    db.execute<{ held: number; reported: number }>(sql`
      select (count(*) filter (where status = 'retida'))::int as held, (count(*) filter (where status = 'denunciada'))::int as reported
      from reviews where status in ('retida', 'denunciada')`),
    db.execute<Low>(sql`
      select r.id, r.rating, left(r.body, 200) as body, p.title, '/avaliacoes?produto=' || p.slug || '&avaliacao=' || r.id as href,
        (extract(epoch from r.posted_at) * 1000)::float8 as "atMs"
      from reviews r join products p on p.id = r.product_id
      where r.status = 'publicada' and r.rating <= 2 and ${within(range)} order by r.posted_at desc limit 3`),
  ]);
  return {
    ...now,
    former,
    held: held.rows[0]?.held ?? 0,
    reported: held.rows[0]?.reported ?? 0,
    low: low.rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) })),
  };
}
