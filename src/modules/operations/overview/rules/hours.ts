/** Paid orders of one hour (0 to 23) of one weekday (1, Monday, to 7), in São Paulo. */
export type HourOfWeek = { weekday: number; hour: number; orders: number; cents: number };

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type Figure = "orders" | "cents";

/** What each hour of each weekday had, zero where none: `[weekday - 1][hour]`. */
export function gridOf(hours: readonly HourOfWeek[], figure: Figure): number[][] {
  const grid = WEEKDAYS.map(() => HOURS.map(() => 0));
  for (const { weekday, hour, ...totals } of hours) {
    const row = grid[weekday - 1];
    if (row) row[hour] = totals[figure];
  }
  return grid;
}

/** The hour of the week with the most; the first of equals; null without any. */
export function busiest(hours: readonly HourOfWeek[], figure: Figure): HourOfWeek | null {
  const ordered = hours.toSorted((a, b) => b[figure] - a[figure] || a.weekday - b.weekday || a.hour - b.hour);
  return ordered[0] ?? null;
}
