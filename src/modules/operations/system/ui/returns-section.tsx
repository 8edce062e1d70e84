import { Clock, MessageSquareWarning, Undo2 } from "lucide-react";
import type { FactsOf } from "#kit/answer.ts";
import { brand } from "#kit/brand/brand.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { StatusPill } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { getReturnedEmails } from "../../functions.ts";
import { ListPanel } from "./list-panel.tsx";

type Facts = FactsOf<typeof getReturnedEmails>;
type Row = Facts["returns"][number];

const BACK = {
  bounce_duro: { tone: "danger", icon: <Undo2 />, status: "devolvido", words: "Não existe mais" },
  bounce_leve: { tone: "warning", icon: <Clock />, status: "pronto", words: "Não recebeu por ora" },
  reclamou: { tone: "danger", icon: <MessageSquareWarning />, status: "reclamou", words: "Reclamou" },
} as const;

const COLUMNS: Column<Row>[] = [
  {
    id: "carta",
    header: "E-mail",
    place: "lead",
    cell: ({ kind, recipient }) => (
      <span translate="no" className="wrap-anywhere">
        {kind}
        <span className="block text-2xs font-normal text-muted">{recipient}</span>
      </span>
    ),
  },
  { id: "quando", header: "Soubemos", place: "second", cell: (row) => <When at={row.at} /> },
  {
    id: "situacao",
    header: "O que houve",
    place: "second-end",
    cell: ({ back }) => {
      const { words, ...pill } = BACK[back];
      return <StatusPill {...pill}>{words}</StatusPill>;
    },
  },
  {
    id: "codigo",
    header: "Código",
    cell: ({ statusCode }) => <span className="tn text-2xs text-muted">{statusCode ?? "—"}</span>,
  },
];

/** Emails that left and came back, and readers who called one spam. */
export function ReturnsSection() {
  const state = useSection(() => getReturnedEmails());
  return (
    <ListPanel
      id="devolucoes"
      name="reembolsos"
      title="E-mails que voltaram depois"
      subject="os e-mails que voltaram"
      state={state}
      rowsOf={({ returns }) => returns}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty="Nenhum e-mail voltou."
      lead={lead}
    />
  );
}

const lead = ({ isConfigured }: Facts) => (
  <p className="px-4 pb-3 text-sm text-muted md:px-5">
    {`Quem não existe mais ou reclamou não recebe outro e-mail ${brand.of}.`}
    {!isConfigured && " Ninguém nos conta ainda: falta MAIL_RETURN_SECRET no ambiente."}
  </p>
);
