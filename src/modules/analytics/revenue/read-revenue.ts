import { bucketsOf, formerBuckets, groupOf, sumInto } from "../rules/buckets.ts";
import type { Group } from "../rules/groups.ts";
import { shownPlaces } from "../rules/places.ts";
import type { Range } from "../rules/range.ts";
import { readBest, readMethods, readNotes, readPlaces, readSaleDays, type SaleTotals } from "./queries.ts";

const NAMES = ["sales", "grossCents", "feeCents", "returnedCents", "netCents"] as const;

/** What an author sold in the range, slot by slot, in centavos, with the days compared, methods, best products, notes and states. */
export async function readRevenue(storeId: number, range: Range, requested: Group | undefined) {
  const [days, formerDays, methods, best, notes, places] = await Promise.all([
    readSaleDays(storeId, range),
    range.former ? readSaleDays(storeId, range.former) : null,
    readMethods(storeId, range),
    readBest(storeId, range),
    readNotes(storeId, range),
    readPlaces(storeId, range),
  ]);
  const group = groupOf(range, requested);
  const buckets = bucketsOf(range, group, range.today);
  const sums = sumInto(buckets, days, NAMES);
  const former = range.former && formerDays && sumInto(formerBuckets(buckets, range.former), formerDays, NAMES);
  return {
    group,
    slots: buckets.map((bucket, index) => ({ ...bucket, ...(sums[index] ?? NOTHING) })),
    former,
    totals: totalOf(days),
    formerTotals: formerDays && totalOf(formerDays),
    methods,
    best,
    notes,
    places: shownPlaces(places),
  };
}

const NOTHING: SaleTotals = { sales: 0, grossCents: 0, feeCents: 0, returnedCents: 0, netCents: 0 };

function totalOf(days: readonly SaleTotals[]): SaleTotals {
  const total = (name: keyof SaleTotals): number => days.reduce((sum, day) => sum + day[name], 0);
  return {
    sales: total("sales"),
    grossCents: total("grossCents"),
    feeCents: total("feeCents"),
    returnedCents: total("returnedCents"),
    netCents: total("netCents"),
  };
}
