/** What a spreadsheet would run as a formula, in ASCII or full width, even after leading spaces. */
const FORMULA_START = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * One cell for a spreadsheet in Portuguese. Text that would start a formula gets an apostrophe; numbers are written
 * with a decimal comma and may be negative; the cell is quoted when it must be.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of cells separated by semicolons, ended by CR LF. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}
