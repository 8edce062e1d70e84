import { type Context, Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { performanceFile } from "./performance/performance-file.ts";
import { PERFORMANCE_FILE, PERFORMANCE_PATH, readPerformanceSearch } from "./performance/schema.ts";
import { rangeOf } from "./rules/range.ts";
import { ANALYTICS_PATH, MOVES_FILE, readAnalyticsSearch } from "./schema.ts";
import { movesFile } from "./transactions/moves-file.ts";

const open = new Set<string>();

/** The author's transactions, and what each product did, as spreadsheets in the order of the screen; one at a time per person. */
export const analyticsRoutes = new Hono()
  .get(MOVES_FILE, (c) =>
    answerAuthor(c, ANALYTICS_PATH, (storeId) => {
      const search = readAnalyticsSearch(c.req.query());
      const range = rangeOf(search, new Date());
      return { name: `transacoes-${fileBrand()}-${range.from}-a-${range.to}.csv`, pieces: movesFile(storeId, range, search) };
    }),
  )
  .get(PERFORMANCE_FILE, (c) =>
    answerAuthor(c, PERFORMANCE_PATH, (storeId) => ({
      name: `materiais-${fileBrand()}-${dayKeySp(new Date())}.csv`,
      pieces: performanceFile(storeId, readPerformanceSearch(c.req.query())),
    })),
  );

type File = { name: string; pieces: AsyncGenerator<string> };

async function answerAuthor(c: Context, path: string, make: (storeId: number) => File): Promise<Response> {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(path)}`);
  const { userId, storeId } = viewer;
  if (storeId === null) return c.text("Não encontrado", 404);
  if (open.has(userId)) return c.text("Uma planilha sua já está sendo baixada. Espere terminar.", 429, { "retry-after": "5" });
  const { name, pieces } = make(storeId);
  open.add(userId);
  return csvAnswer(name, pieces, () => open.delete(userId));
}
