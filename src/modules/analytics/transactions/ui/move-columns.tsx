import { Check, Gavel, Hourglass, Undo2 } from "lucide-react";
import { formatDateTime, formatFullDateTime, formatShortDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { titleOf } from "../../../payouts/statement/rules/kinds.ts";
import { MONEY_STATE_WORDS, type MoneyState, moneyStateOf } from "../rules.ts";
import type { TransactionFacts } from "./transaction-facts.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

type Row = TransactionFacts["rows"][number];

/** "Venda 48.297". */
export const moveName = (row: Row): string => titleOf(row.kind, row.orderNumber === null ? null : orderNumber(row.orderNumber));

const PILLS: Record<MoneyState, { tone: "positive" | "info" | "neutral" | "danger"; icon: typeof Check }> = {
  liberado: { tone: "positive", icon: Check },
  a_liberar: { tone: "info", icon: Hourglass },
  estornado: { tone: "neutral", icon: Undo2 },
  contestado: { tone: "danger", icon: Gavel },
};

const isOpening = { "data-open": "" };

export const MOVE_COLUMNS: DataColumn<Row>[] = [
  {
    id: "data",
    header: "Data",
    sort: "descending",
    place: "second",
    cell: (row) => {
      const at = new Date(row.at);
      return (
        <time
          dateTime={at.toISOString()}
          title={`${formatFullDateTime(at)}, horário de Brasília`}
          className="tn whitespace-nowrap"
        >
          {formatDateTime(at)}
        </time>
      );
    },
  },
  {
    id: "transacao",
    header: "Transação",
    always: true,
    place: "lead",
    cell: (row) => (
      <>
        {row.orderId ? (
          <RouterLink
            {...isOpening}
            href={`/painel/pedidos/${row.orderId}?aba=vendas`}
            className="font-semibold underline-offset-3 hover:underline max-md:underline"
          >
            {moveName(row)}
          </RouterLink>
        ) : (
          <span className="font-semibold">{moveName(row)}</span>
        )}
        {row.titles && <span className="block text-2xs wrap-anywhere text-muted">{row.titles}</span>}
      </>
    ),
  },
  {
    id: "pagamento",
    header: "Pagamento",
    place: "none",
    cell: (row) => (row.method ? METHODS[row.method].shortLabel : <span className="text-muted">–</span>),
  },
  { id: "situacao", header: "Situação", place: "second-end", cell: (row) => <MoneyPill row={row} /> },
  { id: "bruto", header: "Bruto", numeric: true, place: "none", cell: (row) => <Sum cents={row.grossCents} /> },
  {
    id: "taxas",
    header: "Taxas",
    numeric: true,
    place: "none",
    cell: (row) => <Sum cents={feesOf(row)} />,
  },
  {
    id: "valor",
    header: "Valor",
    numeric: true,
    sort: "descending",
    always: true,
    place: "lead-end",
    cell: (row) =>
      row.kind === "funds.released" ? (
        // It changes nothing of the whole: what passed from waiting to free is what there is to say.
        <span className="text-muted">
          <Money cents={row.availableCents} />
          <span className="block text-2xs">para disponível</span>
        </span>
      ) : row.changeCents === 0 ? (
        <span className="text-muted">
          <Money cents={0} />
        </span>
      ) : (
        <Money cents={row.changeCents} signed className={row.changeCents > 0 ? "font-semibold text-positive" : "font-semibold"} />
      ),
  },
];

/** Commission and instalments of a sale, or the fee of a withdrawal: less than nothing, or null where there is none. */
function feesOf({ commissionCents, interestCents, feeCents }: Row): number | null {
  if (commissionCents === null) return feeCents ? 0 - feeCents : null;
  return 0 - commissionCents - (interestCents ?? 0);
}

const Sum = ({ cents }: { cents: number | null }) =>
  cents === null ? <span className="text-muted">–</span> : <Money cents={cents} className="text-muted" />;

function MoneyPill({ row }: { row: Row }) {
  const state = moneyStateOf(row);
  if (!state) return <span className="text-muted max-md:hidden">–</span>;
  const { tone, icon: Icon } = PILLS[state];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusPill tone={tone} icon={<Icon />} status={state}>
        {MONEY_STATE_WORDS[state]}
      </StatusPill>
      {state === "a_liberar" && row.freeOn && (
        <span className="tn text-2xs whitespace-nowrap text-muted">em {formatShortDate(new Date(row.freeOn))}</span>
      )}
    </span>
  );
}
