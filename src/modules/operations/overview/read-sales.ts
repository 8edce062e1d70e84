import { bucketsOf, formerBuckets, groupOf, sumInto } from "../../analytics/rules/buckets.ts";
import type { Group } from "../../analytics/rules/groups.ts";
import type { Range } from "../../analytics/rules/range.ts";
import { type DayTotals, readPlatformDays, readMarket } from "./queries/days.ts";

const NAMES = [
  "orders",
  "grossCents",
  "commissionCents",
  "returnedCents",
  "returnedCommissionCents",
  "costCents",
  "platformCents",
] as const satisfies readonly (keyof DayTotals)[];

const totalOf = (days: readonly (DayTotals & { day: string })[], span: { from: string; to: string }): DayTotals =>
  sumInto([span], days, NAMES)[0] as DayTotals;

/** The money of the market in the range and in the days compared, with the authors who sold. */
export async function readTotals(range: Range) {
  const { former } = range;
  const [days, market, formerDays, formerMarket] = await Promise.all([
    readPlatformDays(range),
    readMarket(range),
    former ? readPlatformDays(former) : null,
    former ? readMarket(former) : null,
  ]);
  return {
    range,
    totals: totalOf(days, range),
    authors: market.authors,
    former: former && formerDays ? { totals: totalOf(formerDays, former), authors: formerMarket?.authors ?? 0 } : null,
  };
}

/** The sales of the market slot by slot, with the days compared, and by how they were paid. */
export async function readSales(range: Range, requested: Group | undefined) {
  const { former } = range;
  const [days, formerDays, { methods }] = await Promise.all([
    readPlatformDays(range),
    former ? readPlatformDays(former) : null,
    readMarket(range),
  ]);
  const group = groupOf(range, requested);
  const buckets = bucketsOf(range, group, range.today);
  const sums = sumInto(buckets, days, NAMES);
  const totals = totalOf(days, range);
  return {
    range,
    group,
    slots: buckets.map((bucket, index) => ({ ...bucket, ...(sums[index] as DayTotals) })),
    totals,
    former: former && formerDays ? sumInto(formerBuckets(buckets, former), formerDays, NAMES) : null,
    formerTotals: former && formerDays ? totalOf(formerDays, former) : null,
    methods,
    /** What of the gross is of no product: the interest of instalments, when who bought bore it. */
    buyerInterestCents: methods.reduce((rest, { grossCents }) => rest - grossCents, totals.grossCents),
  };
}
