import type { StoredPage } from "../stored-page.ts";

type Head = Omit<StoredPage, "body"> & { key: string; askedAt: number };
export type PackedPage = StoredPage & { askedAt: number };

/** A page as bytes: the length of its head, the head, and the compressed body as it is. */
export function packPage(key: string, { body, ...rest }: StoredPage, askedAt: number): Buffer {
  const written: Head = { ...rest, key, askedAt };
  const head = Buffer.from(JSON.stringify(written));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** Null when the page is of another address or in another format: another version of the code may have stored it. */
export function unpackPage(bytes: Buffer, key: string): PackedPage | null {
  const end = 4 + bytes.readUInt32BE();
  const read = JSON.parse(bytes.toString("utf8", 4, end)) as Partial<Head>;
  const { status, headers, tags, askedAt } = read;
  if (read.key !== key || !status || !headers || !tags || !askedAt) return null;
  return { status, headers, tags, askedAt, body: bytes.subarray(end) };
}
