import { once } from "./once.ts";

const dayKeyParts = once(
  () => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo", year: "numeric", month: "2-digit", day: "2-digit" }),
);

/** The day in São Paulo as "aaaa-mm-dd", which can be grouped and sorted. */
export function dayKeySp(instant: Date): string {
  return dayKeyParts().format(instant);
}

/** Whether the text is an existing day as "aaaa-mm-dd": 2023-02-29 is not. */
export function isDayKey(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
