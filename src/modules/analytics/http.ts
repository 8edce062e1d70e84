import { Hono } from "hono";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { rangeOf } from "./rules/range.ts";
import { ANALYTICS_PATH, MOVES_FILE, readAnalyticsSearch } from "./schema.ts";
import { movesFile } from "./transactions/moves-file.ts";

const open = new Set<string>();

/** The author's transactions as a spreadsheet, as the screen shows them; one at a time per person. */
export const analyticsRoutes = new Hono().get(MOVES_FILE, async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(ANALYTICS_PATH)}`);
  const { userId, storeId } = viewer;
  if (storeId === null) return c.text("Não encontrado", 404);
  if (open.has(userId)) return c.text("Uma planilha sua já está sendo baixada. Espere terminar.", 429, { "retry-after": "5" });
  const search = readAnalyticsSearch(c.req.query());
  const range = rangeOf(search, new Date());
  open.add(userId);
  const pieces = movesFile(storeId, range, search);
  return csvAnswer(`transacoes-autoria-${range.from}-a-${range.to}.csv`, pieces, () => open.delete(userId));
});
