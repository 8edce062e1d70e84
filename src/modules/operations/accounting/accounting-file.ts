import type { Cell } from "#kit/csv.ts";
import { csvPages } from "#platform/csv-pages.ts";
import type { Db } from "#platform/db.ts";
import type { Days } from "../../analytics/rules/range.ts";
import { accountWords, kindWords } from "./messages.ts";
import { nextLines, openLines, readWaiting, sumLines } from "./queries/read-lines.ts";
import { ACCOUNT_NAMES, type AccountingLine, type Regime } from "./schema.ts";

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
export const accountingFile = (regime: Regime, days: Days): AsyncGenerator<string> =>
  csvPages(
    COLUMNS.map(([head]) => head),
    async (limit, offset, on) => {
      if (offset === 0) await openLines(on, regime, days);
      return nextLines(on, limit);
    },
    (line) => COLUMNS.map(([, cell]) => cell(line)),
    async (on) => {
      const sums = await sumLines(on, regime, days);
      const sumOf = (pick: (account: string) => boolean): number =>
        sums.reduce((sum, { account, amountCents }) => (pick(account) ? sum + amountCents : sum), 0);
      const named = ACCOUNT_NAMES.filter((name) => sums.some(({ account }) => account === name));
      const totals = named.map((name) =>
        total(
          accountWords[name],
          sumOf((account) => account === name),
        ),
      );
      if (regime === "caixa")
        return [
          ...totals,
          ...(await cashFoot(
            on,
            days,
            sumOf(() => true),
          )),
        ];
      return [
        ...totals,
        total(
          "Vendas menos devoluções",
          sumOf((account) => !account.startsWith("expense:")),
        ),
        total(
          "Fica com a Autoria",
          sumOf((account) => account !== "seller"),
        ),
      ];
    },
  );

async function cashFoot(on: Db, days: Days, movedCents: number): Promise<Cell[][]> {
  const { beforeCents, afterCents, writtenCents } = await readWaiting(on, days);
  return [
    total("Movimento do período", movedCents),
    total("A receber do provedor no começo do período", beforeCents),
    total("A receber do provedor no fim do período", afterCents),
    total("Movimento no razão: o do período, menos o que havia a receber, mais o que há", writtenCents),
  ];
}

const total = (words: string, cents: number): Cell[] => ["Total", null, null, null, words, null, reais(cents), null];
/** Reais as a number of two decimals: exact, since centavos stay far below 2^53. */
const reais = (cents: number): number => cents / 100 || 0;
