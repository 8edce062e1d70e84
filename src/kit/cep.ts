import type { Uf } from "./uf.ts";

/** First CEP of each range, by its first five digits, with the state it serves up to the next range. */
const RANGES: readonly (readonly [number, Uf])[] = [
  [1000, "SP"],
  [20000, "RJ"],
  [29000, "ES"],
  [30000, "MG"],
  [40000, "BA"],
  [49000, "SE"],
  [50000, "PE"],
  [57000, "AL"],
  [58000, "PB"],
  [59000, "RN"],
  [60000, "CE"],
  [64000, "PI"],
  [65000, "MA"],
  [66000, "PA"],
  [68900, "AP"],
  [69000, "AM"],
  [69300, "RR"],
  [69400, "AM"],
  [69900, "AC"],
  [70000, "DF"],
  [72800, "GO"],
  [73000, "DF"],
  [73700, "GO"],
  [76800, "RO"],
  [77000, "TO"],
  [78000, "MT"],
  [79000, "MS"],
  [80000, "PR"],
  [88000, "SC"],
  [90000, "RS"],
];

/** The 8 digits of "36010-000" or "36010000", or null. Does not check whether the street exists. */
export function parseCep(text: string): string | null {
  const found = /^([0-9]{2})\.?([0-9]{3})[- ]?([0-9]{3})$/.exec(text.length > 32 ? "" : text.trim());
  const digits = found ? found.slice(1).join("") : "";
  return digits && ufOfCep(digits) ? digits : null;
}

/** The state of a CEP by the postal service's ranges, or null below the first. */
export function ufOfCep(digits: string): Uf | null {
  const start = Number(digits.slice(0, 5));
  return RANGES.findLast(([first]) => first <= start)?.[1] ?? null;
}

/** "36010-000" from the stored digits. */
export function formatCep(digits: string): string {
  return digits.replace(/^(.{5})(.{3})$/, "$1-$2");
}
