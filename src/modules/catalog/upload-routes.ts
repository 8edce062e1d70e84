import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { findViewer } from "#platform/session.ts";
import { coverLimits } from "./inspect/limits.ts";
import { materialMessages } from "./messages.ts";
import { findOwnPdf } from "./queries/material-page.ts";
import { coverMessages } from "./render/cover-messages.ts";
import { setCover } from "./set-cover.ts";
import { findThumbnail } from "./thumbnails.ts";
import { mayUpload, say, uploads } from "./uploads/receive-uploads.ts";

/** What authors send (files in parts that survive a lost connection, covers whole) and the page pictures only they see. */
export const uploadRoutes = new Hono()
  .get("/uploads/paginas/:fileId/:page", async (c) => {
    const { fileId, page } = c.req.param();
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const pdf = viewer?.storeId && isUuid(fileId) && /^\d{1,4}$/.test(page) ? await findOwnPdf(viewer.storeId, fileId) : null;
    const picture = pdf && (await findThumbnail(pdf.sha256, Number(page), pdf.pageCount));
    if (!picture) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
    return c.body(new Uint8Array(picture), 200, { "content-type": "image/webp", "cache-control": "private, max-age=86400" });
  })
  .post("/uploads/capa/:productId", async (c) => {
    const viewer = await mayUpload(c.req.raw);
    if (viewer instanceof Response) return viewer;
    const productId = Number(c.req.param("productId"));
    const body = c.req.raw.body;
    if (!Number.isSafeInteger(productId) || !body) return say(404, "not_found");
    return withTemporaryFile(async (file) => {
      if (!(await saveWithin(body, file, coverLimits.fileBytes))) return say(413, "cover_refused", coverMessages.cover_too_large);
      const answer = await setCover(viewer, productId, file);
      if (answer.ok) return c.json(answer.value);
      const status = { not_found: 404, not_editable: 409, cover_refused: 422 }[answer.reason];
      return say(status, answer.reason, answer.fields?.["capa"] ?? materialMessages[answer.reason]);
    });
  })
  .all("/uploads", (c) => uploads().handle(c.req.raw))
  .all("/uploads/:id", (c) => uploads().handle(c.req.raw));

async function withTemporaryFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-capa-"));
  try {
    return await work(path.join(folder, "capa"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** False as soon as the body passes the limit; the rest is not read. */
async function saveWithin(body: ReadableStream, file: string, mostBytes: number): Promise<boolean> {
  let bytes = 0;
  const measured = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) return;
      yield chunk;
    }
  };
  await pipeline(Readable.fromWeb(body as NodeStream), measured, createWriteStream(file));
  return bytes <= mostBytes;
}
