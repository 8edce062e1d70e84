import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { productFiles } from "#modules/catalog/tables.ts";
import { db, transact } from "#platform/db.ts";
import { installJobs } from "#platform/jobs.ts";
import { type EmailKind, enqueueEmail } from "#platform/outbox.ts";
import { LocalStorage } from "#platform/storage/local-storage.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { listCopies } from "../dev/backup/manifest.ts";
import { dropOldCopies, makeBackup } from "../dev/backup/make-backup.ts";
import { restoreBackup } from "../dev/backup/restore-backup.ts";
import { openBox } from "../dev/backup/sealed-box.ts";
import { verifyRestored } from "../dev/backup/verify-restored.ts";
import { listTables, tableName } from "../dev/backup/tables.ts";
import { createPaidOrder } from "./paid-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
const KEY = "uma-frase-comprida-so-dos-testes";
const SECRET = "segredo-so-dos-testes-com-mais-de-32-letras";
const BYTES = Buffer.from("%PDF-1.7 o arquivo que alguém comprou");
const greeting: EmailKind<{ words: string }> = { name: "teste.copia" };
let folder = "";
const made: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  // As in a market of years, whose tables have several partitions.
  await db.execute(sql`select setval('ledger_journals_id_seq', 120000000)`);
  await createPaidOrder(sandbox, [2_000]);
  const [file] = await db.select().from(productFiles).limit(1);
  const storageKey = `files/${file?.id}`;
  await storage().put(storageKey, BYTES, { contentType: "application/pdf" });
  const sha256 = createHash("sha256").update(BYTES).digest("hex");
  await db
    .update(productFiles)
    .set({ storageKey, sha256 })
    .where(eq(productFiles.id, file?.id ?? ""));
  await storage().put("client/a-1.js", Buffer.from("1"), { contentType: "text/javascript" });
  await transact(async (tx) => {
    await enqueueEmail(tx, greeting, { ref: "a", to: "ana@exemplo.com.br", payload: { words: "quebra\nlinha\t\\ e acento ã" } });
    return ok();
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const name of made) await asAdmin(`drop database if exists ${name} with (force)`);
});

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_PG_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
async function emptyDatabase(): Promise<string> {
  const name = `test_${process.pid}_restored_${made.length}`;
  made.push(name);
  await asAdmin(`create database ${name}`);
  return Object.assign(new URL(process.env.TEST_PG_URL ?? ""), { pathname: `/${name}` }).href;
}

const backup = (at: string) =>
  makeBackup({
    databaseUrl: process.env.DATABASE_URL ?? "",
    storage: storage(),
    folder,
    box: openBox(folder, KEY),
    secret: SECRET,
    now: new Date(at),
  });
const restore = async (name: string, { key = KEY, secret = SECRET } = {}) => {
  const databaseUrl = await emptyDatabase();
  const target = new LocalStorage(await mkdtemp(join(folder, "restored-")));
  await restoreBackup({ databaseUrl, storage: target, folder, name, box: openBox(folder, key), secret, installJobs });
  return { databaseUrl, target };
};

/** Every row of every copied table, as text, in an order of its own. */
async function contents(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') || ':' || count(*) as all from ${tableName(table)} t`,
    );
    found[tableName(table)] = rows[0]?.all ?? "";
  }
  await client.end();
  return found;
}

it(
  "brings every row, every file and the waiting jobs back into an empty database elsewhere, and the books add up",
  { timeout: 240_000 },
  async () => {
    const { name } = await backup("2026-03-01T03:00:00Z");
    const { databaseUrl, target } = await restore(name);
    const [here, there] = [await contents(process.env.DATABASE_URL ?? ""), await contents(databaseUrl)];
    expect(Object.keys(here).length).toBeGreaterThan(100);
    expect(Object.keys(here)).not.toContain('"public"."shared_pages"');
    expect(there).toEqual(here);
    const [file] = await db.select().from(productFiles).limit(1);
    expect(await buffer((await target.open(file?.storageKey ?? "")).stream)).toEqual(BYTES);
    expect(await target.head("client/a-1.js")).toBeNull();
    expect(await verifyRestored(target)).toEqual({ violations: 0, entitledFiles: 1, filesWrong: [] });
    // What comes next has numbers of its own.
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const sequences = "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
    expect((await client.query(sequences)).rows).toEqual((await db.execute(sql.raw(sequences))).rows);
    const inTheirPlace = "select distinct tableoid::regclass::text as part from ledger_postings";
    expect((await client.query(inTheirPlace)).rows).toEqual([{ part: "ledger_postings_3" }]);
    await client.end();
  },
);

it("says that a bought file came back altered, or not at all", async () => {
  const other = new LocalStorage(await mkdtemp(join(folder, "other-")));
  const [file] = await db.select().from(productFiles).limit(1);
  expect((await verifyRestored(other)).filesWrong).toEqual([file?.storageKey]);
  await other.put(file?.storageKey ?? "", Buffer.from("outra coisa"), { contentType: "application/pdf" });
  expect((await verifyRestored(other)).filesWrong).toEqual([file?.storageKey]);
});

it("opens with no other key, and not into a market with another secret", { timeout: 240_000 }, async () => {
  const { name } = await backup("2026-03-02T03:00:00Z");
  await expect(restore(name, { key: "outra-frase-comprida-dos-testes" })).rejects.toThrow(/BACKUP_KEY/);
  await expect(restore(name, { secret: "outro" })).rejects.toThrow(/SESSION_SECRET/);
});

it("refuses a copy in which one byte changed, and leaves nothing half restored", { timeout: 240_000 }, async () => {
  const { name } = await backup("2026-03-03T03:00:00Z");
  const file = join(folder, name, "database", "public.orders");
  const bytes = await readFile(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await expect(restore(name)).rejects.toThrow();
  const client = new pg.Client({
    connectionString: Object.assign(new URL(process.env.TEST_PG_URL ?? ""), { pathname: `/${made.at(-1)}` }).href,
  });
  await client.connect();
  expect((await client.query("select count(*)::int as n from users")).rows).toEqual([{ n: 0 }]);
  await client.end();
});

it(
  "keeps a file once among many copies, drops old copies with what only they needed, and counts no copy that was cut short",
  { timeout: 240_000 },
  async () => {
    await storage().put("files/passageiro", Buffer.from("x"), { contentType: "text/plain" });
    await backup("2026-03-04T03:00:00Z");
    await storage().delete("files/passageiro");
    const before = (await readdir(join(folder, "files"))).length;
    const { name: last } = await backup("2026-03-05T03:00:00Z");
    expect(await readdir(join(folder, "files"))).toHaveLength(before);
    await rm(join(folder, last, "manifest"));
    expect(await listCopies(folder)).not.toContain(last);
    const { name: newest } = await backup("2026-03-06T03:00:00Z");
    await dropOldCopies(folder, openBox(folder, KEY), 1);
    expect(await listCopies(folder)).toEqual([newest]);
    expect(await readdir(join(folder, "files"))).toHaveLength(before - 1);
    await appendFile(join(folder, "salt"), "");
    const { target } = await restore(newest);
    const [file] = await db.select().from(productFiles).limit(1);
    expect(await target.head(file?.storageKey ?? "")).toMatchObject({ sizeBytes: BYTES.length });
  },
);
