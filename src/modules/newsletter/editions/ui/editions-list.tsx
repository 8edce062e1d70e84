import { formatCount } from "#kit/format.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { EDITION_STATUSES, type EditionStatus } from "../rules/edition.ts";
import type { EditionsPage } from "../schema.ts";
import { editionList, type EditionsSearch } from "../search.ts";
import { editionColumns } from "./columns.tsx";

const WORDS = {
  caption: "Edições da newsletter",
  one: "edição",
  many: "edições",
  isFeminine: true,
  find: "Buscar edições",
  findBy: "Assunto",
  none: "Nenhuma edição ainda. Escreva a primeira: ela só sai quando você agendar, e só para quem confirmou pelo e-mail.",
} as const;

const TABS: Record<EditionStatus, string> = {
  rascunho: "Rascunhos",
  agendada: "Agendadas",
  enviando: "Saindo",
  parada: "Paradas",
  enviada: "Enviadas",
};

type EditionsListProps = { list: EditionsPage; search: EditionsSearch };

/** What was written to the readers and what is being written, and how many they are. */
export function EditionsList({ list: { rows, total, counts, people }, search }: EditionsListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
        <Count label="Na lista" count={people.confirmado} />
        <Count label="Falta confirmar" count={people.pendente} />
        <Count label="Saíram" count={people.descadastrado} />
        <Count label="E-mails recusados" count={people.bounce} />
        <Count label="Reclamaram" count={people.reclamou} />
      </dl>
      <DataTable
        path={editionList.path}
        search={search}
        words={WORDS}
        columns={editionColumns}
        firstSort="criada"
        rows={rows}
        total={total}
        rowId={(row) => row.id}
        rowName={(row) => row.subject || "sem assunto"}
        tabs={{
          label: "Situação",
          options: [
            { value: undefined, label: "Todas", count: counts.all },
            ...EDITION_STATUSES.map((status) => ({ value: status, label: TABS[status], count: counts[status] })),
          ],
        }}
      />
    </div>
  );
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div className="rounded-panel border border-line bg-surface px-4 py-3.5">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="tn mt-0.5 text-t2 font-bold">{formatCount(count)}</dd>
  </div>
);
