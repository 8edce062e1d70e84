import { FileText, Sheet } from "lucide-react";
import { formatCount } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { monthName } from "../rules/month-words.ts";
import { type MonthTotals, yearOf, type YearTotals } from "../rules/months.ts";
import { adjustmentsOf, returnsOf, takenOf } from "../rules/year-sums.ts";
import { papersHref } from "../schema.ts";
import { MeiNote } from "./mei-note.tsx";

const cell = (id: string, header: string, of: (month: MonthTotals) => number, signed = true): Column<MonthTotals> => ({
  id,
  header,
  numeric: true,
  place: "figure",
  cell: (month) => (
    <>
      <span className="figure-name">{header}</span>
      <Money cents={of(month)} signed={signed} className="tn" />
    </>
  ),
});

const COLUMNS: Column<MonthTotals>[] = [
  { id: "mes", header: "Mês", place: "lead", cell: ({ month }) => <span className="font-semibold">{monthName(month)}</span> },
  {
    id: "vendas",
    header: "Vendas",
    numeric: true,
    place: "second",
    cell: ({ sales }) => (
      <>
        <span className="mr-2 md:hidden">Vendas</span>
        {formatCount(sales)}
      </>
    ),
  },
  {
    id: "bruta",
    header: "Receita bruta",
    numeric: true,
    place: "lead-end",
    cell: (month) => <Money cents={takenOf(month)} className="tn font-semibold" />,
  },
  cell("comissao", "Comissão", ({ commissionCents }) => 0 - commissionCents),
  cell("juros", "Juros do parcelamento", ({ interestCents }) => 0 - interestCents),
  cell("devolucoes", "Reembolsos", returnsOf),
  cell("saques", "Saques", ({ moved }) => moved.saques),
];

type YearTabProps = { months: MonthTotals[]; year: number | undefined };

/** The income of a year by month, for the tax return. */
export function YearTab({ months, year }: YearTabProps) {
  const years = [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].toReversed();
  const chosen = year && years.includes(year) ? year : (years[0] ?? 0);
  const totals = yearOf(months, chosen);
  if (!totals) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Ano" className="flex flex-wrap gap-1">
          {years.map((one) => (
            <RouterLink
              key={one}
              href={papersHref({ aba: "informe", ano: one })}
              aria-current={one === chosen ? "page" : undefined}
              className={buttonClass({ variant: one === chosen ? "soft" : "ghost", size: "sm" })}
            >
              {one}
            </RouterLink>
          ))}
        </nav>
        <span className="flex flex-wrap gap-2">
          <a href={papersHref({ ano: chosen }, "/informe.pdf")} download className={buttonClass({ variant: "soft", size: "sm" })}>
            <FileText aria-hidden /> Informe em PDF
          </a>
          <a href={papersHref({ ano: chosen }, "/informe.csv")} download className={buttonClass({ variant: "soft", size: "sm" })}>
            <Sheet aria-hidden /> Informe em CSV
          </a>
        </span>
      </div>
      <MeiNote takenCents={takenOf(totals)} year={chosen} />
      <YearSums totals={totals} />
      <Panel flush title={`${chosen}, mês a mês`} aria-label={`${chosen}, mês a mês`}>
        <Table
          caption={`Rendimentos de ${chosen} por mês`}
          columns={COLUMNS}
          rows={totals.months}
          rowKey={({ month }) => month}
        />
      </Panel>
    </div>
  );
}

/** Two sums that can be checked by hand: the gross revenue, and the balance from the beginning to the end of the year. */
function YearSums({ totals }: { totals: YearTotals }) {
  const { grossCents, returnedCents, openingCents, closingCents, moved, year } = totals;
  const balance = [
    { label: "Saldo no início do ano", cents: openingCents },
    { label: "Vendas, já sem comissão e juros", cents: moved.vendas },
    { label: "Reembolsos e contestações", cents: returnsOf(totals) },
    { label: "Ajustes", cents: adjustmentsOf(totals) },
    { label: "Saques", cents: moved.saques },
    { label: "Saldo no fim", cents: closingCents },
  ];
  const taken = [
    { label: "Preço pago por quem comprou", cents: grossCents },
    { label: "Devolvido a quem comprou", cents: 0 - returnedCents },
    { label: "Receita bruta", cents: takenOf(totals) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel title={`Receita bruta de ${year}`}>
        <Sum lines={taken} />
        <p className="mt-3 text-2xs text-muted">
          É o que a declaração pede. A comissão é um custo seu: não diminui a receita bruta.
        </p>
      </Panel>
      <Panel title={`Saldo de ${year}`}>
        <Sum lines={balance} />
      </Panel>
    </div>
  );
}

function Sum({ lines }: { lines: { label: string; cents: number }[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {lines.map(({ label, cents }, at) => (
        <div
          key={label}
          className={`flex justify-between gap-4 py-2 first:pt-0 ${at === lines.length - 1 ? "font-semibold" : ""}`}
        >
          <dt>{label}</dt>
          <dd className="tn whitespace-nowrap">
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
