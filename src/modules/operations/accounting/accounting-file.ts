import { brand } from "#kit/brand/brand.ts";
import type { Cell } from "#kit/csv.ts";
import { csvPages } from "#platform/csv-pages.ts";
import type { Db } from "#platform/db.ts";
import { longReading } from "#platform/long-reading.ts";
import type { Days } from "../../analytics/rules/range.ts";
import { accountWords, kindWords } from "./messages.ts";
import { nextLines, openLines, readWaiting } from "./queries/read-lines.ts";
import { ACCOUNT_NAMES, type AccountingLine, type Regime } from "./schema.ts";
import { Sums } from "./sums.ts";

const COLUMNS: [head: string, cell: (line: AccountingLine) => Cell][] = [
  ["Dia (Brasília)", ({ day }) => day],
  ["Tipo", ({ kind }) => kindWords(kind)],
  ["Pedido", ({ orderNumber }) => orderNumber],
  ["Loja", ({ stores }) => stores],
  ["Conta", ({ account }) => accountWords[account]],
  [
    "Parcela",
    ({ installment, installments }) => (installments !== null && installments > 1 ? `${installment} de ${installments}` : null),
  ],
  ["Valor (R$)", ({ amountCents }) => reais(amountCents)],
  ["Referência", ({ ref }) => ref],
];

/**
 * The books of the market as a spreadsheet in Portuguese, line by line of the ledger, and what each account adds up to. By cash, it ends
 * with what leads from the money that moved to what the ledger wrote in the same days.
 */
export function accountingFile(regime: Regime, days: Days): AsyncGenerator<string> {
  const sums = new Sums();
  return csvPages(
    COLUMNS.map(([head]) => head),
    async (limit, offset, on) => {
      if (offset === 0) await openLines(on, regime, days);
      const lines = await nextLines(on, limit);
      lines.forEach((line) => sums.add(line));
      return lines;
    },
    (line) => COLUMNS.map(([, cell]) => cell(line)),
    async (on) => [
      ...ACCOUNT_NAMES.filter(sums.has).map((name) => total(accountWords[name], sums.ofAccount(name))),
      ...(regime === "caixa" ? await cashFoot(on, days, sums.moved) : accrualFoot(sums)),
    ],
    longReading,
  );
}

const accrualFoot = (sums: Sums): Cell[][] => [
  total("Vendas menos reembolsos e contestações", sums.sold),
  total("Custos e acertos dos autores", sums.sharesAdjusted),
  total(`Fica com ${brand.the}`, sums.moved - sums.ofAccount("seller")),
];

async function cashFoot(on: Db, days: Days, movedCents: number): Promise<Cell[][]> {
  const { beforeCents, afterCents, writtenCents } = await readWaiting(on, days);
  return [
    total("Movimento do período", movedCents),
    total("A receber do provedor no começo do período", beforeCents),
    total("A receber do provedor no fim do período", afterCents),
    total("Movimento nos lançamentos: o do período, menos o que havia a receber, mais o que há", writtenCents),
  ];
}

const total = (words: string, cents: number): Cell[] => ["Total", null, null, null, words, null, reais(cents), null];
/** Reais as a number of two decimals: exact, since centavos stay far below 2^53. */
const reais = (cents: number): number => cents / 100 || 0;
