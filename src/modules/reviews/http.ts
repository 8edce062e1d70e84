import { Readable } from "node:stream";
import { Hono } from "hono";
import { findViewer } from "#platform/session.ts";
import { reviewsFile } from "./reviews-file.ts";
import { readAuthorReviewsSearch } from "./schema/search.ts";

/** The author's reviews as a spreadsheet. */
export const reviewRoutes = new Hono().get("/painel/avaliacoes/exportar.csv", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/avaliacoes")}`);
  if (viewer.storeId === null) return c.text("Não encontrado", 404);
  const stream = Readable.from(reviewsFile(viewer.storeId, readAuthorReviewsSearch(c.req.query())), { objectMode: false });
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="avaliacoes-autoria.csv"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
