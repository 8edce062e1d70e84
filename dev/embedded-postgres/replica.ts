import { appendFile, cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type PostgresOptions, type RunningPostgres, startPostgres } from "../embedded-postgres.ts";
import { serverAccount } from "./account.ts";
import { clusterFolder } from "./places.ts";

/** What belongs to the server copied from, not to its data. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|server\.log|pg_replslot\/.+|pg_stat_tmp\/.+|pgsql_tmp.*)$/;

/**
 * Starts a server that repeats `primary`, from a copy of its files made while it runs: the embedded PostgreSQL has no
 * `pg_basebackup`. Its address names the same database.
 */
export async function startReplica(primary: RunningPostgres, input: Omit<PostgresOptions, "database">): Promise<RunningPostgres> {
  const folder = clusterFolder(input.dataDir, serverAccount(input.dataDir));
  await copyCluster(primary, folder, `replica_${input.port}`);
  const replica = await startPostgres(input);
  return { ...replica, url: Object.assign(new URL(replica.url), { pathname: new URL(primary.url).pathname }).href };
}

async function copyCluster(primary: RunningPostgres, folder: string, slot: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    // The slot keeps what the replica has not read yet.
    await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
    await client.query("select pg_backup_start('replica', true)");
    await cp(primary.folder, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await writeFile(join(folder, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(primary.url);
  const link = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(join(folder, "postgresql.auto.conf"), `\nprimary_conninfo = '${link}'\nprimary_slot_name = '${slot}'\n`);
  await writeFile(join(folder, "standby.signal"), "", { mode: 0o600 });
}
