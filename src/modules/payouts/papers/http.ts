import { type Context, Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { readChoice } from "#kit/search-params.ts";
import { waitWords } from "#kit/wait-words.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { findViewer } from "#platform/session.ts";
import { drawStatement } from "./draw-statement.ts";
import { drawYear } from "./draw-year.ts";
import { invoicesCsv, invoicesJson } from "./invoices-file.ts";
import { findOwner } from "./queries/paper-owner.ts";
import { readMonths } from "./queries/read-months.ts";
import { monthDays, yearOf } from "./rules/months.ts";
import { monthWords } from "./rules/month-words.ts";
import { PAPERS_PATH, STANDINGS } from "./schema.ts";
import { yearFile } from "./year-file.ts";

const DRAWINGS = defineLimit({ name: "papers", points: 20, seconds: 60, per: "person" });
type Author = { storeId: number };

/** The author behind the request; otherwise the response to return. */
async function authorOf(c: Context): Promise<Author | Response> {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(PAPERS_PATH)}`);
  if (viewer.storeId === null) return missing(c);
  const wait = await takePoint(DRAWINGS, viewer.userId);
  if (wait !== null)
    return c.text(`Muitos documentos seguidos. Espere ${waitWords(wait)}.`, 429, { "retry-after": String(wait) });
  return { storeId: viewer.storeId };
}

const missing = (c: Context) => c.text("Não encontrado", 404, { "cache-control": "no-store" });

const file = (c: Context, bytes: Uint8Array, name: string) =>
  c.body(new Uint8Array(bytes), 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });

/** The totals of the requested year, or null. */
async function requestedYear(c: Context, storeId: number) {
  const text = c.req.query("ano") ?? "";
  return /^20[0-9]{2}$/.test(text) ? yearOf(await readMonths(storeId, new Date()), Number(text)) : null;
}

/** The financial documents of an author, generated from the ledger on request. */
export const paperRoutes = new Hono()
  .get(`${PAPERS_PATH}/extrato.pdf`, async (c) => {
    const author = await authorOf(c);
    if (author instanceof Response) return author;
    const [month, now] = [c.req.query("mes") ?? "", new Date()];
    const days = monthDays(month, dayKeySp(now));
    if (!days) return missing(c);
    const owner = await findOwner(author.storeId);
    const title = `Extrato de ${monthWords(month)}`;
    const { bytes } = await drawStatement(author.storeId, owner, title, { ...days, isCut: false }, now);
    return file(c, bytes, `extrato-${fileBrand()}-${month}.pdf`);
  })
  .get(`${PAPERS_PATH}/informe.pdf`, async (c) => {
    const author = await authorOf(c);
    if (author instanceof Response) return author;
    const year = await requestedYear(c, author.storeId);
    if (!year) return missing(c);
    const bytes = await drawYear(await findOwner(author.storeId), year, new Date());
    return file(c, bytes, `informe-${fileBrand()}-${year.year}.pdf`);
  })
  .get(`${PAPERS_PATH}/informe.csv`, async (c) => {
    const author = await authorOf(c);
    if (author instanceof Response) return author;
    const year = await requestedYear(c, author.storeId);
    return year ? csvAnswer(`informe-${fileBrand()}-${year.year}.csv`, pieces(yearFile(year))) : missing(c);
  })
  .get(`${PAPERS_PATH}/:file{notas\\.(?:csv|json)}`, async (c) => {
    const author = await authorOf(c);
    if (author instanceof Response) return author;
    const month = c.req.query("mes") ?? "";
    const days = monthDays(month, dayKeySp(new Date()));
    if (!days) return missing(c);
    const { storeId } = author;
    const filter = { ...days, standing: readChoice(c.req.query("situacao"), STANDINGS) ?? "todas" };
    if (c.req.param("file") === "notas.csv") return csvAnswer(`notas-${fileBrand()}-${month}.csv`, invoicesCsv(storeId, filter));
    const answer = csvAnswer(
      `notas-${fileBrand()}-${month}.json`,
      invoicesJson(storeId, await findOwner(storeId), month, filter),
    );
    answer.headers.set("content-type", "application/json; charset=utf-8");
    return answer;
  });

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}
