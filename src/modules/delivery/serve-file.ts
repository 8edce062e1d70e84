import { Readable } from "node:stream";
import type { Context } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { enter, leave } from "./open-files.ts";
import type { Access } from "./record-download.ts";
import { isRangeCurrent, readRange } from "#kit/byte-range.ts";

export type ServedFile = { name: string; contentType: string; storageKey: string; sha256: string };

type Serving = { userId: string; how: Access["how"]; note: (from: NonNullable<Access["from"]>) => Promise<void> };

/**
 * The bytes of a file somebody was just found to have a right to, whole or in the piece asked for. `note` runs before the first
 * byte leaves, whichever piece it is of: no bytes go out that left no trace.
 */
export async function serveFile(c: Context, file: ServedFile, { userId, how, note }: Serving): Promise<Response> {
  const object = await storage().head(file.storageKey);
  if (!object) throw new Error(`missing object ${file.storageKey}`);
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const requested = isRangeCurrent(c.req.header("if-range"), etag) ? c.req.header("range") : undefined;
  const range = readRange(requested, object.sizeBytes);
  const headers = new Headers({
    "content-type": file.contentType,
    "content-disposition": contentDisposition(file.name),
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
    etag,
  });
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${object.sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: object.sizeBytes - 1 } : range;
  headers.set("content-length", String(object.sizeBytes === 0 ? 0 : end - start + 1));
  if (range !== "whole") headers.set("content-range", `bytes ${start}-${end}/${object.sizeBytes}`);
  if (c.req.method === "HEAD") return new Response(null, { status: range === "whole" ? 200 : 206, headers });
  const place = enter(userId, how);
  if (!place) return c.text("Já há muitos arquivos seus a caminho. Espere um terminar.", 429, { "retry-after": "5" });
  try {
    await note(start === 0 ? "beginning" : "middle");
    const { stream } = await storage().open(file.storageKey, { start, end });
    stream.once("close", () => leave(place));
    return new Response(Readable.toWeb(stream) as ReadableStream, { status: range === "whole" ? 200 : 206, headers });
  } catch (error) {
    leave(place);
    throw error;
  }
}
