import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Storage } from "#platform/storage/storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { copyName, listCopies, type Manifest, readManifest, writeManifest } from "./manifest.ts";
import type { SealedBox } from "./sealed-box.ts";
import { columnList, type CopiedTable, listSequences, listTables, tableName } from "./tables.ts";

export type BackupInput = {
  databaseUrl: string;
  storage: Storage;
  folder: string;
  box: SealedBox;
  secret: string;
  /** The secrets that a market of one machine made up for itself, which its copy brings; none where a person gave them. */
  localSecrets?: Record<string, string>;
  now: Date;
};

/** Each start puts the built scripts there again. */
const NOT_COPIED = /^client\//;

/**
 * Copies the whole market: the database as it was at one instant, while it goes on working, and every file it holds, each kept once
 * among all the copies of the folder. The copy counts from the moment its manifest is there. Answers the copy's name and manifest.
 */
export async function makeBackup({
  databaseUrl,
  storage,
  folder,
  box,
  secret,
  localSecrets,
  now,
}: BackupInput): Promise<{ name: string; manifest: Manifest }> {
  const newest = (await listCopies(folder)).at(-1);
  // Copies of one folder share their files, so they share their key.
  if (newest !== undefined) await readManifest(box, join(folder, newest));
  const name = copyName(now);
  const copy = join(folder, name);
  await mkdir(join(copy, "database"), { recursive: true, mode: 0o700 });
  const database = await copyDatabase(databaseUrl, join(copy, "database"), box);
  const files = await copyFiles(storage, join(folder, "files"), box);
  const manifest: Manifest = {
    form: 1,
    madeAt: now.toISOString(),
    ...database,
    files,
    secretMark: secretMark(box, secret),
    localSecrets,
  };
  await writeManifest(box, copy, manifest);
  return { name, manifest };
}

export const secretMark = (box: SealedBox, secret: string): string => box.nameOf(`session secret: ${secret}`);
export const tableFile = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;

async function copyDatabase(databaseUrl: string, folder: string, box: SealedBox) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0");
    const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by name");
    const tables = [];
    for (const table of await listTables(client)) tables.push({ ...table, rows: await copyTable(client, table, folder, box) });
    return { migrations: rows.map((row) => row.name), tables, sequences: await listSequences(client) };
  } finally {
    await client.end();
  }
}

async function copyTable(client: pg.Client, table: CopiedTable, folder: string, box: SealedBox): Promise<number> {
  const copying = client.query(copyTo(`copy (select ${columnList(table.columns)} from ${tableName(table)}) to stdout`));
  const packed = pipeline(copying, createGzip({ level: 6 }), () => undefined);
  await box.write(join(folder, tableFile(table)), packed);
  return copying.rowCount;
}

async function copyFiles(storage: Storage, folder: string, box: SealedBox): Promise<Manifest["files"]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: Manifest["files"] = [];
  for await (const key of storage.list("")) {
    if (NOT_COPIED.test(key)) continue;
    try {
      const { stream, contentType, sizeBytes } = await storage.open(key);
      const stored = join(folder, box.nameOf(key));
      if (existsSync(stored)) stream.destroy();
      else await box.write(stored, stream);
      files.push({ key, contentType, sizeBytes });
    } catch (error) {
      // Deleted since it was listed.
      if (!(error instanceof ObjectMissing)) throw error;
    }
  }
  return files;
}

/** Keeps the newest `keep` copies, and the files that any of them needs. */
export async function dropOldCopies(folder: string, box: SealedBox, keep: number): Promise<string[]> {
  const copies = await listCopies(folder);
  const old = copies.slice(0, Math.max(copies.length - keep, 0));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  if (old.length === 0) return old;
  const needed = new Set<string>();
  for (const name of copies.slice(old.length))
    for (const { key } of (await readManifest(box, join(folder, name))).files) needed.add(box.nameOf(key));
  for (const name of await readdir(join(folder, "files"))) if (!needed.has(name)) await rm(join(folder, "files", name));
  return old;
}
