import { sql } from "drizzle-orm";
import pg from "pg";
import { closeBeforePool, db } from "../db.ts";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { setTimeouts } from "../session-timeouts.ts";
import { KEEP_ALIVE, WatchedClient, type WatchedConfig } from "../watched-client.ts";
import { MOST_PAGES, type PageStore, RETENTION_MS } from "./page-store.ts";

/** A response takes under 1 ms; a slower one costs more than rendering without it. */
const PATIENCE_MS = 50;
/** After this many consecutive failures the table is not queried for a second. */
const MOST_TROUBLES = 3;
const REST_MS = 1_000;
/** When nobody waits any more the database cancels the statement. Behind a pooler by transactions, its own time-outs do. */
const STATEMENT_SECONDS = 0.25;
const MOST_BYTES = 128_000_000;
/** Between two sweeps every process removes what is over the limits itself, after this many pages. */
const TRIM_EVERY = 200;

/**
 * Connections of its own: no visitor's statement waits behind these, and these do not wait behind the statements of pages being rendered.
 * Opened by the first page.
 */
let pool: pg.Pool | undefined;
let troubles = 0;
let restUntil = 0;
let stored = 0;

function connections(): pg.Pool {
  if (pool) return pool;
  pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: env.DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 60_000,
    ...KEEP_ALIVE,
    ...({ silenceSeconds: 2 } satisfies WatchedConfig),
    ...(env.DATABASE_POOLING === "session" &&
      setTimeouts({ statement: STATEMENT_SECONDS, lock: STATEMENT_SECONDS, idle: STATEMENT_SECONDS })),
  });
  pool.on("error", (error) => log.warn({ err: error.message }, "idle connection of shared pages lost"));
  return pool;
}

closeBeforePool(() => {
  void pool?.end();
  pool = undefined;
});

/** The rows that a statement returns within PATIENCE_MS. Otherwise throws; immediately during the pause after three failures. */
async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  if (performance.now() < restUntil) throw new Error("shared pages are resting");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("shared pages: no answer in time")), PATIENCE_MS);
  });
  try {
    const { rows } = await Promise.race([connections().query<Row>(text, values), late]);
    troubles = 0;
    return rows;
  } catch (error) {
    troubles++;
    if (troubles >= MOST_TROUBLES) restUntil = performance.now() + REST_MS;
    if (troubles === MOST_TROUBLES) log.warn({ err: String(error) }, "shared pages do not answer");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const FIND = `select p.page, extract(epoch from clock.at)::float8 * 1000 as now
  from (select clock_timestamp() as at) clock
  left join shared_pages p on p.name = $1 and p.drawn_at > clock.at - make_interval(secs => ${RETENTION_MS / 1000})`;

const STORE = `insert into shared_pages (name, page, drawn_at) values ($1, $2, to_timestamp($3::float8 / 1000))
  on conflict (name) do update set page = excluded.page, drawn_at = excluded.drawn_at where shared_pages.drawn_at < excluded.drawn_at`;

/** The table has one clock, the primary's: it is not on a replica, and a server that takes over begins with it empty. */
export const pagesInDatabase: PageStore = {
  async find(name) {
    const [row] = await ask<{ page: Buffer | null; now: number }>(FIND, [name]);
    return { bytes: row?.page ?? null, now: row?.now ?? Number.NaN };
  },

  async store(name, bytes, askedAt) {
    await ask(STORE, [name, bytes, askedAt]);
    stored++;
    if (stored % TRIM_EVERY === 0) await dropSharedPages();
  },
};

/** Deletes expired pages, and the oldest beyond the limits. Returns how many. */
export async function dropSharedPages({ pages = MOST_PAGES, bytes = MOST_BYTES } = {}): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from shared_pages where name in (select name from shared_pages where name in (
      select name from (
        select name, drawn_at, row_number() over newest as place, sum(octet_length(page)) over newest as size
        from shared_pages window newest as (order by drawn_at desc, name)) counted
      where place > ${pages} or size > ${bytes} or drawn_at < clock_timestamp() - make_interval(secs => ${RETENTION_MS / 1000}))
      for update skip locked)`);
  return rowCount ?? 0;
}
