import { Readable } from "node:stream";
import type { Context } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { waitWords } from "#kit/wait-words.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import type { OwnFile } from "../queries/find-download.ts";
import { serveFile } from "../serve-file.ts";
import { makeTestCopy } from "./test-copy.ts";

const TESTS = defineLimit({ name: "test-copy", points: 10, seconds: 60, per: "person" });

/** An author's own file as whoever buys would have it: the very bytes, or a stamped copy of no order. */
export async function serveTestCopy(c: Context, file: OwnFile, { userId, name }: { userId: string; name: string }) {
  if (file.stamp === "nao") return serveFile(c, file, { userId, how: "baixado", note: async () => {} });
  const headers = new Headers({
    "content-type": file.contentType,
    "content-disposition": contentDisposition(file.name),
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, no-store",
  });
  // Nobody would read the copy, and it is gone only once read.
  if (c.req.method === "HEAD") return new Response(null, { headers });
  const wait = await takePoint(TESTS, userId);
  if (wait !== null) return c.text(`Muitos testes seguidos. Espere ${waitWords(wait)}.`, 429, { "retry-after": String(wait) });
  const made = await makeTestCopy(file.storageKey, file.stamp, name);
  if (!made.ok) return c.text("Este arquivo não pôde ser carimbado. Confira o arquivo no material.", 422);
  headers.set("content-length", String(made.value.sizeBytes));
  return new Response(Readable.toWeb(made.value.stream) as ReadableStream, { headers });
}
