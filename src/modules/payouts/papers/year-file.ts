import { brand } from "#kit/brand/brand.ts";
import { BOM, csvRow } from "#kit/csv.ts";
import { adjustmentsOf, returnsOf, takenOf } from "./rules/year-sums.ts";
import { monthWords } from "./rules/month-words.ts";
import type { MonthTotals, YearTotals } from "./rules/months.ts";

const head = () => [
  "Mês",
  "Vendas",
  "Preço pago nas vendas",
  "Devolvido a quem comprou",
  "Receita bruta",
  `Comissão ${brand.of}`,
  "Juros do parcelamento",
  "Líquido das vendas",
  "Reembolsos e contestações",
  "Ajustes",
  "Saques",
  "Saldo no início",
  "Saldo no fim",
];

/** The income of a year as a spreadsheet in Portuguese: a line for each month and their total, in reais with a decimal comma. */
export function yearFile(year: YearTotals): string {
  return (
    BOM +
    [
      csvRow(head()),
      ...year.months.map((month) => csvRow(line(monthWords(month.month), month))),
      csvRow(line("Total", year)),
    ].join("")
  );
}

type YearLine = Omit<MonthTotals, "month">;

function line(label: string, sums: YearLine): (string | number)[] {
  const { grossCents, returnedCents, commissionCents, interestCents, moved, openingCents, closingCents } = sums;
  const cents = [
    grossCents,
    0 - returnedCents,
    takenOf(sums),
    0 - commissionCents,
    0 - interestCents,
    moved.vendas,
    returnsOf(sums),
    adjustmentsOf(sums),
    moved.saques,
    openingCents,
    closingCents,
  ];
  return [label, sums.sales, ...cents.map((amount) => amount / 100)];
}
