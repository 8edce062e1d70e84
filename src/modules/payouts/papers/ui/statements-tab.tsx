import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { statementFileHref, statementHref } from "../../statement/schema.ts";
import { monthWords } from "../rules/month-words.ts";
import { type MonthTotals, monthDays } from "../rules/months.ts";
import { adjustmentsOf, returnsOf } from "../rules/year-sums.ts";
import { papersHref } from "../schema.ts";
import type { MonthsFacts } from "./papers-facts.ts";

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

const columnsOn = (today: string, hasAdjustments: boolean): Column<MonthTotals>[] => [
  {
    id: "mes",
    header: "Mês",
    place: "lead",
    cell: ({ month }) => {
      const days = monthDays(month, today);
      return (
        <RouterLink
          href={days ? statementHref({ de: days.from, ate: days.to }) : papersHref({})}
          className="font-semibold whitespace-nowrap underline underline-offset-3"
        >
          {monthWords(month)}
        </RouterLink>
      );
    },
  },
  cell("abre", "Saldo no início", ({ openingCents }) => openingCents, false),
  cell("vendas", "Vendas", ({ moved }) => moved.vendas),
  cell("devolucoes", "Reembolsos", returnsOf),
  ...(hasAdjustments ? [cell("ajustes", "Ajustes", adjustmentsOf)] : []),
  cell("saques", "Saques", ({ moved }) => moved.saques),
  {
    id: "fecha",
    header: "Saldo no fim",
    numeric: true,
    place: "lead-end",
    cell: ({ closingCents }) => <Money cents={closingCents} className="tn font-semibold" />,
  },
  { id: "arquivos", header: "Baixar", numeric: true, cell: ({ month }) => <Files month={month} today={today} /> },
];

function Files({ month, today }: { month: string; today: string }) {
  const days = monthDays(month, today);
  const name = `extrato de ${monthWords(month)}`;
  return (
    <span className="inline-flex gap-1">
      <a
        href={papersHref({ mes: month }, "/extrato.pdf")}
        download
        aria-label={`PDF, ${name}`}
        className={buttonClass({ variant: "ghost", size: "sm" })}
      >
        PDF
      </a>
      <a
        href={statementFileHref({ de: days?.from, ate: days?.to })}
        download
        aria-label={`CSV, ${name}`}
        className={buttonClass({ variant: "ghost", size: "sm" })}
      >
        CSV
      </a>
    </span>
  );
}

/** A line for each month, newest first: opening balance, movements, closing balance. */
export function StatementsTab({ months, today }: MonthsFacts) {
  const hasMoved = months.some(({ moved, sales }) => sales > 0 || Object.values(moved).some((cents) => cents !== 0));
  if (!hasMoved)
    return (
      <EmptyState
        title="Nenhum extrato ainda"
        action={
          <RouterLink href="/painel/produtos" className={buttonClass({ variant: "primary" })}>
            Ver meus materiais
          </RouterLink>
        }
      >
        Depois da primeira venda, cada mês tem aqui o seu extrato, para ver, imprimir e guardar.
      </EmptyState>
    );
  return (
    <Panel flush title="Extratos por mês" aria-label="Extratos por mês">
      <p className="px-4 pb-3 text-xs text-muted md:px-5">
        Cada mês abre com o saldo que o anterior deixou. Vendas já sem a comissão; dias pelo horário de Brasília.
      </p>
      <Table
        caption="Extratos por mês, do mais novo ao mais antigo"
        columns={columnsOn(
          today,
          months.some((month) => adjustmentsOf(month) !== 0),
        )}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
      />
    </Panel>
  );
}
