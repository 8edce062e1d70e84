import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { storage } from "../storage/open-storage.ts";

export type StoredFile = {
  /** Of bytes that are written once: the same key always has the same bytes. */ storageKey: string;
  name: string;
  contentType: string;
};

/** A strong validator of what a storage key holds, which tells nothing of the key. */
const validatorOf = (storageKey: string): string =>
  `"${createHash("sha256").update(storageKey).digest("base64url").slice(0, 32)}"`;

/**
 * A stored file, whole, to somebody just found to have a right to it; who says which bytes they already have (`If-None-Match`) is told
 * whether they are still these (304), in place of getting them again.
 */
export async function sendStored(c: Context, { storageKey, name, contentType }: StoredFile): Promise<Response> {
  const etag = validatorOf(storageKey);
  const headers = {
    etag,
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  const known = (c.req.header("if-none-match") ?? "").split(",").map((one) => one.trim());
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  const { stream, sizeBytes } = await storage().open(storageKey);
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      ...headers,
      "content-type": contentType,
      "content-length": String(sizeBytes),
      "content-disposition": contentDisposition(name),
    },
  });
}
