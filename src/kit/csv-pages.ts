import { csvRow } from "./csv.ts";

type Cells = Parameters<typeof csvRow>[0];

const BOM = "\uFEFF";
const SLICE = 500;
const MOST = 20_000;

/** A list as a spreadsheet in Portuguese: its heads, then the rows `read` finds, in pieces and never without end. */
export async function* csvPages<Row>(
  heads: readonly string[],
  read: (limit: number, offset: number) => Promise<Row[]>,
  cells: (row: Row) => Cells,
): AsyncGenerator<string> {
  yield BOM + csvRow(heads);
  for (let at = 0; at < MOST; at += SLICE) {
    const rows = await read(SLICE, at);
    for (const row of rows) yield csvRow(cells(row));
    if (rows.length < SLICE) return;
  }
}
