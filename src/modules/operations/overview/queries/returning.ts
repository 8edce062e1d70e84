import { sql } from "drizzle-orm";
import type { Days, Range } from "../../../analytics/rules/range.ts";
import { dayBoundsSp } from "#kit/dates.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/**
 * People who paid for something in a span and how many of them had, by its end, paid for two orders or more; the days between the first
 * and the second, and how many orders each paid for so far.
 */
export type ReturningRate = { buyers: number; returning: number; secondAfterDays: number | null; ordersPerBuyer: number | null };

const PAID = sql`paid_at is not null and total_cents > 0`;
const endOf = ({ to }: Days) => sql`(${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
const COHORTS = 6;
const MONTHS = 12;

const RETURNING_RATE = defineRow<ReturningRate>({
  buyers: col.int`count(*)::int`,
  returning: col.int`(count(*) filter (where n >= 2))::int`,
  secondAfterDays: col.real.orNull`avg(extract(epoch from second_at - first_at) / 86400)::float8`,
  ordersPerBuyer: col.real.orNull`avg(n)::float8`,
});

async function rateOf(days: Days): Promise<ReturningRate> {
  const rows = await readRows(
    db,
    RETURNING_RATE,
    sql`select ${RETURNING_RATE} from (
      select min(paid_at) as first_at, (array_agg(paid_at order by paid_at))[2] as second_at, count(*) as n
      from orders where ${PAID} and paid_at < ${endOf(days)}
      group by buyer_email having max(paid_at) >= ${days.from}::date::timestamp at time zone 'America/Sao_Paulo') people`,
  );
  const [rate] = rows;
  if (!rate) throw new Error("no rate");
  return rate;
}

/** The first day of each of the last months up to the one of `day`. */
const monthsUpTo = (day: string): string[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - MONTHS + index, 1)).toISOString().slice(0, 10),
  );

/** `first` and `month` count the months from 1, 0 being any before them. */
type MonthRow = { first: number; month: number; people: number; returning: number };

const MONTH_ROW = defineRow<MonthRow>({
  first: col.int`first`,
  month: col.int`month`,
  people: col.int`count(*)::int`,
  returning: col.int`(count(*) filter (where so_far >= 2))::int`,
});

/**
 * Of each month, who bought in it, by the month they first bought in. One walk along the index of who paid and when, each order asking
 * only whether it is its buyer's last of the month.
 */
async function readMonths({ to }: Days, months: string[]): Promise<MonthRow[]> {
  const starts = sql`${sql.param(months.map((month) => dayBoundsSp(month)?.start.toISOString()))}::timestamptz[]`;
  const rows = await readRows(
    db,
    MONTH_ROW,
    sql`with bought as (
      select width_bucket(first_value(paid_at) over mine, ${starts}) as first, width_bucket(paid_at, ${starts}) as month,
        width_bucket(lead(paid_at) over mine, ${starts}) as next, row_number() over mine as so_far
      from orders where ${PAID} and paid_at < ${endOf({ from: to, to })}
      window mine as (partition by buyer_email order by paid_at)
    ), known as materialized (
      select first, month, so_far from bought where month > 0 and (next is null or next > month)
    )
    select ${MONTH_ROW}
    from known group by first, month order by first, month`,
  );
  return rows;
}

/**
 * Who comes back to buy, a person being an e-mail, with or without an account: the rate of the range and of the days compared, of each
 * of twelve months, and of those who bought first in each of six months, how many bought again in each month after. Orders for free
 * are left out; what was refunded later counts.
 */
export async function readReturning(range: Range) {
  const names = monthsUpTo(range.to);
  const [now, former, rows] = await Promise.all([rateOf(range), range.former && rateOf(range.former), readMonths(range, names)]);
  const sum = (month: number, of: "people" | "returning") =>
    rows.reduce((total, row) => total + (row.month === month ? row[of] : 0), 0);
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  return {
    ...now,
    former,
    months: numbered
      .map(({ name, number }) => ({ month: name, buyers: sum(number, "people"), returning: sum(number, "returning") }))
      .filter(({ buyers }) => buyers > 0),
    cohorts: numbered
      .slice(-COHORTS)
      .map(({ name, number }) => ({
        month: name,
        saved: rows
          .filter(({ first }) => first === number)
          .map(({ month, people }) => ({ month: names[month - 1] ?? "", people })),
      }))
      .filter(({ saved }) => saved.length > 0),
  };
}
