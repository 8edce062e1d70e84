/** Where processes store pages for each other. A method throws when the store does not answer in time. */
export type PageStore = {
  /** The bytes stored under `name` in the last minute, and the time (ms) by the store's own clock, read after it was asked. */
  find: (name: string) => Promise<{ bytes: Buffer | null; now: number }>;
  /** Stores the bytes of a page whose rendering began after `askedAt`, a time that `find` returned. */
  store: (name: string, bytes: Buffer, askedAt: number) => Promise<void>;
};

/** As long as a page is fresh: an older one is rendered again. */
export const RETENTION_MS = 60_000;
/** Beyond this the oldest are removed: about 70 MB of typical pages. */
export const MOST_PAGES = 4_000;
