import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "./env.ts";
import { log } from "./log.ts";
import { setTimeouts } from "./session-timeouts.ts";
import { KEEP_ALIVE, WatchedClient, type WatchedConfig } from "./watched-client.ts";

/** The timeout of one statement, in seconds: years of a ledger are sorted before the first line is returned. */
const STATEMENT_SECONDS = 120;
/** How long another caller waits for the connection: as long as one statement may take. */
const TURN_SECONDS = 120;

const pool = new pg.Pool({
  Client: WatchedClient,
  connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  max: 1,
  connectionTimeoutMillis: TURN_SECONDS * 1_000,
  idleTimeoutMillis: 10_000,
  allowExitOnIdle: true,
  ...KEEP_ALIVE,
  ...({ silenceSeconds: STATEMENT_SECONDS + 5 } satisfies WatchedConfig),
  ...setTimeouts({ statement: STATEMENT_SECONDS, lock: 2, idle: 30 }),
});
pool.on("error", (error) => log.warn({ err: error.message }, "idle connection of long readings lost"));

/** The one connection of this process for long read-only queries, so that pages use the others meanwhile. */
export const longReading: NodePgDatabase = drizzle(pool);

export const closeLongReading = (): Promise<void> => pool.end();
