import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { announce, listen } from "./bus.ts";
import { askPurge } from "./cdn/purges.ts";
import type { Tx } from "./db.ts";
import { log } from "./log.ts";
import { pageCache as counted } from "./metrics.ts";
import { noteChange } from "./replica.ts";
import { reportError } from "./report-error.ts";
import { findShared, storeShared } from "./shared-pages.ts";
import type { StoredPage } from "./stored-page.ts";

type Rendered = { status: number; headers: Record<string, string>; html: string; tags: string[]; cacheable: boolean };

const FRESH_SECONDS = 60;
export const STALE_SECONDS = 3600;
/** Some fifteen hundred pages: what the public asks most, and a tenth of what the process may hold. */
const MAX_BYTES = 32_000_000;
const MAX_FORGOTTEN = 10_000;

const cached = new LRUCache<string, { page: StoredPage; freshUntil: number }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ page }) => page.body.length,
  ttl: (FRESH_SECONDS + STALE_SECONDS) * 1000,
  dispose: ({ page }, key) => unmark(key, page.tags),
});
/** Keys kept under each tag, and no others: it goes as the pages do. */
const keysByTag = new Map<string, Set<string>>();
/** Instant each tag was last forgotten: what began to be drawn before it must not be kept, here or as another process drew it. */
const forgottenAt = new LRUCache<string, number>({
  max: MAX_FORGOTTEN,
  // Of what is remembered no more, all that is older than it.
  dispose: (at, _tag, reason) => reason === "evict" && forgetBefore(at),
});
let allForgottenAt = -1;
const forgetBefore = (at: number): number => (allForgottenAt = Math.max(allForgottenAt, at));
/** Answers on their way, shared by whoever asks meanwhile, also for pages that will not be kept (not found, moved). */
const inFlight = new Map<string, Promise<StoredPage>>();

const cachedAnswers = counted.labels("kept");

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/**
 * The page under `key`: fresh from memory, or stale while one render refreshes it, or rendered now (one render in flight per key).
 * A page whose tag was forgotten while it rendered is answered but not kept. One in memory is answered without a promise.
 */
export function cachedPage(key: string, render: () => Promise<Rendered>): StoredPage | Promise<StoredPage> {
  const found = cached.get(key);
  if (!found) return drawOnce(key, render);
  cachedAnswers.inc();
  if (found.freshUntil <= performance.now()) drawOnce(key, render).catch((error: unknown) => stayed(key, error));
  return found.page;
}

/** The page in the form asked for. Every browser takes Brotli; the other forms are rare enough to be made when asked. */
export async function bodyIn(encoding: "gzip" | null, { body }: StoredPage): Promise<Buffer> {
  const plain = await unpack(body);
  return encoding === "gzip" ? zip(plain, { level: 4 }) : plain;
}

/** A page that could not be drawn anew stays as it was, for as long as it may. */
function stayed(key: string, error: unknown): void {
  log.error({ path: key, err: error }, "a kept page could not be refreshed");
  reportError(error, { path: key });
}

function drawOnce(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
  const going = inFlight.get(key);
  if (going) return going;
  const drawn = draw(key, render).finally(() => {
    if (inFlight.get(key) === drawn) inFlight.delete(key);
  });
  inFlight.set(key, drawn);
  return drawn;
}

async function draw(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
  const shared = await findShared(key);
  if (shared.page && !isOvertaken(shared.page.tags, shared.page.drawnAt)) {
    counted.inc({ answer: "shared" });
    store(key, shared.page, shared.page.drawnAt);
    return shared.page;
  }
  const startedAt = performance.now();
  const { html, cacheable, ...rest } = await render();
  const body = await compressed(html);
  const form = { "content-encoding": "br", "content-length": String(body.length) };
  const page = { ...rest, headers: { ...rest.headers, ...form }, body };
  counted.inc({ answer: "rendered" });
  if (cacheable && !isOvertaken(page.tags, startedAt)) {
    store(key, page, startedAt);
    storeShared(key, page, shared.askedAt);
  }
  if (isGone(page.status)) cached.delete(key);
  return page;
}

const isOvertaken = (tags: string[], drawnAt: number): boolean =>
  allForgottenAt >= drawnAt || tags.some((tag) => (forgottenAt.get(tag) ?? -1) >= drawnAt);

/** Not found, or moved. A page over somebody's limit, or broken, is still there: what is kept of it stays. */
const isGone = (status: number): boolean => status === 404 || status === 410 || (status >= 300 && status < 400);

function compressed(html: string): Promise<Buffer> {
  const plain = Buffer.from(html);
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

function store(key: string, page: StoredPage, drawnAt: number): void {
  cached.set(key, { page, freshUntil: drawnAt + FRESH_SECONDS * 1000 });
  for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
}

function unmark(key: string, tags: string[]): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  }
}

function forget(tag: string): void {
  noteChange();
  forgottenAt.set(tag, performance.now());
  // Who asks from now on must see the change, not an answer begun before it.
  inFlight.clear();
  for (const key of keysByTag.get(tag) ?? []) cached.delete(key);
}

/** Forgets, in every web process and in the network of caches in front once `tx` commits, each page made from these things. */
export async function invalidate(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) await announce(tx, "cache", tag);
  await askPurge(tx, tags);
}

/** Starts hearing other processes' invalidations. */
export const followInvalidations = (): (() => void) => listen("cache", forget, forgetEverything);

/** After a gap in the announcements nothing kept can be trusted. */
export function forgetEverything(): void {
  noteChange();
  forgetBefore(performance.now());
  inFlight.clear();
  cached.clear();
}
