import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { KEEP_ALIVE, WatchedClient, type WatchedConfig } from "./watched-client.ts";

/** What one statement may take, in seconds: years of a ledger are sorted before their first line. */
const STATEMENT_SECONDS = 120;
/** Who asks meanwhile waits for the turn as long as one statement may take. */
const TURN_SECONDS = 120;

const pool = new pg.Pool({
  Client: WatchedClient,
  connectionString: env.DATABASE_URL,
  max: 1,
  connectionTimeoutMillis: TURN_SECONDS * 1_000,
  idleTimeoutMillis: 10_000,
  allowExitOnIdle: true,
  ...KEEP_ALIVE,
  ...({ silenceSeconds: STATEMENT_SECONDS + 5 } satisfies WatchedConfig),
  options: `-c statement_timeout=${STATEMENT_SECONDS}s -c lock_timeout=2s -c idle_in_transaction_session_timeout=30s`,
});
pool.on("error", (error) => log.warn({ err: error.message }, "idle connection of long readings lost"));

/** The one connection of this process for what reads long and writes nothing: pages are served by others meanwhile. */
export const longReading: NodePgDatabase = drizzle(pool);

export const closeLongReading = (): Promise<void> => pool.end();
