import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { type RunningPostgres, startPostgres } from "../../dev/embedded-postgres.ts";
import { killServer, postmasterOf } from "../../dev/embedded-postgres/kill-server.ts";
import { startReplica } from "../../dev/embedded-postgres/replica.ts";
import { startDatabaseFront } from "./database-front.ts";

const ROOT = join(import.meta.dirname, "../..");
const SETTINGS = { shared_buffers: "128MB" };
const SYNC_SECONDS = 30;

/** A primary with its replica, migrated, behind HAProxy and PgBouncer. Takes up to six ports from `port(0)` on. */
export async function startDatabase(folder: string, port: (after: number) => Promise<number>) {
  const atPrimary = { dataDir: join(folder, "primary"), port: await port(0), database: "autoria", settings: SETTINGS };
  let primary = await startPostgres(atPrimary);
  await promisify(execFile)(process.execPath, ["--import", "tsx", "dev/cli/migrate.ts"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: primary.url },
  });
  let atReplica = { dataDir: join(folder, "replica"), port: await port(1), settings: SETTINGS };
  let replica = await startReplica(primary, atReplica);
  const ports = { primary: await port(2), replica: await port(3), pool: await port(4) };
  const { username, password } = new URL(primary.url);
  const servers = { primary: primary.port, replica: replica.port };
  const front = await startDatabaseFront({ ports, servers, user: username, password, logs: folder });
  const url = (at: number, name = "autoria") => `postgres://${username}:${password}@127.0.0.1:${at}/${name}`;

  return {
    /** Straight to whichever server is the primary, and to its replica. */
    directUrl: url(ports.primary),
    replicaUrl: url(ports.replica),
    /** Through PgBouncer, which hands out a connection for each of ours or for each transaction. */
    sessionUrl: url(ports.pool),
    transactionUrl: (role: "web" | "worker") => url(ports.pool, `autoria_${role}`),
    /** The server and everything it started, as when the machine's power goes; it is brought back at once. */
    kill: () => killServer(primary.folder),
    /** Asked to stop, as for an update; it is brought back at once. */
    restart: () => void process.kill(postmasterOf(primary.folder), "SIGINT"),
    /** Every connection on which notifications are heard. */
    cutBus: () => ask(primary, "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'"),
    /** The primary, whose commits had waited for the replica, dies for good; the replica takes its place and another repeats it. */
    promote: async (): Promise<void> => {
      await waitForReplica(primary);
      const stopped = primary.stop();
      killServer(primary.folder);
      await stopped;
      await ask(replica, "select pg_promote(true, 30)");
      await front.point("primary", replica.port);
      primary = replica;
      await expectPromoted(url(ports.primary));
      atReplica = { ...atReplica, dataDir: join(folder, "replica-after"), port: await port(5) };
      replica = await startReplica(primary, atReplica);
      await front.point("replica", replica.port);
    },
    replica: {
      stop: () => replica.stop(),
      start: async () => void (replica = { ...(await startPostgres(atReplica)), url: replica.url }),
    },
    close: async (): Promise<void> => {
      await Promise.all(front.parts.map((part) => part.stop()));
      await replica.stop();
      await primary.stop();
      rmSync(front.folder, { recursive: true, force: true });
    },
  };
}

/** Throws unless the primary's address leads to a server that takes changes. */
async function expectPromoted(directUrl: string): Promise<void> {
  const [row] = await ask({ url: directUrl }, "select pg_is_in_recovery() as repeats");
  if (row?.["repeats"] !== false) throw new Error("the primary's address leads to a server that takes no changes");
}

/** From now on a commit is answered once the replica has it too: with a replica that comes after, a promotion loses the last ones. */
async function waitForReplica(primary: RunningPostgres): Promise<void> {
  await ask(primary, "alter system set synchronous_standby_names = '*'");
  await ask(primary, "select pg_reload_conf()");
  for (const until = Date.now() + SYNC_SECONDS * 1000; ; await sleep(100)) {
    const [row] = await ask(primary, "select count(*)::int as ready from pg_stat_replication where sync_state = 'sync'");
    if (row?.["ready"] === 1) return;
    if (Date.now() > until) throw new Error(`the replica is not synchronous after ${SYNC_SECONDS} s`);
  }
}

async function ask({ url }: { url: string }, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
