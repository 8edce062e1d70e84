/** A rendered page, compressed once, with its headers. */
export type StoredPage = {
  status: number;
  /** The headers that match the stored (compressed) body. */
  headers: Record<string, string>;
  /** Compressed with Brotli. */
  body: Buffer;
  tags: string[];
};
