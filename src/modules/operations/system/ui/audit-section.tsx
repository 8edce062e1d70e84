import { plural } from "#kit/format.ts";
import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Note } from "#ui/note.tsx";
import type { Column } from "#ui/table.tsx";
import { getAudit } from "../../functions.ts";
import { auditWords } from "../../messages.ts";
import { ListPanel } from "./list-panel.tsx";

type Facts = FactsOf<typeof getAudit>;
type Row = Facts["acts"][number];

const COLUMNS: Column<Row>[] = [
  { id: "quem", header: "Quem", place: "lead", cell: (row) => row.who },
  { id: "quando", header: "Quando", place: "second", cell: (row) => <When at={row.at} /> },
  {
    id: "fez",
    header: "O que fez",
    cell: (row) => (
      <span className="wrap-anywhere">
        {auditWords[row.action] ?? row.action}
        <span translate="no" className="block text-2xs font-normal text-muted">
          {row.targetKind} {row.targetId}
        </span>
      </span>
    ),
  },
  { id: "motivo", header: "Motivo", cell: (row) => <span className="wrap-anywhere">{row.reason}</span> },
];

/** What admins saw of people and what they changed; a broken seal says so. */
export function AuditSection() {
  const state = useSection(() => getAudit());
  return (
    <ListPanel
      id="registro"
      name="audit"
      title="Registro dos administradores"
      subject="o registro"
      state={state}
      rowsOf={(facts) => facts.acts}
      columns={COLUMNS}
      rowKey={(row) => String(row.id)}
      empty="Ninguém fez nada ainda."
      lead={({ broken, lines }) =>
        broken.length === 0 ? (
          <p className="px-4 pb-3 text-sm text-muted md:px-5">
            {lines === 0
              ? "Nada foi feito ainda."
              : `${plural(lines, "linha conferida agora", "linhas conferidas agora")}: todos os selos fecham.`}
          </p>
        ) : (
          <Note tone="danger" className="mx-4 mb-3 md:mx-5" title="O registro foi alterado.">
            O selo não fecha nas linhas {broken.join(", ")}.
          </Note>
        )
      }
    />
  );
}
