import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Db, db } from "./db.ts";

const SLICE = 10_000;

type Lines<Row> = {
  head: string;
  /** Must have a total order and use `on`. */
  read: (limit: number, offset: number, on: Db) => Promise<Row[]>;
  /** `index` counts the rows from zero. */
  line: (row: Row, index: number) => string;
  foot?: (on: Db) => Promise<string>;
  /** `longReading` for queries that take longer than a page may. */
  from?: NodePgDatabase;
};

/**
 * The text of every row `read` finds, all from one snapshot: a row changed or added meanwhile does not appear, and none is skipped or
 * repeated. The text is stored in an unlinked temporary file first, so that a slow download holds no connection.
 */
export async function* snapshotLines<Row>({ head, read, line, foot, from = db }: Lines<Row>): AsyncGenerator<string> {
  const file = await openUnnamed();
  try {
    await file.appendFile(head);
    await from.transaction(
      async (tx) => {
        for (let at = 0; ; at += SLICE) {
          const rows = await read(SLICE, at, tx);
          await file.appendFile(rows.map((row, nth) => line(row, at + nth)).join(""));
          if (rows.length < SLICE) break;
        }
        if (foot) await file.appendFile(await foot(tx));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    for await (const piece of file.createReadStream({ start: 0, encoding: "utf8", autoClose: false })) yield String(piece);
  } finally {
    await file.close();
  }
}

async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `autoria-${randomUUID()}.txt`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}
