import { formatCount } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { isTopic, TOPIC_WORDS } from "../../rules.ts";
import { EDITIONS_PATH } from "../rules/paths.ts";
import type { EditionRow } from "../schema.ts";
import { EditionStatePill } from "./edition-state-pill.tsx";

const open = { "data-open": "" };
const none = <span className="text-muted">—</span>;
const countOrNone = (count: number) => (count > 0 ? <span className="tn">{formatCount(count)}</span> : none);

/** What the list says of each edition; its subject opens it on the desk. */
export const editionColumns: DataColumn<EditionRow>[] = [
  {
    id: "assunto",
    header: "Assunto",
    place: "lead",
    always: true,
    sort: "ascending",
    cell: ({ id, subject }) => (
      <RouterLink
        {...open}
        href={`${EDITIONS_PATH}/${id}`}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-3"
      >
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
  { id: "criada", header: "Criada", extra: true, sort: "descending", cell: ({ createdAt }) => <When at={createdAt} as="day" /> },
  {
    id: "quando",
    header: "Quando",
    place: "second",
    cell: ({ sentAt, sendAt }) => ((sentAt ?? sendAt) ? <When at={(sentAt ?? sendAt)!} /> : none),
  },
  {
    id: "postadas",
    header: "E-mails",
    place: "second-end",
    numeric: true,
    sort: "descending",
    cell: ({ posted }) => countOrNone(posted),
  },
  { id: "voltaram", header: "Voltaram", place: "none", numeric: true, cell: ({ bounced }) => countOrNone(bounced) },
  { id: "reclamacoes", header: "Reclamações", place: "none", numeric: true, cell: ({ complained }) => countOrNone(complained) },
];
