import { createHash } from "node:crypto";
import { env } from "./env.ts";
import { askRedis, installationPrefix, runTogether } from "./redis.ts";
import type { StoredPage } from "./stored-page.ts";

/** As long as a page is fresh: an older one is rendered again. */
const RETENTION_MS = 60_000;
/** About 70 MB of typical pages; 512 MB at most. */
const MOST_PAGES = 4_000;
const MOST_BYTES = 131_072;

/**
 * `drawnAt`: a lower bound, in this process's clock, of when another process began to render the page.
 * `askedAt`: the time in Redis's own clock (ms), to store with a page rendered from now on; null when Redis did not respond.
 */
type Shared = { page: (StoredPage & { drawnAt: number }) | null; askedAt: number | null };
const NONE: Shared = { page: null, askedAt: null };

type Names = { page: string; invalidations: string };
async function namesOf(key: string): Promise<Names> {
  const pages = `${await installationPrefix()}:page`;
  return { page: `${pages}:${createHash("sha256").update(key).digest("base64url")}`, invalidations: `${pages}s` };
}

/** The page that some process rendered in the last minute. The caller must check whether what it shows has changed since. */
export async function findShared(key: string): Promise<Shared> {
  if (env.REDIS_URL === undefined) return NONE;
  try {
    const { page } = await namesOf(key);
    const sentAt = performance.now();
    const [found, time] = await askRedis((redis) => runTogether(redis.multi().getBuffer(page).time()));
    const askedAt = inMs(time);
    return { page: found instanceof Buffer ? unpacked(found, key, sentAt - askedAt) : null, askedAt };
  } catch {
    return NONE;
  }
}

/** Stores for the other processes a page whose rendering began after `askedAt`. Does not block; if it fails, the page is rendered again. */
export function storeShared(key: string, page: StoredPage, askedAt: number | null): void {
  if (askedAt === null || page.body.length > MOST_BYTES) return;
  share(key, page, askedAt).catch(() => undefined);
}

async function share(key: string, page: StoredPage, askedAt: number): Promise<void> {
  const names = await namesOf(key);
  const [, , , over] = await askRedis((redis) =>
    runTogether(
      redis
        .multi()
        .set(names.page, packed(key, page, askedAt), "PX", RETENTION_MS)
        .zadd(names.invalidations, askedAt, names.page)
        .zremrangebyscore(names.invalidations, "-inf", askedAt - RETENTION_MS)
        .zrange(names.invalidations, 0, -(MOST_PAGES + 1))
        .pexpire(names.invalidations, RETENTION_MS),
    ),
  );
  const oldest = Array.isArray(over) ? over.map(String) : [];
  if (oldest.length > 0)
    await askRedis((redis) =>
      runTogether(
        redis
          .multi()
          .unlink(oldest)
          .zrem(names.invalidations, ...oldest),
      ),
    );
}

/** Redis returns seconds and microseconds. */
function inMs(time: unknown): number {
  const [seconds, micros] = Array.isArray(time) ? time.map(Number) : [];
  return (seconds ?? Number.NaN) * 1000 + (micros ?? Number.NaN) / 1000;
}

type Written = Omit<StoredPage, "body"> & { key: string; askedAt: number };

function packed(key: string, { body, ...rest }: StoredPage, askedAt: number): Buffer {
  const written: Written = { ...rest, key, askedAt };
  const head = Buffer.from(JSON.stringify(written));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** Null when the page is of another address or in another format: another version of the code may have stored it. */
function unpacked(bytes: Buffer, key: string, sinceRedis: number): Shared["page"] {
  const end = 4 + bytes.readUInt32BE();
  const read = JSON.parse(bytes.toString("utf8", 4, end)) as Partial<Written>;
  const { status, headers, tags, askedAt } = read;
  if (read.key !== key || !status || !headers || !tags || !askedAt) return null;
  return { status, headers, tags, body: bytes.subarray(end), drawnAt: askedAt + sinceRedis };
}
