import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listCopies } from "../dev/backup/manifest.ts";

const ROOT = join(import.meta.dirname, "..");
const KEY = "uma-frase-comprida-so-dos-testes";
const LOCAL = { SESSION_SECRET: "segredo-que-o-mercado-inventou-com-32-letras", PAGARME_SECRET_KEY: "sk_test_inventada" };
let folder = "";
const made: string[] = [];

type Ended = { code: number | null; output: string };

/** Runs a command of bin/ as an operator does, with the environment of nobody but these variables. */
function run(command: "backup" | "restore", args: string[], given: Record<string, string>): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(join(ROOT, "bin", command), args, { cwd: ROOT, env: { PATH, HOME, LOG_LEVEL: "silent", ...given } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

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
  const name = `test_${process.pid}_command_${made.length}`;
  made.push(name);
  await asAdmin(`create database ${name}`);
  return Object.assign(new URL(process.env.TEST_PG_URL ?? ""), { pathname: `/${name}` }).href;
}
const tablesOf = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>("select count(*)::int n from pg_tables where schemaname = 'public'");
  await client.end();
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-commands-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const name of made) await asAdmin(`drop database if exists ${name} with (force)`);
});

const market = () => ({ DATABASE_URL: process.env.DATABASE_URL ?? "", DATA_DIR: process.env.DATA_DIR ?? "" });

it(
  "a market that only its machine sees is copied and brought back with nothing said but the folder",
  { timeout: 240_000 },
  async () => {
    const copies = join(folder, "local");
    await writeFile(join(market().DATA_DIR, "secrets.json"), JSON.stringify(LOCAL));
    expect(await run("backup", [copies], market())).toMatchObject({ code: 0, output: expect.stringContaining(`${copies}/key`) });

    const there = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "not", "made", "yet") };
    expect(await run("restore", [copies], there)).toMatchObject({ code: 0, output: expect.stringContaining("Tudo confere") });
    expect(JSON.parse(await readFile(join(there.DATA_DIR, "secrets.json"), "utf8"))).toEqual(LOCAL);
    const [name = ""] = await listCopies(copies);
    const table = join(copies, name, "database", "public.orders");
    await rename(table, `${table}.away`);
    const elsewhere = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "elsewhere") };
    expect(await run("restore", [copies], elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Nada foi mudado"),
    });
    expect(await readdir(folder)).not.toContain("elsewhere");
    await rename(`${table}.away`, table);
    const isPublic = { ...market(), SESSION_SECRET: "segredo-que-uma-pessoa-deu-com-mais-de-32-letras" };
    expect(await run("backup", [copies], isPublic)).toMatchObject({ code: 1, output: expect.stringContaining("BACKUP_KEY") });
    const again = await run("restore", [copies], there);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("não está vazio") });
  },
);

it("what cannot be restored is refused in words, before anything is touched", { timeout: 240_000 }, async () => {
  const copies = join(folder, "sealed");
  const secret = { SESSION_SECRET: "segredo-que-uma-pessoa-deu-com-mais-de-32-letras" };
  const withoutKey = await run("backup", [copies], { ...market(), ...secret });
  expect(withoutKey).toMatchObject({ code: 1, output: expect.stringContaining("BACKUP_KEY") });
  expect(await run("backup", [copies], { ...market(), ...secret, BACKUP_KEY: KEY })).toMatchObject({ code: 0 });
  const otherKey = await run("backup", [copies], { ...market(), ...secret, BACKUP_KEY: `${KEY}-outra` });
  expect(otherKey).toMatchObject({ code: 1, output: expect.stringContaining("BACKUP_KEY é outra") });

  const there = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "there"), ...secret, BACKUP_KEY: KEY };
  const [name = ""] = await listCopies(copies);
  const refused = async (given: Record<string, string>, args: string[] = []) => {
    const { code, output } = await run("restore", [copies, ...args], given);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
    return output;
  };
  expect(await refused({ ...there, BACKUP_KEY: `${KEY}-outra` })).toContain("BACKUP_KEY é outra");
  expect(await refused({ ...there, SESSION_SECRET: "" })).toContain("SESSION_SECRET");
  expect(await refused({ ...there, SESSION_SECRET: `${KEY}-outra` })).toContain("SESSION_SECRET");
  const table = join(copies, name, "database", "public.orders");
  await rename(table, `${table}.away`);
  expect(await refused(there)).toContain("não está inteira");
  await rename(`${table}.away`, table);
  await rename(join(copies, name, "manifest"), join(copies, name, "away"));
  expect(await refused(there, [name])).toContain("interrompida");
  expect(await refused(there)).toContain("Não há cópia inteira");
  expect(await tablesOf(there.DATABASE_URL)).toBe(0);
  expect(await readdir(folder)).not.toContain("there");
});

it(
  "a copy is made and opened where the processes go through a pooler, and nothing else is asked",
  { timeout: 240_000 },
  async () => {
    const copies = join(folder, "pooled");
    const nobody = "postgres://nobody@127.0.0.1:1/none";
    const given = {
      DATABASE_URL: nobody,
      DATABASE_DIRECT_URL: nobody,
      DATABASE_REPLICA_URL: nobody,
      DATABASE_MIGRATE_URL: market().DATABASE_URL,
      DATABASE_POOLING: "transaction",
      DATA_DIR: market().DATA_DIR,
      SESSION_SECRET: "segredo-que-uma-pessoa-deu-com-mais-de-32-letras",
      BACKUP_KEY: KEY,
    };
    expect(await run("backup", [copies], given)).toMatchObject({ code: 0 });
    const opened = await run("restore", [copies, "--check"], { ...given, DATABASE_MIGRATE_URL: nobody });
    expect(opened).toMatchObject({ code: 0, output: expect.stringContaining("Tudo confere") });
  },
);
