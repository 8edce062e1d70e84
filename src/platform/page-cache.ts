import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { announce, catchUp, listen, receivesSince } from "./bus.ts";
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
/** About fifteen hundred pages: those requested most, and a tenth of the memory of the process. */
const MAX_BYTES = 32_000_000;
const MAX_FORGOTTEN = 10_000;

const cached = new LRUCache<string, { page: StoredPage; freshUntil: number }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ page }) => page.body.length,
  ttl: (FRESH_SECONDS + STALE_SECONDS) * 1000,
  dispose: ({ page }, key) => unmark(key, page.tags),
});
/** The keys of the cached pages with each tag; entries are removed as pages are. */
const keysByTag = new Map<string, Set<string>>();
/**
 * The instant each tag was last invalidated: a page whose rendering began before it must not be stored, whether rendered here or by another
 * process.
 */
const forgottenAt = new LRUCache<string, number>({
  max: MAX_FORGOTTEN,
  // When the entry of a tag is evicted, every page older than its instant counts as invalid.
  dispose: (at, _tag, reason) => reason === "evict" && forgetBefore(at),
});
let allForgottenAt = -1;
const forgetBefore = (at: number): number => (allForgottenAt = Math.max(allForgottenAt, at));
/** Renders in progress, shared by concurrent requests, including pages that will not be cached (not found, moved). */
const inFlight = new Map<string, Promise<StoredPage>>();

const cachedAnswers = counted.labels("kept");

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/**
 * The page of `key`: from memory when fresh; when stale, from memory while one render refreshes it; else rendered now, one render at a time
 * per key. A page whose tag was invalidated during its render is returned but not stored. A page in memory is returned without a promise.
 */
export function cachedPage(key: string, render: () => Promise<Rendered>): StoredPage | Promise<StoredPage> {
  const found = cached.get(key);
  if (!found) return drawOnce(key, render);
  cachedAnswers.inc();
  if (found.freshUntil <= performance.now()) drawOnce(key, render).catch((error: unknown) => stayed(key, error));
  return found.page;
}

/** The body of the page in gzip, or uncompressed. Every browser takes Brotli; the other forms are rare enough to be made on request. */
export async function bodyIn(encoding: "gzip" | null, { body }: StoredPage): Promise<Buffer> {
  const plain = await unpack(body);
  return encoding === "gzip" ? zip(plain, { level: 4 }) : plain;
}

/** Logs a failed refresh; the cached page stays for as long as it may. */
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
  // What changed before this process listened, or in a gap, is in no page drawn since.
  if (shared.page && shared.page.drawnAt > receivesSince() && !isOvertaken(shared.page.tags, shared.page.drawnAt)) {
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
    if (shared.askedAt !== null) void share(key, page, { startedAt, askedAt: shared.askedAt });
  }
  if (isGone(page.status)) cached.delete(key);
  return page;
}

/**
 * Stores a page for the other processes, unless something it shows changed before it was drawn and this process only heard so since: what
 * it remembers of the database (settings, brand) may then be older than the page says it is.
 */
async function share(key: string, page: StoredPage, drawing: { startedAt: number; askedAt: number }): Promise<void> {
  if ((await catchUp()) && !isOvertaken(page.tags, drawing.startedAt)) storeShared(key, page, drawing.askedAt);
}

const isOvertaken = (tags: string[], drawnAt: number): boolean =>
  allForgottenAt >= drawnAt || tags.some((tag) => (forgottenAt.get(tag) ?? -1) >= drawnAt);

/** Not found, or moved. A rate-limited or failed page still exists, so its cached version stays. */
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
  // Requests from now on must see the change, not a render begun before it.
  inFlight.clear();
  for (const key of keysByTag.get(tag) ?? []) cached.delete(key);
}

/** When `tx` commits, invalidates in every web process and in the CDN each page with one of these tags. */
export async function invalidate(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) await announce(tx, "cache", tag);
  await askPurge(tx, tags);
}

/** Starts receiving the invalidations of other processes. Returns a function that stops it. */
export const followInvalidations = (): (() => void) => listen("cache", forget, forgetEverything);

/** Empties the cache: after a gap in the announcements no cached page can be trusted. */
export function forgetEverything(): void {
  noteChange();
  forgetBefore(performance.now());
  inFlight.clear();
  cached.clear();
}
