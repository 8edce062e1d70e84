import { isDayKey } from "./day-key.ts";
import { clockSp, instantOfClockSp } from "./zone.ts";

/** The instant at which a clock in São Paulo shows "aaaa-mm-ddThh:mm", or null when the date or time is invalid. */
export function instantSp(text: string): Date | null {
  const [, day = "", hour = "", minute = ""] = /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2})$/.exec(text) ?? [];
  if (!isDayKey(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  return new Date(instantOfClockSp(Date.parse(`${text}:00Z`)));
}

/** What a clock in São Paulo shows at an instant, as "aaaa-mm-ddThh:mm". */
export function wallClockSp(instant: Date): string {
  return new Date(clockSp(instant.getTime())).toISOString().slice(0, 16);
}
