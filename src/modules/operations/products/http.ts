import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { findThumbnail } from "#modules/catalog/thumbnails.ts";
import { findViewer, mayNow } from "#platform/session.ts";
import { productFile } from "./export.ts";
import { findSoldPdf } from "./queries/find.ts";

/** For admins: the list as a spreadsheet, and pictures of the pages that were sold, never the files. */
export const productRoutes = new Hono().route("/", productFile).get("/painel/admin/produtos/paginas/:fileId/:page", async (c) => {
  const { fileId, page } = c.req.param();
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const pdf = mayNow(viewer, "read", "products") && isUuid(fileId) && /^\d{1,4}$/.test(page) ? await findSoldPdf(fileId) : null;
  const picture = pdf && (await findThumbnail(pdf.sha256, Number(page), pdf.pageCount));
  if (!picture) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
  return c.body(new Uint8Array(picture), 200, { "content-type": "image/webp", "cache-control": "private, max-age=86400" });
});
