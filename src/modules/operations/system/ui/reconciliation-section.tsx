import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Money } from "#ui/money.tsx";
import type { Column } from "#ui/table.tsx";
import { getReconciliation, settleFindingFn } from "../../functions.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { ActButton } from "../../ui/act-button.tsx";
import { orderList } from "../../orders/search.ts";
import { ListPanel } from "./list-panel.tsx";

type Facts = FactsOf<typeof getReconciliation>;
type Row = Facts["findings"][number];

const RUNS = {
  em_curso: "Comparação em curso, desde",
  certa: "Tudo igual na comparação de",
  com_diferencas: "Diferenças na comparação de",
  incompleta: "A comparação parou no meio, em",
};

const Cents = ({ cents }: { cents: number | null }) =>
  cents === null ? <span className="text-muted">não consta</span> : <Money cents={cents} />;

const columnsOf = (reload: () => void): Column<Row>[] => [
  {
    id: "diferenca",
    header: "Diferença",
    place: "lead",
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.words}
        <span translate="no" className="block text-2xs font-normal text-muted">
          {row.ref}
        </span>
        <span className="block text-2xs font-normal text-muted">{row.next}</span>
      </span>
    ),
  },
  { id: "de", header: "De quem", place: "second", cell: (row) => row.storeName ?? "Plataforma" },
  { id: "nosso", header: "Nossos lançamentos", numeric: true, cell: (row) => <Cents cents={row.oursCents} /> },
  { id: "deles", header: "Provedor", numeric: true, cell: (row) => <Cents cents={row.theirsCents} /> },
  {
    id: "acao",
    header: <span className="sr-only">Ação</span>,
    cell: (row) => (
      <span className="flex flex-wrap gap-2">
        {row.orderId && (
          <RouterLink href={`${orderList.path}?linha=${row.orderId}`} className="text-sm font-semibold text-accent underline">
            Pedido {row.orderNumber}
          </RouterLink>
        )}
        {row.isReadAgain && (
          <ActButton
            area="books"
            size="sm"
            label="Ler de novo no provedor"
            aria-label={`Ler de novo no provedor a cobrança do pedido ${row.orderNumber}`}
            title="Ler esta cobrança de novo?"
            effect="Perguntamos à Pagar.me, agora, como está a cobrança, e lançamos o que ela disser. Repetir não faz mal."
            done="Cobrança lida. A próxima comparação mostra se os livros batem."
            act={(motivo) => settleFindingFn({ data: { findingId: row.id, motivo } })}
            onDone={reload}
          />
        )}
      </span>
    ),
  },
];

/** Our books against the provider's: the last comparison and what differed. */
export function ReconciliationSection() {
  const state = useSection(() => getReconciliation());
  return (
    <ListPanel
      id="conciliacao"
      name="reconciliation"
      title="Conciliação com o provedor"
      subject="a conciliação"
      state={state}
      rowsOf={(facts) => facts.findings}
      columns={columnsOf(state.reload)}
      rowKey={(row) => String(row.id)}
      empty="Nenhuma diferença."
      lead={({ run }) => (
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          {run ? (
            <>
              {RUNS[run.status]} <When at={run.finishedAt ?? run.startedAt} />.
            </>
          ) : (
            "Ainda não houve comparação."
          )}
        </p>
      )}
    />
  );
}
