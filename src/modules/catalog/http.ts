import { Readable } from "node:stream";
import { Hono } from "hono";
import { findViewer } from "#platform/session.ts";
import { findPicture } from "./images.ts";
import { materialsFile } from "./materials-file.ts";
import { MATERIALS_PATH, readMaterialsSearch } from "./schema/materials-search.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Covers, sample pages and portraits. An address names its content, so what was answered never changes. */
export const imageRoutes = new Hono().get("/imagens/:id/:file", async (c) => {
  const picture = await findPicture(c.req.param("id"), c.req.param("file"));
  if (!picture) return c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
  return c.body(new Uint8Array(picture.bytes), 200, {
    "content-type": picture.contentType,
    "cache-control": FOREVER,
    "content-length": String(picture.bytes.length),
  });
});

/** The author's list as a spreadsheet, under the filters of its address. */
export const materialRoutes = new Hono().get(`${MATERIALS_PATH}/exportar.csv`, async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(MATERIALS_PATH)}`);
  if (viewer.storeId === null) return c.text("Não encontrado", 404);
  const stream = Readable.from(materialsFile(viewer.storeId, readMaterialsSearch(c.req.query())), { objectMode: false });
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="materiais-autoria.csv"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
