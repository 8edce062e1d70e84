import type { Group } from "./groups.ts";
import { type Days, daysIn, everyDay } from "./range.ts";

/** A slot of a chart: its days, cut to the range; `isPartial` when it holds today, which is not over. */
export type Bucket = Days & { isPartial: boolean };

const MANY_DAYS = 62;
const MANY_WEEKS = 200;

/** How a range is grouped when nobody says: never more than some sixty slots. */
export function groupOf(days: Days, requested: Group | undefined): Group {
  const count = daysIn(days);
  return requested ?? (count <= MANY_DAYS ? "dia" : count <= MANY_WEEKS ? "semana" : "mes");
}

/** The slots of a range, in order, every day in exactly one: weeks begin on Monday, months on the 1st. */
export function bucketsOf(days: Days, group: Group, today: string): Bucket[] {
  const buckets: Bucket[] = [];
  let current: string | null = null;
  for (const day of everyDay(days)) {
    const key = keyOf(day, group);
    const last = buckets.at(-1);
    if (last && key === current) last.to = day;
    else buckets.push({ from: day, to: day, isPartial: false });
    current = key;
  }
  return buckets.map((bucket) => ({ ...bucket, isPartial: bucket.from <= today && today <= bucket.to }));
}

function keyOf(day: string, group: Group): string {
  if (group === "dia") return day;
  if (group === "mes") return day.slice(0, 7);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/** What each slot adds up to, of figures by day; a day of none counts nothing. */
export function sumInto<Name extends string>(
  buckets: readonly Days[],
  rows: readonly (Record<Name, number> & { day: string })[],
  names: readonly Name[],
): Record<Name, number>[] {
  return buckets.map(({ from, to }) => {
    const inside = rows.filter((row) => row.day >= from && row.day <= to);
    return Object.fromEntries(names.map((name) => [name, inside.reduce((sum, row) => sum + row[name], 0)])) as Record<
      Name,
      number
    >;
  });
}

/** The slots of the days compared, each as many days long as its own of the range, so that they stand one over the other. */
export function formerBuckets(buckets: readonly Days[], former: Days): Days[] {
  const days = everyDay(former);
  let at = 0;
  return buckets.flatMap((bucket) => {
    const slot = days.slice(at, at + daysIn(bucket));
    at += daysIn(bucket);
    const [from] = slot;
    const to = slot.at(-1);
    return from && to ? [{ from, to }] : [];
  });
}
