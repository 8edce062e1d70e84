import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { contentDisposition } from "#kit/file-name.ts";
import { isUuid } from "#kit/id.ts";
import { waitWords } from "#kit/wait-words.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { findViewer } from "#platform/session.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { readReceipt } from "./queries/read-receipt.ts";

const DRAWINGS = defineLimit({ name: "receipt-pdf", points: 20, seconds: 60, per: "person" });

/** The receipt of a paid order as a PDF, rendered on request, for its buyer only. */
export const receiptRoutes = new Hono().get("/recibos/:orderId", async (c) => {
  const orderId = c.req.param("orderId");
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(`/painel/pedidos/${orderId}`)}`);
  const wait = await takePoint(DRAWINGS, viewer.userId);
  if (wait !== null) return c.text(`Muitos recibos seguidos. Espere ${waitWords(wait)}.`, 429, { "retry-after": String(wait) });
  const receipt = isUuid(orderId) ? await readReceipt(viewer.userId, orderId) : null;
  if (!receipt) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
  const bytes = await drawReceipt(receipt, new Date());
  return c.body(new Uint8Array(bytes), 200, {
    "content-type": "application/pdf",
    "content-disposition": contentDisposition(`recibo-${fileBrand()}-${receipt.number}.pdf`),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
});
