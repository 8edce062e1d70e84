import { isDayKey } from "./day-key.ts";
import { clockSp, instantOfClockSp } from "./zone.ts";

const DAY_MS = 86_400_000;

/** Midnight in São Paulo of the day of an instant there, or the day's first minute when the clock skips midnight. */
export function startOfDaySp(instant: Date): Date {
  return new Date(instantOfClockSp(Math.floor(clockSp(instant.getTime()) / DAY_MS) * DAY_MS));
}

/** The last millisecond of the day of an instant in São Paulo, also when an hour is repeated. */
export function endOfDaySp(instant: Date): Date {
  return new Date(startOfDaySp(addDaysSp(startOfDaySp(instant), 1)).getTime() - 1);
}

/** The same time of day in São Paulo, `days` later (or earlier, when negative). */
export function addDaysSp(instant: Date, days: number): Date {
  return new Date(instantOfClockSp(clockSp(instant.getTime()) + days * DAY_MS));
}

/** The first and last instant in São Paulo of a day key, or null when the day does not exist. */
export function dayBoundsSp(dayKey: string): { start: Date; end: Date } | null {
  if (!isDayKey(dayKey)) return null;
  const noon = new Date(`${dayKey}T15:00:00Z`);
  return { start: startOfDaySp(noon), end: endOfDaySp(noon) };
}
