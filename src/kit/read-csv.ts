import { ok, type Outcome, refuse } from "./outcome.ts";

export type CsvRecord = { line: number; cells: string[] };
export type CsvRefusal = "open_quote";

const SEPARATORS = [";", ",", "\t"] as const;
const ESCAPED_FORMULA = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * The lines of a spreadsheet saved as CSV, numbered as the spreadsheet shows them, without blank ones. The separator is the one used most
 * in the first line; cells may be quoted and contain line breaks; the apostrophe that prevents a formula is removed. Refuses `open_quote`
 * when a quotation is not closed.
 */
export function readCsv(text: string): Outcome<CsvRecord[], CsvRefusal> {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  const endCell = () => {
    cells.push(cell.replace(ESCAPED_FORMULA, ""));
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one.trim() !== "")) records.push({ line, cells });
    cells = [];
    line += 1;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && source[at + 1] === "\n") at += 1;
      endLine();
    } else cell += sign;
  }
  if (isQuoted) return refuse("open_quote");
  if (cell !== "" || cells.length > 0) endLine();
  return ok(records);
}

function separatorOf(source: string): string {
  const first = /^[^\r\n]*/.exec(source.replace(/"(?:[^"]|"")*"/g, ""))?.[0] ?? "";
  const uses = (separator: string): number => first.split(separator).length;
  return SEPARATORS.reduce<string>((best, one) => (uses(one) > uses(best) ? one : best), SEPARATORS[0]);
}

/** The text of a file saved by a spreadsheet: UTF-8, else windows-1252, which Excel writes on Windows. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
