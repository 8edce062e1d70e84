import { sql } from "drizzle-orm";
import { previewPrograms } from "#modules/catalog/previews/preview-programs.ts";
import { purgeState } from "#platform/cdn/purges.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { pageCache, providerCalls } from "#platform/metrics.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { redisState } from "#platform/redis.ts";

export type SystemFacts = {
  /** Of the process that answered, since it started. */
  process: {
    upSeconds: number;
    pagesSaved: number;
    pagesRendered: number;
    providerCalls: number;
    providerFailures: number;
    /** Null before the first call. */ providerMs: number | null;
  };
  search: { rows: number; behind: number; rebuiltAt: Date | null };
  storage: { files: number; bytes: number };
  database: { bytes: number; connections: number; mostConnections: number; lastMigration: string; version: string };
  node: string;
  /** Whether the machine that answered can draw recordings, and documents of Office. */
  previews: { recordings: boolean; documents: boolean };
  /** Null where there is none. */
  redis: "ok" | "down" | null;
  /** What the network of caches in front was not told yet; null where there is none. */
  cdn: { tags: number; seconds: number; lastError: string | null } | null;
};

const ROW = defineRow<Row>({
  searchRows: col.int`(select count(*) from product_search)::int`,
  staleProducts: col.int`(select count(*) from (select product_id from search_behind union
          select product_id from product_search where words = '') b)::int`,
  rebuiltMs: col.real.orNull`(select (extract(epoch from min(at)) * 1000)::float8 from search_rebuilds)`,
  files: col.int`f.files`,
  bytes: col.real`f.bytes`,
  databaseBytes: col.real`pg_database_size(current_database())::float8`,
  connections: col.int`(select count(*) from pg_stat_activity where datname = current_database())::int`,
  mostConnections: col.int`current_setting('max_connections')::int`,
  lastMigration: col.text`(select max(name) from schema_migrations)`,
  version: col.text`current_setting('server_version')`,
});

/** How the system is: what this process did, how far behind the search is, how much is kept, and which versions run. */
export async function readSystem(): Promise<SystemFacts> {
  const [rows, here, redis, cdn, programs] = await Promise.all([
    readRows(
      db,
      ROW,
      sql`select ${ROW}
      from (select count(*)::int as files, coalesce(sum(size_bytes), 0)::float8 as bytes
        from product_files where removed_at is null and status = 'limpo') f`,
    ),
    readProcess(),
    redisState(),
    env.CDN_PROVIDER === undefined ? null : purgeState(),
    previewPrograms(),
  ]);
  const [row] = rows;
  if (!row) throw new Error("no system");
  return {
    process: here,
    search: {
      rows: row.searchRows,
      behind: row.staleProducts,
      rebuiltAt: row.rebuiltMs === null ? null : new Date(row.rebuiltMs),
    },
    storage: { files: row.files, bytes: row.bytes },
    database: {
      bytes: row.databaseBytes,
      connections: row.connections,
      mostConnections: row.mostConnections,
      lastMigration: row.lastMigration,
      version: row.version.split(" ")[0] ?? row.version,
    },
    node: process.version,
    previews: { recordings: programs.ffmpeg !== null, documents: programs.soffice !== null },
    redis,
    cdn,
  };
}

type Row = {
  searchRows: number;
  staleProducts: number;
  rebuiltMs: number | null;
  files: number;
  bytes: number;
  databaseBytes: number;
  connections: number;
  mostConnections: number;
  lastMigration: string;
  version: string;
};

async function readProcess(): Promise<SystemFacts["process"]> {
  const [pages, calls] = await Promise.all([pageCache.get(), providerCalls.get()]);
  const answered = (answer: string) => pages.values.find(({ labels }) => labels.answer === answer)?.value ?? 0;
  let [count, failures, seconds] = [0, 0, 0];
  for (const { metricName, labels, value } of calls.values) {
    if (metricName?.endsWith("_sum")) seconds += value;
    if (!metricName?.endsWith("_count")) continue;
    count += value;
    if (labels.outcome !== "ok") failures += value;
  }
  return {
    upSeconds: Math.floor(process.uptime()),
    pagesSaved: answered("kept"),
    pagesRendered: answered("rendered"),
    providerCalls: count,
    providerFailures: failures,
    providerMs: count === 0 ? null : Math.round((seconds / count) * 1000),
  };
}
