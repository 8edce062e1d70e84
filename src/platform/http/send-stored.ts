import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { storage } from "../storage/open-storage.ts";

export type StoredFile = {
  /** Content at a key never changes: the same key always has the same bytes. */ storageKey: string;
  name: string;
  contentType: string;
};

/** A strong ETag for the content of a storage key, which does not reveal the key. */
const validatorOf = (storageKey: string): string =>
  `"${createHash("sha256").update(storageKey).digest("base64url").slice(0, 32)}"`;

/**
 * Sends a complete stored file; the caller must have checked the right to it. Answers 304 when `If-None-Match` shows that the client
 * already has these bytes.
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
