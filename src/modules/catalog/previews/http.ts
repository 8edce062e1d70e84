import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { readRange } from "#kit/byte-range.ts";
import { isUuid } from "#kit/id.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { findPreviewContent, type PreviewContent } from "./find-content.ts";
import { MOST_SPECIMEN_CHARACTERS } from "./rules/limits.ts";
import { writeSpecimen } from "./write-specimen.ts";

const WRITING = defineLimit({ name: "specimen", points: 60, seconds: 60, per: "network" });
const READING = defineLimit({ name: "preview-content", points: 300, seconds: 60, per: "network" });
const BUSY_SECONDS = 2;
const NOT_FOUND = "Não encontrado";

/** What is heard, watched, read or written with before buying: made by us, and never the file that is sold. */
export const previewRoutes = new Hono()
  .get("/previas/:imageId", async (c) => {
    const wait = await takePoint(READING, network());
    if (wait !== null) return tooMany(c, "Muitas prévias seguidas. Espere um instante.", wait);
    const found = await findRequestedPreview(c);
    const { contentKey, contentType } = found ?? {};
    const object = contentKey ? await storage().head(contentKey) : null;
    if (!found || !contentKey || !contentType || !object) return c.text(NOT_FOUND, 404, { "cache-control": "no-store" });
    const range = readRange(c.req.header("range"), object.sizeBytes);
    const headers = headersOf(found, contentType);
    headers.set("accept-ranges", "bytes");
    if (range === "unsatisfiable") {
      headers.set("content-range", `bytes */${object.sizeBytes}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range === "whole" ? { start: 0, end: object.sizeBytes - 1 } : range;
    headers.set("content-length", String(end - start + 1));
    if (range !== "whole") headers.set("content-range", `bytes ${start}-${end}/${object.sizeBytes}`);
    const { stream } = await storage().open(contentKey, { start, end });
    return new Response(Readable.toWeb(stream) as ReadableStream, { status: range === "whole" ? 200 : 206, headers });
  })
  .get("/previas/:imageId/escrita", async (c) => {
    const words = (c.req.query("texto") ?? "").replace(/\s+/gu, " ").trim();
    const isFit = words !== "" && Array.from(words).length <= MOST_SPECIMEN_CHARACTERS;
    const found = isFit ? await findRequestedPreview(c) : null;
    if (found?.kind !== "fonte" || !found.fileKey) return c.text(NOT_FOUND, 404, { "cache-control": "no-store" });
    const { fileKey, storeName } = found;
    const specimen = await writeSpecimen({ fileKey, words, storeName }, () => takePoint(WRITING, network()));
    if (specimen.is === "limited") return tooMany(c, "Muitas frases seguidas. Espere um instante.", specimen.waitSeconds);
    if (specimen.is === "busy") return tooMany(c, "Muita gente está escrevendo agora. Espere um instante.", BUSY_SECONDS);
    if (specimen.is === "wordless") return c.text("A fonte não tem estas letras.", 422, { "cache-control": "no-store" });
    return new Response(new Uint8Array(specimen.bytes), { headers: headersOf(found, "image/webp") });
  });

const network = (): string => ipBucket(scope()?.ip ?? "");

const tooMany = (c: Context, message: string, waitSeconds: number): Response =>
  c.text(message, 429, { "cache-control": "no-store", "retry-after": String(waitSeconds) });

async function findRequestedPreview(c: Context): Promise<PreviewContent | null> {
  const imageId = c.req.param("imageId") ?? "";
  if (!isUuid(imageId)) return null;
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  return findPreviewContent(imageId, viewer?.storeId ?? null);
}

const headersOf = ({ isPublic }: PreviewContent, contentType: string): Headers =>
  new Headers({
    "content-type": contentType,
    "cache-control": isPublic ? "public, max-age=3600" : "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
    "content-disposition": "inline",
  });
