import { TZDate } from "@date-fns/tz";
import { isDayKey } from "./day-key.ts";

const ZONE = "America/Sao_Paulo";

/** The instant at which a clock in São Paulo shows "aaaa-mm-ddThh:mm", or null when no clock ever shows it. */
export function instantSp(text: string): Date | null {
  const [, day = "", hour = "", minute = ""] = /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2})$/.exec(text) ?? [];
  if (!isDayKey(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, Number(hour), Number(minute), ZONE).getTime());
}

/** What a clock in São Paulo shows at an instant, as "aaaa-mm-ddThh:mm". */
export function wallClockSp(instant: Date): string {
  const there = new TZDate(instant.getTime(), ZONE);
  const two = (n: number): string => String(n).padStart(2, "0");
  const day = `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
  return `${day}T${two(there.getHours())}:${two(there.getMinutes())}`;
}
