import { Hono } from "hono";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { reviewsFile } from "./reviews-file.ts";
import { readAuthorReviewsSearch } from "./schema/search.ts";

/** The author's reviews as a spreadsheet. */
export const reviewRoutes = new Hono().get("/painel/avaliacoes/exportar.csv", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/avaliacoes")}`);
  if (viewer.storeId === null) return c.text("Não encontrado", 404);
  return csvAnswer("avaliacoes-autoria.csv", reviewsFile(viewer.storeId, readAuthorReviewsSearch(c.req.query())));
});
