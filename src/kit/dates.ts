import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { isDayKey } from "./day-key.ts";

const inSaoPaulo = tz("America/Sao_Paulo");

/** Midnight in São Paulo of the day an instant falls on there. */
export function startOfDaySp(instant: Date): Date {
  return new Date(startOfDay(instant, { in: inSaoPaulo }).getTime());
}

/** The last millisecond in São Paulo of the day an instant falls on there, right too when an hour repeats itself. */
export function endOfDaySp(instant: Date): Date {
  return new Date(startOfDaySp(addDaysSp(startOfDaySp(instant), 1)).getTime() - 1);
}

/** The same hour in São Paulo, `days` later (or earlier, when negative). */
export function addDaysSp(instant: Date, days: number): Date {
  return new Date(addDays(instant, days, { in: inSaoPaulo }).getTime());
}

/** First and last instant in São Paulo of a day key, or null when it is no real day. */
export function dayBoundsSp(dayKey: string): { start: Date; end: Date } | null {
  if (!isDayKey(dayKey)) return null;
  const noon = new Date(`${dayKey}T15:00:00Z`);
  return { start: startOfDaySp(noon), end: endOfDaySp(noon) };
}
