import { formatCount } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { Column } from "#ui/table.tsx";
import { ListPanel } from "./list-panel.tsx";
import { getQueues } from "../functions.ts";
import type { QueueFacts } from "../list-queues.ts";

const COLUMNS: Column<QueueFacts>[] = [
  {
    id: "fila",
    header: "Fila",
    place: "lead",
    cell: (row) => (
      <span translate="no" className="wrap-anywhere">
        {row.queue}
      </span>
    ),
  },
  { id: "espera", header: "Esperam a vez", numeric: true, cell: (row) => formatCount(row.waiting) },
  { id: "curso", header: "Em curso", numeric: true, cell: (row) => formatCount(row.running) },
  { id: "mortos", header: "Mortos", numeric: true, cell: (row) => formatCount(row.dead) },
  { id: "desde", header: "Desde", cell: (row) => (row.oldestAt ? <When at={row.oldestAt} as="relative" /> : "") },
];

/** What waits in each queue of background work. */
export function QueuesSection() {
  const state = useSection(() => getQueues());
  return (
    <ListPanel
      id="filas"
      name="queues"
      title="Filas"
      subject="as filas"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.queue}
      empty="Nada espera nas filas."
    />
  );
}
