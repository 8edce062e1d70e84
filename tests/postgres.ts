import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { type RunningPostgres, startPostgres } from "../dev/embedded-postgres.ts";
import { quickParent } from "../dev/quick-folder.ts";
import { jobDeclarations } from "../dev/cli/prepare-database.ts";

const ROOT = join(import.meta.dirname, "..");
const TEMPLATE_LOCK = 730_221;

/**
 * Vitest's global setup: one server for every run of this person on this machine, left running for
 * the next, and a template database that each test file copies (`freshDatabase`).
 */
export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE === "none") return;
  const server = await startTestPostgres(
    process.env.TEST_PG_DIR ?? join(quickParent(), `autoria-test-pg-${userInfo().uid}`),
    Number(process.env.TEST_PG_PORT ?? 54327),
  );
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await dropOldDatabases(admin);
    process.env.TEST_TEMPLATE = await ensureTemplate(admin, server.url);
    process.env.TEST_PG_URL = server.url;
  } finally {
    await admin.end();
  }
}

/** A server that is quick and forgets at a power cut, which tests never meet. */
export function startTestPostgres(dataDir: string, port: number): Promise<RunningPostgres> {
  return startPostgres({
    dataDir,
    port,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "1GB" },
  });
}

async function ensureTemplate(admin: pg.Client, adminUrl: string): Promise<string> {
  const name = `template_${templateHash()}`;
  const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
  if (found.rowCount) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await promisify(execFile)(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../dev/cli/migrate.ts")], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl(adminUrl, draft), LOG_LEVEL: "error" },
  });
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function dropOldDatabases(admin: pg.Client): Promise<void> {
  const born = "(pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification";
  const old = await admin.query<{ datname: string }>(
    `select datname from pg_database
      where (datname like 'test\\_%' and ${born} < now() - interval '1 hour')
         or (datname like 'template\\_%' and ${born} < now() - interval '1 day')`,
  );
  for (const { datname } of old.rows) {
    await admin.query(`drop database if exists ${datname} with (force)`);
  }
}

/** Changes whenever the template would come out different. */
function templateHash(): string {
  const migrations = join(ROOT, "db/migrations");
  const files = readdirSync(migrations)
    .sort()
    .map((name) => join(migrations, name));
  files.push(...jobDeclarations(), join(ROOT, "src/platform/jobs.ts"));
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function databaseUrl(adminUrl: string, database: string): string {
  return Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
}
