import { brand } from "#kit/brand/brand.ts";
import { BOM, csvRow } from "#kit/csv.ts";
import { everyDay, type Days } from "../../analytics/rules/range.ts";
import { type DayTotals, readPlatformDays } from "./queries/days.ts";

const columns = (): [head: string, cell: (totals: DayTotals) => number][] => [
  ["Pedidos pagos", ({ orders }) => orders],
  ["Vendas brutas", ({ grossCents }) => reais(grossCents)],
  ["Comissão e parcelamento", ({ commissionCents }) => reais(commissionCents)],
  ["Devolvido a quem comprou", ({ returnedCents }) => reais(-returnedCents)],
  ["Comissão devolvida", ({ returnedCommissionCents }) => reais(-returnedCommissionCents)],
  ["Custos", ({ costCents }) => reais(-costCents)],
  [`Fica com ${brand.the}`, ({ platformCents }) => reais(platformCents)],
];

/** The days of the market as a spreadsheet in Portuguese, every day of the span and the total last, in pieces. */
export async function* daysFile(span: Days): AsyncGenerator<string> {
  const cells = columns();
  const days = await readPlatformDays(span);
  yield BOM + csvRow(["Dia (Brasília)", ...cells.map(([head]) => head)]);
  for (const day of everyDay(span)) {
    const totals = days.find((one) => one.day === day);
    yield csvRow([day, ...cells.map(([, cell]) => (totals ? cell(totals) : 0))]);
  }
  yield csvRow(["Total", ...cells.map(([, cell]) => cents(days.reduce((sum, day) => sum + cell(day), 0)))]);
}

const reais = (amountCents: number): number => amountCents / 100 || 0;
/** Sums of reais come back to whole centavos. */
const cents = (sum: number): number => Math.round(sum * 100) / 100;
