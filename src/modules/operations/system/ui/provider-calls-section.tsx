import { formatCount } from "#kit/format.ts";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { Column } from "#ui/table.tsx";
import { ListPanel } from "./list-panel.tsx";
import { getProviderCalls } from "../functions.ts";
import type { ProviderCall } from "../list-provider-calls.ts";

const COLUMNS: Column<ProviderCall>[] = [
  {
    id: "chamada",
    header: "Chamada",
    place: "lead",
    cell: (row) => (
      <span translate="no" className="wrap-anywhere">
        {row.call}
      </span>
    ),
  },
  figure("vezes", "Vezes", (row) => formatCount(row.count)),
  figure("falhas", "Sem sucesso", (row) => formatCount(row.failures)),
  figure("media", "Em média", (row) => `${formatCount(row.meanMs)} ms`),
];

/** On a phone each figure says what it is. */
function figure(id: string, header: string, of: (row: ProviderCall) => string): Column<ProviderCall> {
  return {
    id,
    header,
    numeric: true,
    place: "figure",
    cell: (row) => (
      <>
        <span className="figure-name">{header}</span>
        {of(row)}
      </>
    ),
  };
}

/** What was asked of the provider, and how it answered. */
export function ProviderCallsSection() {
  const state = useSection(() => getProviderCalls());
  return (
    <ListPanel
      id="chamadas"
      name="providerCalls"
      title="Chamadas ao provedor"
      subject="as chamadas ao provedor"
      state={state}
      rowsOf={(rows) => rows}
      columns={COLUMNS}
      rowKey={(row) => row.call}
      empty="Nenhuma chamada ainda."
      lead={() => (
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          Do processo que respondeu, desde que subiu; as que mais falham primeiro.
        </p>
      )}
    />
  );
}
