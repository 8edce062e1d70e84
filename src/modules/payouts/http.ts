import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { periodOf } from "./statement/rules/period.ts";
import { readStatementSearch } from "./statement/schema.ts";
import { statementFile } from "./statement/statement-file.ts";
import { withdrawalRoutes } from "./withdrawals/http.ts";

const open = new Set<string>();

/** Streams the author's statement as a spreadsheet, one at a time per person; also serves the events of a withdrawal's page. */
export const payoutRoutes = new Hono().route("/", withdrawalRoutes).get("/painel/pagarme/extrato.csv", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pagarme")}`);
  const { userId, storeId } = viewer;
  if (storeId === null) return c.text("Não encontrado", 404);
  if (open.has(userId)) return c.text("Um extrato seu já está sendo baixado. Espere terminar.", 429, { "retry-after": "5" });
  const { tipo, de, ate, busca } = readStatementSearch(c.req.query());
  const period = periodOf({ de, ate }, new Date());
  open.add(userId);
  const pieces = statementFile(storeId, period, { type: tipo ?? null, words: busca ?? "" });
  return csvAnswer(`extrato-${fileBrand()}-${period.from}-a-${period.to}.csv`, pieces, () => open.delete(userId));
});
