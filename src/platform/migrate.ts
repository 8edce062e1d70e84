import { readFile, readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const FOLDER = new URL("../../db/migrations/", import.meta.url);
const LOCK = 4_812_007;

/**
 * Applies db/migrations in order, forward only, one transaction each, one process at a time. Returns the names applied now. `only`: applies
 * these and no others; throws when one of them is not in this version.
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const done = new Set(
      (await client.query<{ name: string }>("select name from schema_migrations")).rows.map((row) => row.name),
    );
    const applied: string[] = [];
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
    const unknown = only?.filter((name) => !files.includes(name)) ?? [];
    if (unknown.length > 0)
      throw new Error(`Esta versão do código não tem as migrações ${unknown.join(", ")}: use uma mais nova.`);
    for (const name of files) {
      if (done.has(name) || only?.includes(name) === false) continue;
      await apply(client, name);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Polls for the lock: `create index concurrently` would wait for a process that waits for the lock inside a statement. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
    if (rows[0]?.taken) return;
    await sleep(200);
  }
}

/** `create index concurrently if not exists` cannot run in a transaction, and may be run again. */
const WITHOUT_TRANSACTION = "-- without a transaction\n";

async function apply(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, FOLDER), "utf8");
  if (statements.startsWith(WITHOUT_TRANSACTION)) return applyInSteps(client, name, statements.slice(WITHOUT_TRANSACTION.length));
  await insist(name, async () => {
    await client.query("begin");
    try {
      await client.query(statements);
      await client.query("insert into schema_migrations (name) values ($1)", [name]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  });
}

/** A lock not had in the time that a migration gives itself, or one that somebody else waited for with it. */
const LOCKED = ["55P03", "40P01"];
const TRIES = 300;
const REST_MS = 2_000;

/** Does a step that gives up soon when the table is in use, so that nobody waits behind it; and again after a rest, for ten minutes. */
async function insist(name: string, step: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await step();
      return;
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && LOCKED.includes(error.code ?? "");
      if (!isLocked || tried === TRIES) throw new Error(`migration ${name} failed`, { cause: error });
      await sleep(REST_MS);
    }
  }
}

async function applyInSteps(client: pg.Client, name: string, statements: string): Promise<void> {
  // An interrupted build leaves an invalid index, which is not used.
  const { rows } = await client.query<{ index: string }>(
    "select indexrelid::regclass::text as index from pg_index where not indisvalid",
  );
  for (const { index } of rows) await client.query(`drop index concurrently if exists ${index}`);
  for (const statement of statements.split(/;\n/).filter((one) => /\S/.test(one))) {
    await insist(name, () => client.query(statement));
  }
  await client.query("insert into schema_migrations (name) values ($1)", [name]);
}
