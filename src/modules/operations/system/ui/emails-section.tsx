import { RotateCcw, Undo2 } from "lucide-react";
import { plural } from "#kit/format.ts";
import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { StatusPill } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { getStuckEmails, resendEmail } from "../../functions.ts";
import { ActButton } from "../../ui/act-button.tsx";
import { ListPanel } from "./list-panel.tsx";

type Facts = FactsOf<typeof getStuckEmails>;
type Row = Facts["emailMessages"][number];

/** Emails that should have left by now. */
export function EmailsSection() {
  const state = useSection(() => getStuckEmails());
  const columns: Column<Row>[] = [
    {
      id: "carta",
      header: "E-mail",
      place: "lead",
      cell: (row) => (
        <span translate="no" className="wrap-anywhere">
          {row.kind}
          <span className="block text-2xs font-normal text-muted">{row.recipient}</span>
        </span>
      ),
    },
    { id: "quando", header: "Desde", place: "second", cell: (row) => <When at={row.at} /> },
    {
      id: "situacao",
      header: "Situação",
      place: "second-end",
      cell: (row) =>
        row.isRefused ? (
          <StatusPill tone="danger" icon={<Undo2 />} status="devolvido">
            Devolvido
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
          {row.attempts}
          {row.lastError && `: ${row.lastError}`}
        </span>
      ),
    },
    {
      id: "acao",
      header: <span className="sr-only">Ação</span>,
      cell: (row) => (
        <ActButton
          area="system"
          size="sm"
          label="Tentar de novo"
          aria-label={`Tentar de novo ${row.kind}`}
          title="Tentar enviar de novo?"
          effect="Ele volta para a fila agora. Quem já recebeu não recebe outra vez."
          done="E-mail de volta na fila."
          act={(motivo) => resendEmail({ data: { emailId: row.id, motivo } })}
          onDone={state.reload}
        />
      ),
    },
  ];
  return (
    <ListPanel
      id="emails"
      name="emails"
      title="E-mails parados"
      subject="os e-mails"
      state={state}
      rowsOf={({ emailMessages }) => emailMessages}
      columns={columns}
      rowKey={(row) => row.id}
      empty="Nenhum e-mail parado."
      lead={({ sent }) => (
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          {plural(sent, "e-mail saiu", "e-mails saíram")} nas últimas 24 horas. Devolvido é o que o servidor de quem recebe
          recusou.
        </p>
      )}
    />
  );
}
