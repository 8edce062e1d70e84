import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { type Context, Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { waitWords } from "#kit/wait-words.ts";
import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { sendStored } from "#platform/http/send-stored.ts";
import { findViewer } from "#platform/session.ts";
import { StorageFull } from "#platform/storage/storage.ts";
import { isOurs } from "../../catalog/uploads/receive-uploads.ts";
import { expectFile } from "./expect-file.ts";
import { uploadMessages } from "./messages.ts";
import { forgetFile, quarantineFile } from "./quarantine-file.ts";
import { findAttachment } from "./queries/find-attachment.ts";
import type { UploadRefusal } from "./schema.ts";

const SENDING = defineLimit({ name: "message-file", points: 60, seconds: 3600, shared: true, per: "person" });
const STATUS: Record<UploadRefusal, number> = {
  not_found: 404,
  length_required: 411,
  empty_file: 422,
  too_many_files: 422,
  file_too_large: 413,
  thread_full: 413,
  storage_full: 507,
};

/** Files of a conversation: sent by its two sides, taken away by them and by admins, who are written down (INV-37). */
export const conversationRoutes = new Hono()
  .post("/uploads/mensagens/:orderId/:storeId", async (c) => {
    if (!isOurs(c.req.raw)) return c.text("Proibido", 403);
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!viewer) return c.json({ message: "Entre de novo em outra aba e volte aqui: nada se perdeu." }, 401);
    const wait = await takePoint(SENDING, viewer.userId);
    if (wait !== null)
      return c.json({ message: `Muitos arquivos seguidos. Espere ${waitWords(wait)}.` }, 429, { "retry-after": String(wait) });
    const { orderId, storeId: store } = c.req.param();
    const storeId = /^\d{1,9}$/.test(store) ? Number(store) : 0;
    const sizeBytes = Number(c.req.header("content-length") ?? Number.NaN);
    const { body } = c.req.raw;
    if (!isUuid(orderId) || storeId === 0) return no(c, "not_found");
    if (!Number.isSafeInteger(sizeBytes)) return no(c, "length_required");
    const place = await expectFile(viewer, { orderId, storeId, name: nameOf(c), sizeBytes });
    if (!place.ok) return no(c, place.reason);
    const fileId = place.value;
    if (body && (await receive(fileId, body, sizeBytes))) return c.json({ fileId });
    await forgetFile(fileId);
    return no(c, "storage_full");
  })
  .get("/anexos/:fileId", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const fileId = c.req.param("fileId");
    const file = viewer && isUuid(fileId) ? await findAttachment(viewer, fileId) : null;
    if (!viewer || !file) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
    if (!file.isMine) {
      const target = { kind: "pedido", id: file.orderId };
      await audit(db, { adminId: viewer.userId, action: "baixar-anexo", target, reason: "anexo de mensagem do pedido" });
    }
    return sendStored(c, file);
  });

const no = (c: Context, reason: UploadRefusal) =>
  c.json({ reason, message: uploadMessages[reason] }, STATUS[reason] as 404, { "cache-control": "no-store" });

function nameOf(c: Context): string {
  try {
    return decodeURIComponent(c.req.header("x-file-name") ?? "").slice(0, 1_000) || "arquivo";
  } catch {
    return "arquivo";
  }
}

/** Brings exactly the bytes that were announced, and puts them in quarantine; false when they did not all come or did not fit. */
async function receive(fileId: string, body: ReadableStream, sizeBytes: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-anexo-"));
  try {
    const file = path.join(folder, "anexo");
    if ((await save(body, file, sizeBytes)) !== sizeBytes) return false;
    await quarantineFile(fileId, file, sizeBytes);
    return true;
  } catch (error) {
    const isFull = error instanceof StorageFull || (error as NodeJS.ErrnoException).code === "ENOSPC";
    if (!isFull) log.warn({ err: String(error) }, "an attachment did not come whole");
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function save(body: ReadableStream, file: string, mostBytes: number): Promise<number> {
  let bytes = 0;
  const measured = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) return;
      yield chunk;
    }
  };
  await pipeline(Readable.fromWeb(body as NodeStream), measured, createWriteStream(file));
  return bytes;
}
