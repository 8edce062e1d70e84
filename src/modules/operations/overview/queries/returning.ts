import { sql } from "drizzle-orm";
import type { Days, Range } from "../../../analytics/rules/range.ts";
import { db } from "#platform/db.ts";

/** People who paid for something in a span and how many of them had, by its end, paid for two orders or more. */
export type ReturningRate = { buyers: number; returning: number };

const PAID = sql`paid_at is not null and total_cents > 0`;
const endOf = ({ to }: Days) => sql`(${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
const COHORTS = 6;
const MONTHS = 12;

async function rateOf(days: Days): Promise<ReturningRate> {
  const { rows } = await db.execute<ReturningRate>(sql`
    select count(*)::int as buyers, (count(*) filter (where so_far >= 2))::int as returning from (
      select buyer_email, count(*) as so_far from orders where ${PAID} and paid_at < ${endOf(days)}
      group by buyer_email having max(paid_at) >= ${days.from}::date::timestamp at time zone 'America/Sao_Paulo') people`);
  return rows[0] ?? { buyers: 0, returning: 0 };
}

type MonthRow = { first: string | null; month: string; people: number; returning: number };

/**
 * Who comes back to buy, a person being an e-mail, with or without an account: the rate of the range and of the days compared, of each
 * of twelve months, and of those who bought first in each of six months, how many bought again in each month after. Orders for free
 * are left out; what was refunded later counts.
 */
export async function readReturning(range: Range) {
  const [now, former, { rows }, { rows: pace }] = await Promise.all([
    rateOf(range),
    range.former && rateOf(range.former),
    db.execute<MonthRow>(sql`
      with bought as (
        select buyer_email, date_trunc('month', paid_at at time zone 'America/Sao_Paulo')::date as month, count(*) as n
        from orders where ${PAID} and paid_at < ${endOf(range)} group by 1, 2
      ), known as materialized (
        select month, sum(n) over (partition by buyer_email order by month) as so_far,
          min(month) over (partition by buyer_email) as first from bought
      )
      select null as first, month::text, count(*)::int as people, (count(*) filter (where so_far >= 2))::int as returning
      from known where month > date_trunc('month', ${range.to}::date) - make_interval(months => ${MONTHS}) group by month
      union all
      select first::text, month::text, count(*)::int, 0 from known
      where first > date_trunc('month', ${range.to}::date) - make_interval(months => ${COHORTS}) group by first, month
      order by first nulls first, month`),
    db.execute<{ days: number | null; perBuyer: number | null }>(sql`
      select avg(extract(epoch from second_at - first_at) / 86400)::float8 as days, avg(n)::float8 as "perBuyer" from (
        select min(paid_at) as first_at, (array_agg(paid_at order by paid_at))[2] as second_at, count(*) as n
        from orders where ${PAID} and paid_at < ${endOf(range)}
        group by buyer_email having max(paid_at) >= ${range.from}::date::timestamp at time zone 'America/Sao_Paulo') people`),
  ]);
  const months = rows.filter(({ first }) => first === null);
  const firsts = [...new Set(rows.flatMap(({ first }) => first ?? []))];
  return {
    ...now,
    former,
    months: months.map(({ month, people, returning }) => ({ month, buyers: people, returning })),
    cohorts: firsts.map((first) => ({
      month: first,
      kept: rows.filter((row) => row.first === first).map(({ month, people }) => ({ month, people })),
    })),
    secondAfterDays: pace[0]?.days ?? null,
    ordersPerBuyer: pace[0]?.perBuyer ?? null,
  };
}
