import { sumInto } from "../../rules/buckets.ts";
import { type Days, shifted } from "../../rules/range.ts";

export const WINDOWS = ["hoje", "7", "30"] as const;
export type WindowName = (typeof WINDOWS)[number];

const LENGTHS: Record<WindowName, number> = { hoje: 1, "7": 7, "30": 30 };

/** Days up to today and as many before them. */
export type Window = { name: WindowName; days: Days; former: Days };

/** Today, the last 7 days and the last 30, each with the days it is compared with. Today is part of all, and not over. */
export const windowsOf = (today: string): Window[] =>
  WINDOWS.map((name) => {
    const length = LENGTHS[name];
    return {
      name,
      days: { from: shifted(today, 1 - length), to: today },
      former: { from: shifted(today, 1 - 2 * length), to: shifted(today, -length) },
    };
  });

/** Every day that some window speaks of. */
export const reachedBy = (windows: readonly Window[]): Days => ({
  from: windows.reduce((first, { former }) => (former.from < first ? former.from : first), windows[0]?.former.from ?? ""),
  to: windows.reduce((last, { days }) => (days.to > last ? days.to : last), windows[0]?.days.to ?? ""),
});

type Day = { day: string };
export type SaleDay = Day & { sales: number; netCents: number };
export type DownloadDay = Day & { downloads: number };
export type ReachDay = Day & { visitors: number; orders: number };

export type WindowTotals = {
  sales: number;
  netCents: number;
  downloads: number;
  /** Null on days before visits were counted. */
  reach: { visitors: number; orders: number } | null;
};

export type ComparedWindow = Window & { now: WindowTotals; before: WindowTotals };

type ByDay = { sales: readonly SaleDay[]; downloads: readonly DownloadDay[]; reach: readonly ReachDay[]; since: string | null };

/** What each window adds up to, and what the days before it did. Orders of before the first visit counted have none beside them, and stay out; former days counted in part are not compared. */
export function figuresOf(windows: readonly Window[], { sales, downloads, reach, since }: ByDay): ComparedWindow[] {
  const counted = reach.filter(({ day }) => since !== null && day >= since);
  const of = (days: Days): WindowTotals => ({
    ...first(sumInto([days], sales, ["sales", "netCents"]), { sales: 0, netCents: 0 }),
    ...first(sumInto([days], downloads, ["downloads"]), { downloads: 0 }),
    reach:
      since === null || since > days.to
        ? null
        : first(sumInto([days], counted, ["visitors", "orders"]), { visitors: 0, orders: 0 }),
  });
  return windows.map((window) => {
    const before = of(window.former);
    const isWhole = since !== null && since <= window.former.from;
    return { ...window, now: of(window.days), before: isWhole ? before : { ...before, reach: null } };
  });
}

const first = <T>([one]: readonly T[], none: T): T => one ?? none;
