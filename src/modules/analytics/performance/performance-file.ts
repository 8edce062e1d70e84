import type { Cell } from "#kit/csv.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { longReading } from "#platform/long-reading.ts";
import { readPerformance } from "./queries.ts";
import type { PerformanceRow, PerformanceSearch } from "./schema.ts";

const HEAD = [
  "Material",
  "Endereço",
  "Vendas hoje",
  "Vendas em 7 dias",
  "Vendas em 30 dias",
  "Receita hoje",
  "Receita em 7 dias",
  "Receita em 30 dias",
  "Visitantes hoje",
  "Visitantes em 7 dias",
  "Visitantes em 30 dias",
  "Conversão em 30 dias (%)",
];

/** The whole table as a spreadsheet in Portuguese, however many products, in its own order; days are of Brasília. */
export const performanceFile = (storeId: number, search: PerformanceSearch): AsyncGenerator<string> =>
  csvPages(HEAD, (limit, offset, on) => readPerformance(storeId, search, { limit, offset }, on), cellsOf, undefined, longReading);

function cellsOf(row: PerformanceRow): Cell[] {
  const { title, slug, vendas1, vendas7, vendas30, receita1, receita7, receita30, visitas1, visitas7, visitas30 } = row;
  const income = [receita1, receita7, receita30].map((cents) => cents / 100);
  const conversion = row.conversao === null ? null : Math.round(row.conversao * 10_000) / 100;
  return [title, slug, vendas1, vendas7, vendas30, ...income, visitas1, visitas7, visitas30, conversion];
}
