import { existsSync } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrate } from "#platform/migrate.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { secretMark, tableFile } from "./make-backup.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import type { SealedBox } from "./sealed-box.ts";
import { columnList, type CopiedTable, listTables, makeRoom, tableName, withoutChecks } from "./tables.ts";

export type RestoreInput = {
  databaseUrl: string;
  storage: Storage;
  folder: string;
  name: string;
  box: SealedBox;
  secret: string;
  /** Called once the copy is known to be whole and the place empty, before anything is written there. */
  onBegin?: () => void;
  /** Makes the queue's tables, as starting the market does. */
  installJobs: (databaseUrl: string) => Promise<void>;
};

/**
 * Brings a copy back into an empty database and an empty place for files: first the tables as its own migrations make them, then its
 * rows in one transaction, then its files. Migrations newer than the copy are applied last. Throws in words for a person.
 */
export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const copy = join(input.folder, input.name);
  const manifest = await readManifest(input.box, copy);
  if (manifest.secretMark !== secretMark(input.box, input.secret))
    throw new Error(
      "SESSION_SECRET não é o do mercado copiado: o que ele selou (segundos fatores, documentos) não se abriria. Use o mesmo.",
    );
  requireWhole(input, copy, manifest);
  await requireEmpty(input.databaseUrl);
  input.onBegin?.();
  await migrate(input.databaseUrl, manifest.migrations);
  await input.installJobs(input.databaseUrl);
  await loadDatabase(input, copy, manifest);
  for (const { key, contentType, sizeBytes } of manifest.files) {
    const body = await input.box.read(join(input.folder, "files", input.box.nameOf(key)));
    await input.storage.put(key, body, { contentType, sizeBytes });
  }
  await migrate(input.databaseUrl);
  return manifest;
}

/** Nothing is touched for the sake of a copy of which a piece is missing. */
function requireWhole({ folder, box }: RestoreInput, copy: string, { tables, files }: Manifest): void {
  const pieces = [
    ...tables.map((table) => join(copy, "database", tableFile(table))),
    ...files.map(({ key }) => join(folder, "files", box.nameOf(key))),
  ];
  const missing = pieces.filter((piece) => !existsSync(piece));
  if (missing.length > 0)
    throw new Error(`A cópia não está inteira: faltam ${missing.length} pedaços, o primeiro ${missing[0]}. Nada foi mudado.`);
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
    );
    if (rows.length > 0) throw new Error("O banco de destino não está vazio: crie um banco novo para restaurar.");
  } finally {
    await client.end();
  }
}

async function loadDatabase({ databaseUrl, box }: RestoreInput, copy: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    for (const { name, lastValue } of manifest.sequences)
      await client.query("select setval($1::regclass, $2)", [name, lastValue]);
    await makeRoom(client);
    const known = await listTables(client);
    await withoutChecks(client, known, async () => {
      const ours = known.filter(({ schema }) => schema === "public");
      await client.query(`truncate ${ours.map(tableName).join(", ")}`);
      for (const table of manifest.tables) await loadTable(client, table, known, join(copy, "database", tableFile(table)), box);
    });
    await client.query("commit");
  } finally {
    await client.end();
  }
}

type Stored = CopiedTable & { rows: number };

async function loadTable(
  client: pg.Client,
  table: Stored,
  known: readonly CopiedTable[],
  file: string,
  box: SealedBox,
): Promise<void> {
  const here = known.find(({ schema, name }) => schema === table.schema && name === table.name);
  const missing = table.columns.filter((column) => !here?.columns.includes(column));
  if (!here || missing.length > 0)
    throw new Error(
      `A cópia tem ${tableName(table)} (${missing.join(", ")}), que esta versão do código não faz: use a versão que fez a cópia.`,
    );
  const loading = client.query(copyFrom(`copy ${tableName(table)} (${columnList(table.columns)}) from stdin`));
  // Nothing is sent before its seal is checked: what fails here ends the transaction.
  const guard = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  await pipeline(await box.read(file), createGunzip(), guard, loading);
  if (loading.rowCount !== table.rows)
    throw new Error(`${tableName(table)} voltou com ${loading.rowCount} linhas de ${table.rows}.`);
}
