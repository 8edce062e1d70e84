import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import { type Db, db } from "./db.ts";

const SLICE = 2_000;

/**
 * A list as a spreadsheet in Portuguese: its heads, then every row `read` finds, however many. All rows are of one snapshot, so a row
 * that arrives meanwhile neither appears nor repeats another; `read` must have a total order and use `on`. The rows wait in a temporary
 * file without a name, so that a slow download holds no connection. `foot`: the lines after the last row, read of the same snapshot.
 * `from`: `longReading` for what takes longer than a page may.
 */
export async function* csvPages<Row>(
  heads: readonly string[],
  read: (limit: number, offset: number, on: Db) => Promise<Row[]>,
  cells: (row: Row) => readonly Cell[],
  foot: (on: Db) => Promise<(readonly Cell[])[]> = async () => [],
  from: NodePgDatabase = db,
): AsyncGenerator<string> {
  const file = await openUnnamed();
  try {
    await file.appendFile(BOM + csvRow(heads));
    await from.transaction(
      async (tx) => {
        for (let at = 0; ; at += SLICE) {
          const rows = await read(SLICE, at, tx);
          await file.appendFile(rows.map((row) => csvRow(cells(row))).join(""));
          if (rows.length < SLICE) break;
        }
        await file.appendFile((await foot(tx)).map(csvRow).join(""));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    for await (const piece of file.createReadStream({ start: 0, encoding: "utf8", autoClose: false })) yield String(piece);
  } finally {
    await file.close();
  }
}

async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `autoria-${randomUUID()}.csv`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}
