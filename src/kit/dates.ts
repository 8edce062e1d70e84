import { tz } from "@date-fns/tz";
import { addDays, startOfDay } from "date-fns";

const ZONE = "America/Sao_Paulo";
const inSaoPaulo = tz(ZONE);

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

const dayKeyParts = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in São Paulo as "aaaa-mm-dd", good to group and to sort. */
export function dayKeySp(instant: Date): string {
  return dayKeyParts.format(instant);
}

/** Whether the text is a real day as "aaaa-mm-dd": 2023-02-29 is not. */
export function isDayKey(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** First and last instant in São Paulo of a day key, or null when it is no real day. */
export function dayBoundsSp(dayKey: string): { start: Date; end: Date } | null {
  if (!isDayKey(dayKey)) return null;
  const noon = new Date(`${dayKey}T15:00:00Z`);
  return { start: startOfDaySp(noon), end: endOfDaySp(noon) };
}
