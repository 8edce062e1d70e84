import { formatDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import type { Incident } from "#modules/payments/incidents/queries.ts";
import { AREA_WORDS, CAUSE_WORDS } from "#modules/payments/incidents/rules.ts";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { Column } from "#ui/table.tsx";
import { getIncidents } from "../functions.ts";
import { ListPanel } from "./list-panel.tsx";

const COLUMNS: Column<Incident>[] = [
  {
    id: "parou",
    header: "O que parou",
    place: "lead",
    cell: ({ area, cause, detail }) => (
      <>
        <b className="font-semibold">Pararam {AREA_WORDS[area]}.</b> {CAUSE_WORDS[cause]}
        {detail && (
          <span translate="no" className="block text-sm wrap-anywhere text-muted">
            {detail}
          </span>
        )}
      </>
    ),
  },
  { id: "desde", header: "Desde", cell: ({ openedAt }) => formatDateTime(openedAt) },
  { id: "vezes", header: "Vezes", numeric: true, cell: ({ times }) => formatCount(times) },
  { id: "fim", header: "Até", cell: ({ endedAt }) => (endedAt ? formatDateTime(endedAt) : "continua") },
];

/** What of our own account the provider refuses, and what it refused lately: the operators were told once of each. */
export function IncidentsSection() {
  const state = useSection(() => getIncidents());
  return (
    <ListPanel
      id="provedor"
      name="incidents"
      title="Falhas da nossa conta na Pagar.me"
      subject="as falhas da nossa conta"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      empty="Nenhuma. A Pagar.me aceita a nossa conta."
      lead={() => (
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          Ninguém é cobrado por elas, e o que espera continua automaticamente quando voltar a funcionar.
        </p>
      )}
    />
  );
}
