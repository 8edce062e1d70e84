import { dayKeySp } from "./day-key.ts";

/** The byte order mark that makes a spreadsheet read the file as UTF-8. */
export const BOM = "\uFEFF";

/** The value of a cell: text, a number, or an instant, written as its day in São Paulo. */
export type Cell = string | number | Date | null;

/** Text that a spreadsheet would run as a formula, in ASCII or full width, even after leading spaces. */
const FORMULA_START = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * One cell for a spreadsheet in Portuguese. Text that would start a formula gets an apostrophe; numbers have a decimal comma and may be
 * negative; an instant is its day in São Paulo, "aaaa-mm-dd"; the cell is quoted when necessary.
 */
export function csvCell(value: Cell): string {
  if (value === null) return "";
  if (value instanceof Date) return dayKeySp(value);
  if (typeof value === "number") return String(value).replace(".", ",");
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of cells separated by semicolons, with CR LF at the end. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}
