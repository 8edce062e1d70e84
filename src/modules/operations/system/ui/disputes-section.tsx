import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { disputeNames } from "#modules/payments/disputes/messages.ts";
import { DisputePill } from "#modules/payments/disputes/ui/dispute-pill.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Column } from "#ui/table.tsx";
import { getOpenDisputes } from "../../functions.ts";
import { ListPanel } from "./list-panel.tsx";

type Row = FactsOf<typeof getOpenDisputes>[number];

const COLUMNS: Column<Row>[] = [
  {
    id: "pedido",
    header: "Pedido",
    place: "lead",
    cell: (row) => (
      <RouterLink
        href={`/painel/admin/pedidos?linha=${row.orderId}`}
        className="tn font-semibold underline underline-offset-3"
        aria-label={`Pedido ${orderNumber(row.number)}`}
      >
        {orderNumber(row.number)}
      </RouterLink>
    ),
  },
  { id: "razao", header: "De quê", place: "second", cell: (row) => disputeNames[row.reason] },
  { id: "situacao", header: "Situação", place: "second-end", cell: (row) => <DisputePill status={row.status} /> },
  { id: "desde", header: "Desde", cell: (row) => <When at={row.at} /> },
  {
    id: "prazo",
    header: "Defesa até",
    cell: (row) => (row.deadlineAt ? formatFullDateTime(row.deadlineAt) : <span className="text-muted">sem prazo</span>),
  },
  { id: "valor", header: "Valor", numeric: true, place: "lead-end", cell: (row) => <Money cents={row.amountCents} /> },
];

/** Disputes the bank has not decided, the most urgent first. */
export function DisputesSection() {
  const state = useSection(() => getOpenDisputes());
  return (
    <ListPanel
      id="contestacoes"
      name="disputes"
      title="Contestações abertas"
      subject="as contestações"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.orderId}
      empty="Nenhuma contestação aberta."
    />
  );
}
