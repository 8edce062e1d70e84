import { ok, refuse, type Outcome } from "./outcome.ts";

export type CardExpiry = { month: number; year: number };
export type ExpiryRefusal = "not_an_expiry" | "expired";

const LONGEST_YEARS = 30;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** Reads "09/29" or "09/2029", valid until the last day of its month. Refuses dates no card has (more than 30 years ahead). */
export function parseCardExpiry(text: string, now: Date): Outcome<CardExpiry, ExpiryRefusal> {
  const found = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(\d{2}|20\d{2})\s*$/.exec(text.length > 16 ? "" : text);
  if (!found) return refuse("not_an_expiry");
  const month = Number(found[1]);
  const year = Number(found[2]) + (found[2]?.length === 2 ? 2000 : 0);
  const leftMs = endMs({ month, year }) - now.getTime();
  if (leftMs > LONGEST_YEARS * YEAR_MS) return refuse("not_an_expiry");
  return leftMs <= 0 ? refuse("expired") : ok({ month, year });
}

/** The month ends at midnight in Brasília (UTC−3, without daylight saving since 2019). */
const endMs = ({ month, year }: CardExpiry): number => Date.UTC(year, month, 1, 3);

/** "09/29". */
export const formatCardExpiry = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, "0")}/${String(year % 100).padStart(2, "0")}`;

/** The state of a saved card: expired, expiring within thirty days, or valid. */
export function expiryStanding(expiry: CardExpiry, now: Date): "vencido" | "vence_logo" | "valido" {
  const leftMs = endMs(expiry) - now.getTime();
  if (leftMs <= 0) return "vencido";
  return leftMs <= 30 * DAY_MS ? "vence_logo" : "valido";
}
