import { CalendarClock, CircleCheck, CircleSlash } from "lucide-react";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import type { FactsOf } from "#kit/answer.ts";
import { formatDate } from "#kit/date-format.ts";
import { StatusPill } from "#ui/status-pill.tsx";
import type { Column } from "#ui/table.tsx";
import { ListPanel } from "../../system/ui/list-panel.tsx";
import { ActButton } from "../../ui/act-button.tsx";
import { endBlockFn, getBlocks } from "../functions.ts";
import { blockMessages, kindWords } from "../messages.ts";
import { AddBlockAct } from "./add-block-act.tsx";

type Facts = FactsOf<typeof getBlocks>;
type Row = Facts["blocks"][number];

/** Who may not buy, why and until when. */
export function BlocksSection() {
  const state = useSection(() => getBlocks());
  return (
    <ListPanel
      id="bloqueios"
      name="bloqueios"
      title="Quem não pode comprar"
      subject="a lista de bloqueio"
      state={state}
      rowsOf={({ blocks }) => blocks}
      columns={columnsOf(state.reload)}
      rowKey={({ id }) => String(id)}
      empty="Ninguém está bloqueado."
      lead={() => (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pb-3 text-sm text-muted md:px-5">
          <p>O pedido e o pagamento são recusados sem dizer por quê, e a pessoa pode falar com a gente.</p>
          <AddBlockAct onDone={state.reload} />
        </div>
      )}
    />
  );
}

const columnsOf = (reload: () => void): Column<Row>[] => [
  {
    id: "quem",
    header: "Quem",
    place: "lead",
    cell: ({ kind, shown }) => (
      <span className="wrap-anywhere">
        {kindWords[kind]}
        <span className="tn block text-2xs font-normal text-muted">{shown}</span>
      </span>
    ),
  },
  { id: "motivo", header: "Motivo", cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: "desde", header: "Desde", place: "second", cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: "ate", header: "Até", place: "second-end", cell: (row) => <Standing row={row} /> },
  {
    id: "ato",
    header: "O que fazer",
    cell: ({ id, isStanding }) =>
      isStanding && (
        <ActButton
          size="sm"
          label="Encerrar"
          title="Encerrar este bloqueio?"
          effect="A partir de agora esta pessoa, este cartão ou esta rede pode comprar de novo."
          messages={blockMessages}
          done="Bloqueio encerrado."
          act={(motivo) => endBlockFn({ data: { blockId: id, motivo } })}
          onDone={reload}
        />
      ),
  },
];

function Standing({ row }: { row: Row }) {
  if (!row.isStanding) {
    return (
      <StatusPill tone="neutral" icon={<CircleCheck />} status="encerrado">
        Encerrado
      </StatusPill>
    );
  }
  return (
    <StatusPill tone="danger" icon={row.endsAt ? <CalendarClock /> : <CircleSlash />} status="bloqueado">
      {row.endsAt ? `Até ${formatDate(new Date(new Date(row.endsAt).getTime() - 1))}` : "Sem data para acabar"}
    </StatusPill>
  );
}
