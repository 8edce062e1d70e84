import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import { announce, listen } from "./bus.ts";
import type { Tx } from "./db.ts";
import { pageCache as counted } from "./metrics.ts";

/** A rendered page, compressed once, with what its headers need. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<"br" | "gzip" | "identity", Buffer>;
  tags: string[];
};

type Rendered = { status: number; headers: Record<string, string>; html: string; tags: string[]; cacheable: boolean };

const FRESH_SECONDS = 60;
export const STALE_SECONDS = 3600;
const MAX_PAGES = 1_000;
const KEPT = { answer: "kept" };

const bento = new BentoCache({
  default: "pages",
  stores: {
    pages: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_PAGES, serialize: false })),
  },
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Instant each tag was last forgotten: a render that began before it must not be kept. */
const forgottenAt = new Map<string, number>();
/** Keys kept under each tag; a page refreshed moves to the end, so the oldest beyond the limit are no longer in memory. */
const keysByTag = new Map<string, Set<string>>();

function rememberKey(key: string, tags: string[]): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag) ?? new Set();
    keys.delete(key);
    keys.add(key);
    if (keys.size > 2 * MAX_PAGES) keys.delete(keys.values().next().value ?? "");
    keysByTag.set(tag, keys);
  }
}

async function store(page: Rendered): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zip(identity, { level: 6 }),
  ]);
  return {
    status: page.status,
    headers: page.headers,
    bodies: { br, gzip: gz, identity },
    tags: page.tags,
  };
}

/** Fresh pages by key, read without a promise: most visits end here. */
const fresh = new Map<string, { page: StoredPage; until: number }>();

function keepFresh(key: string, page: StoredPage): void {
  fresh.delete(key);
  fresh.set(key, { page, until: performance.now() + FRESH_SECONDS * 1000 });
  if (fresh.size > MAX_PAGES) fresh.delete(fresh.keys().next().value ?? "");
}

/** Answers on their way, shared by whoever asks meanwhile, so that pages not kept (not found, moved) do not queue up either. */
const inFlight = new Map<string, Promise<StoredPage>>();

class NotKept extends Error {
  constructor(readonly page: StoredPage) {
    super("page not kept");
  }
}

/**
 * The page under `key`: fresh from memory, or stale while one render refreshes it, or rendered now (one render in flight per key).
 * A page whose tag was forgotten while it rendered is answered but not kept.
 */
export async function cachedPage(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
  const kept = fresh.get(key);
  if (kept && kept.until > performance.now()) {
    counted.inc(KEPT);
    return kept.page;
  }
  const going = inFlight.get(key);
  if (going) return going;
  const asked = find(key, render).finally(() => {
    if (inFlight.get(key) === asked) inFlight.delete(key);
  });
  inFlight.set(key, asked);
  return asked;
}

async function find(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
  let rendered = false;
  try {
    const page = await bento.getOrSet<StoredPage>({
      key,
      ttl: FRESH_SECONDS * 1000,
      grace: STALE_SECONDS * 1000,
      timeout: 0,
      factory: async () => {
        rendered = true;
        const startedAt = performance.now();
        const result = await render();
        const stored = await store(result);
        const overtaken = result.tags.some((tag) => (forgottenAt.get(tag) ?? -1) >= startedAt);
        if (!result.cacheable || overtaken) throw new NotKept(stored);
        rememberKey(key, result.tags);
        keepFresh(key, stored);
        return stored;
      },
    });
    counted.inc({ answer: rendered ? "rendered" : "kept" });
    return page;
  } catch (error) {
    const cause =
      error instanceof NotKept ? error : error instanceof Error && error.cause instanceof NotKept ? error.cause : null;
    if (!cause) throw error;
    counted.inc({ answer: "rendered" });
    return cause.page;
  }
}

async function forget(tag: string): Promise<void> {
  forgottenAt.set(tag, performance.now());
  // Who asks from now on must see the change, not an answer begun before it.
  inFlight.clear();
  if (forgottenAt.size > 10_000) forgottenAt.delete(forgottenAt.keys().next().value ?? "");
  const keys = [...(keysByTag.get(tag) ?? [])];
  keysByTag.delete(tag);
  for (const key of keys) fresh.delete(key);
  await Promise.all(keys.map((key) => bento.delete({ key })));
}

/** Forgets, in every web process once `tx` commits, each page made from these things. */
export async function invalidate(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) await announce(tx, "cache", tag);
}

/** Starts hearing other processes' invalidations. */
export const followInvalidations = (): (() => void) => listen("cache", (tag) => void forget(tag));

/** After a gap in the announcements nothing kept can be trusted. */
export function forgetEverything(): Promise<void> {
  inFlight.clear();
  fresh.clear();
  return bento.clear();
}
