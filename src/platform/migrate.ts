import { readFile, readdir } from "node:fs/promises";
import pg from "pg";

const FOLDER = new URL("../../db/migrations/", import.meta.url);
const LOCK = 4_812_007;

/** Applies db/migrations in order, forward only, one transaction each, one process at a time. Answers the names applied now. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const done = new Set(
      (await client.query<{ name: string }>("select name from schema_migrations")).rows.map((row) => row.name),
    );
    const applied: string[] = [];
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort()) {
      if (done.has(name)) continue;
      await apply(client, name);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, FOLDER), "utf8");
  await client.query("begin");
  try {
    await client.query(statements);
    await client.query("insert into schema_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
