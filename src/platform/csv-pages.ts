import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import type { Db } from "./db.ts";
import { snapshotLines } from "./snapshot-lines.ts";

/**
 * A list as a CSV for spreadsheets in Portuguese, read by `snapshotLines`: the header row, then every row. `foot`: rows added after the
 * last one.
 */
export const csvPages = <Row>(
  heads: readonly string[],
  read: (limit: number, offset: number, on: Db) => Promise<Row[]>,
  cells: (row: Row) => readonly Cell[],
  foot: (on: Db) => Promise<(readonly Cell[])[]> = async () => [],
  from?: NodePgDatabase,
): AsyncGenerator<string> =>
  snapshotLines({
    head: BOM + csvRow(heads),
    read,
    line: (row) => csvRow(cells(row)),
    foot: async (on) => (await foot(on)).map(csvRow).join(""),
    ...(from ? { from } : {}),
  });
