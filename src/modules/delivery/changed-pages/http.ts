import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { findViewer } from "#platform/session.ts";
import { findThumbnail } from "../../catalog/thumbnails.ts";
import { findChangedPage } from "./find-changed-page.ts";

/** Small pictures of the pages that changed in a version, before and after, to who has the product. */
export const changedPageRoutes = new Hono().get(
  "/paginas-mudadas/:entitlementId/:fileId/:side{antes|depois}/:page",
  async (c) => {
    const { entitlementId, fileId, side, page } = c.req.param();
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const isValid = isUuid(entitlementId) && isUuid(fileId) && /^\d{1,4}$/.test(page);
    const input = {
      entitlementId,
      fileId,
      side: side === "antes" ? ("antes" as const) : ("depois" as const),
      page: Number(page),
    };
    const pdf = viewer && isValid ? await findChangedPage({ ...input, userId: viewer.userId }) : null;
    const picture = pdf && (await findThumbnail(pdf.sha256, input.page, pdf.pageCount));
    if (!picture) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
    return c.body(new Uint8Array(picture), 200, { "content-type": "image/webp", "cache-control": "private, max-age=86400" });
  },
);
