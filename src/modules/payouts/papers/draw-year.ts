import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { MARGIN, openPaper, type Paper, RIGHT } from "../../payments/receipts/paper.ts";
import type { Owner } from "./queries/paper-owner.ts";
import { monthName } from "./rules/month-words.ts";
import type { MonthTotals, YearTotals } from "./rules/months.ts";
import { adjustmentsOf, returnsOf, takenOf } from "./rules/year-sums.ts";
import { writeOwner } from "./write-owner.ts";

type MonthSums = Omit<MonthTotals, "month">;

/** Right edges of the columns; the month is at the left margin. */
const COLUMNS: { head: string; right: number; of: (sums: MonthSums) => string }[] = [
  { head: "Vendas", right: 172, of: ({ sales }) => formatCount(sales) },
  { head: "Receita bruta", right: 262, of: (sums) => formatMoney(takenOf(sums)) },
  {
    head: "Comissão e juros",
    right: 350,
    of: ({ commissionCents, interestCents }) => formatMoney(0 - commissionCents - interestCents),
  },
  { head: "Reembolsos", right: 440, of: (sums) => formatMoney(returnsOf(sums)) },
  { head: "Saques", right: RIGHT, of: ({ moved }) => formatMoney(moved.saques) },
];

/** The income of a year as an A4 document, from the ledger at `issuedAt`. */
export async function drawYear(owner: Owner, year: YearTotals, issuedAt: Date): Promise<Uint8Array> {
  const paper = await openPaper(`Informe de rendimentos de ${year.year}`, issuedAt);
  writeOwner(paper, owner);
  paper.write(`Tirado dos lançamentos ${brand.of} em ${formatFullDateTime(issuedAt)}, horário de Brasília.`, {
    size: 8,
    muted: true,
  });
  paper.rule();
  total(paper, "Preço pago por quem comprou", year.grossCents);
  total(paper, "Devolvido a quem comprou", 0 - year.returnedCents);
  total(paper, "Receita bruta do ano", takenOf(year), true);
  paper.rule();
  total(paper, "Saldo no início do ano", year.openingCents);
  total(paper, "Líquido das vendas, depois da comissão e dos juros", year.moved.vendas);
  total(paper, "Reembolsos e contestações", returnsOf(year));
  total(paper, "Ajustes", adjustmentsOf(year));
  total(paper, "Saques", year.moved.saques);
  total(paper, "Saldo no fim", year.closingCents, true);
  paper.rule();
  row(
    paper,
    "Mês",
    COLUMNS.map(({ head }) => head),
    true,
  );
  for (const month of year.months)
    row(
      paper,
      monthName(month.month),
      COLUMNS.map(({ of }) => of(month)),
    );
  row(
    paper,
    "Total",
    COLUMNS.map(({ of }) => of(year)),
    true,
  );
  paper.rule();
  for (const note of notes()) paper.write(note, { size: 8, muted: true });
  return paper.document.save();
}

const notes = () => [
  "Receita bruta é o que quem comprou pagou pelos seus materiais, menos o que foi devolvido. A comissão e os juros do parcelamento são custos seus: não diminuem a receita bruta.",
  `Quem vende é a autora ou o autor; ${brand.the} intermedeia e não retém imposto na fonte. Guarde este informe com os extratos de cada mês.`,
  "Dias e meses pelo horário de Brasília. Um reembolso entra no mês em que aconteceu, mesmo que a venda seja de outro.",
];

function total(paper: Paper, label: string, cents: number, isStrong = false): void {
  paper.amount(formatMoney(cents), isStrong);
  paper.write(label, { width: RIGHT - MARGIN - 110, bold: isStrong });
  paper.y -= 3;
}

function row(paper: Paper, label: string, cells: string[], isStrong = false): void {
  cells.forEach((cell, at) => paper.amount(cell, isStrong, { right: COLUMNS[at]?.right ?? RIGHT, size: 8.5 }));
  paper.write(label, { size: 8.5, bold: isStrong, width: 90 });
  paper.y -= 3;
}
