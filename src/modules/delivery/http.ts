import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { isUuid } from "#kit/id.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { findDownload, findOwnFile } from "./queries/find-download.ts";
import { recordDownload } from "./record-download.ts";
import { readRange } from "./rules/byte-range.ts";
import { servedFile } from "./stamping/served-file.ts";

const MAX_AT_ONCE = 5;
/** How long a download itself waits for a person's own copy; the page asks for it first, and seldom comes here without one. */
const COPY_WAIT_MS = 20_000;
const open = new Map<string, number>();

type ServedFile = { name: string; contentType: string; storageKey: string; sha256: string };

/** The exact bytes that were sold, only to who may have them at this very moment; authors reach their own files. */
export const deliveryRoutes = new Hono()
  .get("/baixar/meu-arquivo/:fileId", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const fileId = c.req.param("fileId");
    const file = viewer?.storeId && isUuid(fileId) ? await findOwnFile(viewer.storeId, fileId) : null;
    if (!viewer || !file) return c.text("Não encontrado", 404);
    return serve(c, viewer.userId, file, async () => {});
  })
  .get("/baixar/:entitlementId/:fileId", async (c) => {
    const { entitlementId, fileId } = c.req.param();
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pedidos")}`);
    const file = isUuid(entitlementId) && isUuid(fileId) ? await findDownload(viewer.userId, entitlementId, fileId) : null;
    if (!file) return c.text("Não encontrado", 404);
    const served = await servedFile(file, { entitlementId, fileId }, COPY_WAIT_MS);
    if (served.state !== "pronto") return c.text("Sua cópia ainda está sendo preparada.", 503, { "retry-after": "10" });
    return serve(c, viewer.userId, served.file, () =>
      recordDownload({ entitlementId, fileId, how: "baixado", ip: scope()?.ip ?? "" }),
    );
  });

async function serve(c: Context, userId: string, file: ServedFile, count: () => Promise<void>): Promise<Response> {
  const object = await storage().head(file.storageKey);
  if (!object) throw new Error(`missing object ${file.storageKey}`);
  const range = readRange(c.req.header("range"), object.sizeBytes);
  const headers = new Headers({
    "content-type": file.contentType,
    "content-disposition": contentDisposition(file.name),
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
    etag: `"${file.sha256.slice(0, 32)}"`,
  });
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${object.sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: object.sizeBytes - 1 } : range;
  headers.set("content-length", String(object.sizeBytes === 0 ? 0 : end - start + 1));
  if (range !== "whole") headers.set("content-range", `bytes ${start}-${end}/${object.sizeBytes}`);
  if (c.req.method === "HEAD") return new Response(null, { status: range === "whole" ? 200 : 206, headers });
  if (!enter(userId)) return c.text("Já há cinco arquivos seus baixando. Espere um terminar.", 429, { "retry-after": "5" });
  if (start === 0) await count();
  const { stream } = await storage().open(file.storageKey, { start, end });
  stream.once("close", () => leave(userId));
  return new Response(Readable.toWeb(stream) as ReadableStream, { status: range === "whole" ? 200 : 206, headers });
}

function enter(userId: string): boolean {
  const now = open.get(userId) ?? 0;
  if (now >= MAX_AT_ONCE) return false;
  open.set(userId, now + 1);
  return true;
}

function leave(userId: string): void {
  const left = (open.get(userId) ?? 1) - 1;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}
