import { dayKeySp } from "./day-key.ts";

/** What tells a spreadsheet that the file is UTF-8. */
export const BOM = "\uFEFF";

/** A cell before it is written: text, a number, or an instant, which is written as its day in São Paulo. */
export type Cell = string | number | Date | null;

/** What a spreadsheet would run as a formula, in ASCII or full width, even after leading spaces. */
const FORMULA_START = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * One cell for a spreadsheet in Portuguese. Text that would start a formula gets an apostrophe; numbers are written
 * with a decimal comma and may be negative; an instant is "aaaa-mm-dd", its day in São Paulo; the cell is quoted when it must be.
 */
export function csvCell(value: Cell): string {
  if (value === null) return "";
  if (value instanceof Date) return dayKeySp(value);
  if (typeof value === "number") return String(value).replace(".", ",");
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of cells separated by semicolons, ended by CR LF. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}
