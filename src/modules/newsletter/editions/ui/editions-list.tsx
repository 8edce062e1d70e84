import { formatCount } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { isTopic, TOPIC_WORDS } from "../../rules.ts";
import { EDITIONS_PATH } from "../rules/paths.ts";
import type { EditionRow, EditionsPage } from "../schema.ts";
import { EditionStatePill } from "./edition-state-pill.tsx";

const none = <span className="text-muted">—</span>;

const countOrNone = (count: number) => (count > 0 ? <span className="tn">{formatCount(count)}</span> : none);

const COLUMNS: Column<EditionRow>[] = [
  {
    id: "assunto",
    header: "Assunto",
    place: "lead",
    cell: ({ id, subject }) => (
      <RouterLink href={`${EDITIONS_PATH}/${id}`} className="font-semibold wrap-anywhere underline underline-offset-3">
        {subject || "Sem assunto"}
      </RouterLink>
    ),
  },
  { id: "situacao", header: "Situação", place: "lead-end", cell: ({ status }) => <EditionStatePill status={status} /> },
  {
    id: "para",
    header: "Para quem lê sobre",
    place: "own-line",
    cell: ({ topics }) =>
      topics.length === 0
        ? "tudo"
        : topics
            .filter(isTopic)
            .map((topic) => TOPIC_WORDS[topic].name)
            .join(", "),
  },
  {
    id: "quando",
    header: "Quando",
    place: "second",
    cell: ({ sentAt, sendAt }) => ((sentAt ?? sendAt) ? <When at={(sentAt ?? sendAt)!} /> : none),
  },
  {
    id: "postadas",
    header: "Cartas",
    place: "second-end",
    numeric: true,
    cell: ({ posted }) => countOrNone(posted),
  },
  { id: "voltaram", header: "Voltaram", place: "none", numeric: true, cell: ({ bounced }) => countOrNone(bounced) },
  { id: "reclamacoes", header: "Reclamações", place: "none", numeric: true, cell: ({ complained }) => countOrNone(complained) },
];

/** What was written to the readers and what is being written, and how many they are. */
export function EditionsList({ rows, people }: EditionsPage) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
        <Count label="Na lista" count={people.confirmado} />
        <Count label="Falta confirmar" count={people.pendente} />
        <Count label="Saíram" count={people.descadastrado} />
        <Count label="Caixas que recusam" count={people.bounce} />
        <Count label="Reclamaram" count={people.reclamou} />
      </dl>
      <Panel flush aria-label="Edições">
        {rows.length === 0 ? (
          <EmptyState title="Nenhuma edição ainda">
            Escreva a primeira. Ela só sai quando você agendar, e só para quem confirmou pelo e-mail.
          </EmptyState>
        ) : (
          <Table caption="Edições da carta, da mais nova à mais antiga" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        )}
      </Panel>
    </div>
  );
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div className="rounded-panel border border-line bg-surface px-4 py-3.5">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="tn mt-0.5 text-t2 font-bold">{formatCount(count)}</dd>
  </div>
);
