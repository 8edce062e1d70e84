import { createHash } from "node:crypto";
import { env } from "./env.ts";
import { packPage, unpackPage } from "./shared-pages/packed-page.ts";
import type { PageStore } from "./shared-pages/page-store.ts";
import { pagesInDatabase } from "./shared-pages/pages-in-database.ts";
import { pagesInRedis } from "./shared-pages/pages-in-redis.ts";
import type { StoredPage } from "./stored-page.ts";

const MOST_BYTES = 131_072;

/**
 * `drawnAt`: a lower bound, in this process's clock, of when another process began to render the page.
 * `askedAt`: the time in the store's own clock (ms), to store with a page rendered from now on; null when the store did not respond.
 */
type Shared = { page: (StoredPage & { drawnAt: number }) | null; askedAt: number | null };
const NONE: Shared = { page: null, askedAt: null };

const STORES = { redis: pagesInRedis, database: pagesInDatabase };
const store: PageStore | null = env.pagesIn && STORES[env.pagesIn];

/** The address is part of it: pages name their own. */
const nameOf = (key: string): string => createHash("sha256").update(`${env.publicUrl}\0${key}`).digest("base64url");

/** The page that some process rendered in the last minute. The caller must check whether what it shows has changed since. */
export async function findShared(key: string): Promise<Shared> {
  if (!store) return NONE;
  try {
    const sentAt = performance.now();
    const { bytes, now } = await store.find(nameOf(key));
    const found = bytes && unpackPage(bytes, key);
    // In the future: the clock was set back, and nothing is known of the page's age.
    const page = found && found.askedAt <= now ? { ...found, drawnAt: found.askedAt + sentAt - now } : null;
    return { page, askedAt: Math.floor(now) };
  } catch {
    return NONE;
  }
}

/** Stores for the other processes a page whose rendering began after `askedAt`. Does not block; if it fails, the page is rendered again. */
export function storeShared(key: string, page: StoredPage, askedAt: number | null): void {
  if (!store || askedAt === null || page.body.length > MOST_BYTES) return;
  store.store(nameOf(key), packPage(key, page, askedAt), askedAt).catch(() => undefined);
}
