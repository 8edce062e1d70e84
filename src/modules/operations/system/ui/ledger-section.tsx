import { Check, X } from "lucide-react";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount } from "#kit/format.ts";
import type { FactsOf } from "#kit/answer.ts";
import { StatusPill } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { getLedgerCheck } from "../../functions.ts";
import { ListPanel } from "./list-panel.tsx";

type Row = FactsOf<typeof getLedgerCheck>[number];

const COLUMNS: Column<Row>[] = [
  {
    id: "regra",
    header: "O que não pode haver",
    place: "lead",
    cell: (row) => <span className="wrap-anywhere">{row.words}</span>,
  },
  { id: "inv", header: "Regra", place: "second", cell: (row) => <span translate="no">{row.invariant}</span> },
  {
    id: "quantos",
    header: "Quantos",
    place: "second-end",
    cell: (row) =>
      row.violations === 0 ? (
        <StatusPill tone="positive" icon={<Check />} status="certo">
          0
        </StatusPill>
      ) : (
        <StatusPill tone="danger" icon={<X />} status="violado">
          {formatCount(row.violations)}
        </StatusPill>
      ),
  },
];

/** The books counted now: each thing that must never be, and how many there are. */
export function LedgerSection() {
  const state = useSection(() => getLedgerCheck());
  return (
    <ListPanel
      id="razao"
      name="ledger"
      title="Conferência dos lançamentos"
      subject="a conferência dos lançamentos"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.name}
      empty="Nada a conferir."
    />
  );
}
