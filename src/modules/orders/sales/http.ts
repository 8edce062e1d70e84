import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { salesFile } from "./export.ts";
import { readSalesSearch, SALES_FILE } from "./search.ts";

const open = new Set<string>();

/** Streams the author's sales as a spreadsheet; one download at a time per person. */
export const salesRoutes = new Hono().get(SALES_FILE, async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pedidos?aba=vendas")}`);
  const { userId, storeId } = viewer;
  if (storeId === null) return c.text("Não encontrado", 404);
  if (open.has(userId)) return c.text("Suas vendas já estão sendo baixadas. Espere terminar.", 429, { "retry-after": "5" });
  open.add(userId);
  return csvAnswer(`vendas-${fileBrand()}.csv`, salesFile(storeId, readSalesSearch(c.req.query())), () => open.delete(userId));
});
