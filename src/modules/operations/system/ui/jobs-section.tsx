import { RotateCcw, Skull } from "lucide-react";
import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { StatusPill } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { getTroubledJobs, retryJob } from "../../functions.ts";
import { ActButton } from "../../ui/act-button.tsx";
import { ListPanel } from "./list-panel.tsx";

type Row = FactsOf<typeof getTroubledJobs>[number];

/** Background work that gave up, or is about to be tried again. */
export function JobsSection() {
  const state = useSection(() => getTroubledJobs());
  const columns: Column<Row>[] = [
    {
      id: "fila",
      header: "Trabalho",
      place: "lead",
      cell: (row) => (
        <span translate="no" className="wrap-anywhere">
          {row.queue}
        </span>
      ),
    },
    { id: "quando", header: "Última vez", place: "second", cell: (row) => <When at={row.at} /> },
    {
      id: "situacao",
      header: "Situação",
      place: "second-end",
      cell: (row) =>
        row.state === "failed" ? (
          <StatusPill tone="danger" icon={<Skull />} status="morto">
            Morto
          </StatusPill>
        ) : (
          <StatusPill tone="warning" icon={<RotateCcw />} status="pronto">
            Vai de novo
          </StatusPill>
        ),
    },
    {
      id: "erro",
      header: "Tentativas e erro",
      cell: (row) => (
        <span className="text-2xs wrap-anywhere text-muted">
          {row.tries}
          {row.error && `: ${row.error}`}
        </span>
      ),
    },
    {
      id: "acao",
      header: <span className="sr-only">Ação</span>,
      cell: (row) =>
        row.state === "failed" && (
          <ActButton
            area="system"
            size="sm"
            label="Tentar de novo"
            aria-label={`Tentar de novo ${row.queue}`}
            title="Tentar este trabalho de novo?"
            effect="Ele volta para a fila agora. Trabalhos feitos duas vezes têm o efeito de uma."
            done="Trabalho de volta na fila."
            act={(motivo) => retryJob({ data: { queue: row.queue, jobId: row.id, motivo } })}
            onDone={state.reload}
          />
        ),
    },
  ];
  return (
    <ListPanel
      id="trabalhos"
      name="jobs"
      title="Trabalhos com problema"
      subject="os trabalhos"
      state={state}
      rowsOf={(rows) => rows}
      columns={columns}
      rowKey={(row) => row.id}
      empty="Nenhum trabalho com problema."
    />
  );
}
