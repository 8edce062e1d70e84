import { dayKeySp } from "./day-key.ts";
import { once } from "./once.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const pieces = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      timeZone: "America/Sao_Paulo",
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

type Piece = "weekday" | "day" | "month" | "year" | "hour" | "minute";

function piecesOf(instant: Date): Record<Piece, string> {
  const found: Record<Piece, string> = {
    weekday: "",
    day: "",
    month: "",
    year: "",
    hour: "",
    minute: "",
  };
  for (const { type, value } of pieces().formatToParts(instant)) if (type in found) found[type as Piece] = value;
  return { ...found, hour: String(Number(found.hour)), minute: found.minute.padStart(2, "0") };
}

/** "18 mar. 2026", the day in São Paulo. */
export function formatDate(instant: Date): string {
  const { day, month, year } = piecesOf(instant);
  return `${day} ${month} ${year}`;
}

/** "18 mar.", where the page makes the year clear. */
export function formatShortDate(instant: Date): string {
  const { day, month } = piecesOf(instant);
  return `${day} ${month}`;
}

/** "sex., 20 mar." */
export function formatWeekdayDate(instant: Date): string {
  return `${piecesOf(instant).weekday} ${formatShortDate(instant)}`.replace(/^(\S+?\.?),? /, "$1, ");
}

/** "9h12", the hour in São Paulo. */
export function formatTime(instant: Date): string {
  const { hour, minute } = piecesOf(instant);
  return `${hour}h${minute}`;
}

/** "18 mar., 9h12", for this year's rows. */
export function formatDateTime(instant: Date): string {
  return `${formatShortDate(instant)}, ${formatTime(instant)}`;
}

/** "18 mar. 2026, 9h12", for titles, receipts and other years. */
export function formatFullDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** "1 a 18 mar. 2026", "17 fev. a 18 mar. 2026"; one day alone when both are the same. */
export function formatDateRange(from: Date, to: Date): string {
  if (dayKeySp(from) === dayKeySp(to)) return formatDate(to);
  const [a, b] = [piecesOf(from), piecesOf(to)];
  if (a.year !== b.year) return `${formatDate(from)} a ${formatDate(to)}`;
  return a.month === b.month ? `${a.day} a ${formatDate(to)}` : `${formatShortDate(from)} a ${formatDate(to)}`;
}

/** "agora", "há 4 min", "há 3 h" in the 24 hours before `now`; any other instant as a date. */
export function formatRelative(instant: Date, now: Date): string {
  const age = now.getTime() - instant.getTime();
  if (age < 0 || age >= DAY_MS) return formatDate(instant);
  if (age < MINUTE_MS) return "agora";
  return age < HOUR_MS ? `há ${Math.floor(age / MINUTE_MS)} min` : `há ${Math.floor(age / HOUR_MS)} h`;
}

/** "28/02/1990" from a day key, as forms and providers write it. */
export function formatDayKey(dayKey: string): string {
  return dayKey.split("-").toReversed().join("/");
}
