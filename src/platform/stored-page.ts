/** A rendered page, compressed once, with what its headers need. */
export type StoredPage = {
  status: number;
  /** Those of the body as it is kept. */
  headers: Record<string, string>;
  /** In Brotli. */
  body: Buffer;
  tags: string[];
};
