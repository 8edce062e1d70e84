import { kindWords } from "#modules/moderation/messages.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { plural } from "#kit/format.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { reasonName } from "../messages.ts";
import { commentList, type CommentsSearch } from "../search.ts";
import { CommentPill } from "./comment-pill.tsx";
import type { CommentRow } from "./facts.ts";

const CUT = 140;
const cut = (text: string): string => (text.length > CUT ? `${text.slice(0, CUT).trimEnd()}…` : text);

/** What the list says of each thing that waits, or was decided. */
export const commentColumns = (search: CommentsSearch): DataColumn<CommentRow>[] => [
  {
    id: "texto",
    header: "Texto",
    place: "lead",
    always: true,
    cell: (row) => (
      <div className="md:min-w-60">
        <RowLink path={commentList.path} search={search} id={row.id}>
          {cut(row.subject) || "Sem texto"}
        </RowLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">
          {kindWords[row.thing].one}
          {row.about && `, sobre ${row.about}`}
        </span>
      </div>
    ),
  },
  { id: "que", header: "O quê", place: "second", cell: (row) => <CommentPill row={row} /> },
  {
    id: "motivo",
    header: search.situacao === "decididas" ? "Decisão" : "Por que espera",
    place: "own-line",
    cell: (row) => (
      <span className="text-sm wrap-anywhere">
        {row.reasons.map(reasonName).join("; ")}
        {row.times > 1 && <span className="block text-2xs text-muted">{plural(row.times, "pessoa", "pessoas")}</span>}
      </span>
    ),
  },
  {
    id: "desde",
    header: search.situacao === "decididas" ? "Quando" : "Desde",
    place: "second-end",
    sort: search.situacao === "decididas" ? "descending" : "ascending",
    cell: (row) => (
      <span className="text-muted">
        <When at={row.since} />
      </span>
    ),
  },
];
