import { dayKeySp, isDayKey } from "#kit/day-key.ts";
import type { Comparison } from "./comparison.ts";
import { type Period, periodOf } from "../../payouts/statement/rules/period.ts";

const DAY_MS = 86_400_000;

export type Days = { from: string; to: string };
/** What every section of the page speaks of. `former` has as many days as the period; null when no comparison is wanted. */
export type Range = Period & { today: string; former: Days | null };

type Requested = { de?: string | undefined; ate?: string | undefined; comparar?: Comparison | undefined };

/** The days asked for in São Paulo, both ends included, and those they are compared with. */
export function rangeOf(requested: Requested, now: Date): Range {
  const period = periodOf(requested, now);
  const days = daysIn(period);
  return { ...period, today: dayKeySp(now), former: formerOf(period, days, requested.comparar ?? "anterior") };
}

function formerOf(period: Days, days: number, comparison: Comparison): Days | null {
  if (comparison === "nao") return null;
  if (comparison === "ano") return lastYear(period, days);
  return { from: shifted(period.from, -days), to: shifted(period.from, -1) };
}

/** "2026-03-18" so many days of the calendar later (or earlier, when negative). */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days there are from one to the other, both included. */
export function daysIn({ from, to }: Days): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS) + 1;
}

/** Every day of a span, in order. */
export const everyDay = (days: Days): string[] => Array.from({ length: daysIn(days) }, (_, index) => shifted(days.from, index));

/** The same beginning a year before; 29 February begins on the 28th. */
function lastYear({ from }: Days, days: number): Days {
  const same = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  const start = isDayKey(same) ? same : shifted(`${same.slice(0, 8)}28`, 0);
  return { from: start, to: shifted(start, days - 1) };
}

export type Preset = Days & { name: string; label: string };

/** The ranges people ask for most, as of `today`. */
export function presetsOf(today: string): Preset[] {
  const month = today.slice(0, 7);
  const lastMonthEnd = shifted(`${month}-01`, -1);
  const back = (days: number): Days => ({ from: shifted(today, 1 - days), to: today });
  return [
    { name: "hoje", label: "Hoje", from: today, to: today },
    { name: "ontem", label: "Ontem", from: shifted(today, -1), to: shifted(today, -1) },
    { name: "7", label: "7 dias", ...back(7) },
    { name: "30", label: "30 dias", ...back(30) },
    { name: "90", label: "90 dias", ...back(90) },
    { name: "mes", label: "Este mês", from: `${month}-01`, to: today },
    { name: "mes-passado", label: "Mês passado", from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd },
    { name: "ano", label: "Este ano", from: `${today.slice(0, 4)}-01-01`, to: today },
    { name: "12-meses", label: "12 meses", ...back(365) },
  ];
}
