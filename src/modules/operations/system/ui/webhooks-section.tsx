import { Check, CircleDashed, EyeOff, type LucideIcon, RotateCcw, Skull } from "lucide-react";
import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { getWebhooks, replayWebhookFn } from "../../functions.ts";
import { WebhookBody } from "./webhook-body.tsx";
import { ActButton } from "../../ui/act-button.tsx";
import { ListPanel } from "./list-panel.tsx";

type Row = FactsOf<typeof getWebhooks>[number];

const LOOKS: Record<string, { tone: StatusTone; icon: LucideIcon; word: string }> = {
  recebido: { tone: "info", icon: CircleDashed, word: "Na fila" },
  processado: { tone: "positive", icon: Check, word: "Processado" },
  ignorado: { tone: "neutral", icon: EyeOff, word: "De lado" },
  erro: { tone: "warning", icon: RotateCcw, word: "Falhou, vai de novo" },
  morto: { tone: "danger", icon: Skull, word: "Morto" },
};

function Pill({ status }: { status: string }) {
  const look = LOOKS[status];
  if (!look) return status;
  return (
    <StatusPill tone={look.tone} icon={<look.icon />} status={status}>
      {look.word}
    </StatusPill>
  );
}

/** What the payment provider told us lately, those in trouble first. */
export function WebhooksSection() {
  const state = useSection(() => getWebhooks());
  const columns: Column<Row>[] = [
    {
      id: "tipo",
      header: "Aviso",
      place: "lead",
      cell: (row) => (
        <span translate="no" className="wrap-anywhere">
          {row.type}
          <span className="block text-2xs font-normal text-muted">{row.id}</span>
        </span>
      ),
    },
    { id: "quando", header: "Recebido", place: "second", cell: (row) => <When at={row.at} /> },
    { id: "situacao", header: "Situação", place: "second-end", cell: (row) => <Pill status={row.status} /> },
    {
      id: "erro",
      header: "Tentativas e erro",
      cell: (row) =>
        row.attempts > 0 || row.lastError ? (
          <span className="text-2xs wrap-anywhere text-muted">
            {row.attempts} de 10{row.lastError && `: ${row.lastError}`}
          </span>
        ) : (
          <span className="text-2xs text-muted">{row.deliveries > 1 ? `entregue ${row.deliveries} vezes` : ""}</span>
        ),
    },
    {
      id: "acao",
      header: <span className="sr-only">Ação</span>,
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <WebhookBody eventId={row.id} type={row.type} />
          {(row.status === "erro" || row.status === "morto") && (
            <ActButton
              area="system"
              size="sm"
              label="Processar de novo"
              aria-label={`Processar de novo ${row.type}`}
              title="Processar este aviso de novo?"
              effect="Perguntamos ao provedor, agora, como está aquilo de que o aviso fala. Repetir não faz mal."
              done="Aviso de volta na fila."
              act={(motivo) => replayWebhookFn({ data: { eventId: row.id, motivo } })}
              onDone={state.reload}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <ListPanel
      id="avisos"
      name="webhooks"
      title="Avisos do provedor"
      subject="os avisos do provedor"
      state={state}
      rowsOf={(rows) => rows}
      columns={columns}
      rowKey={(row) => row.id}
      empty="O provedor ainda não avisou nada."
    />
  );
}
