import type { FactsOf } from "#kit/answer.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { decideHeldReviewFn, getHeldReviews } from "#modules/reviews/functions.ts";
import { holdWords } from "#modules/reviews/messages.ts";
import { Stars } from "#ui/rating.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Column } from "#ui/table.tsx";
import { ActButton } from "../../ui/act-button.tsx";
import { ListPanel } from "./list-panel.tsx";

type Row = FactsOf<typeof getHeldReviews>[number];

/** Reviews the automatic check held: a person lets them out or turns them down. */
export function HeldReviewsSection() {
  const state = useSection(() => getHeldReviews());
  const columns: Column<Row>[] = [
    {
      id: "avaliacao",
      header: "Avaliação",
      place: "lead",
      cell: (row) => (
        <span className="grid gap-1.5 py-1 wrap-anywhere">
          <Stars value={row.rating} />
          <span className="max-w-[60ch] font-normal whitespace-pre-line">{row.text}</span>
          <span className="text-2xs font-normal text-muted">
            {row.reviewer}, sobre{" "}
            <RouterLink href={`/produto/${row.slug}`} className="underline underline-offset-3">
              {row.title}
            </RouterLink>
          </span>
        </span>
      ),
    },
    {
      id: "razao",
      header: "Por que espera",
      cell: (row) => <span className="text-2xs text-muted">{row.holdReasons.map((reason) => holdWords[reason]).join(", ")}</span>,
    },
    { id: "quando", header: "Desde", place: "second", cell: (row) => <When at={row.at} /> },
    {
      id: "acao",
      header: <span className="sr-only">Decisão</span>,
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <ActButton
            area="moderation"
            size="sm"
            label="Aprovar"
            aria-label={`Aprovar a avaliação de ${row.reviewer}`}
            title="Publicar esta avaliação?"
            effect="Ela aparece na página do material e entra na média. Quem escreveu e quem fez recebem um e-mail."
            done="Avaliação publicada."
            act={(motivo) => decideHeldReviewFn({ data: { reviewId: row.id, aprova: true, motivo } })}
            onDone={state.reload}
          />
          <ActButton
            area="moderation"
            size="sm"
            variant="danger-outline"
            label="Recusar"
            aria-label={`Recusar a avaliação de ${row.reviewer}`}
            title="Recusar esta avaliação?"
            effect="Ela não aparece para ninguém. Quem escreveu recebe este motivo por e-mail."
            done="Avaliação recusada."
            act={(motivo) => decideHeldReviewFn({ data: { reviewId: row.id, aprova: false, motivo } })}
            onDone={state.reload}
          />
        </span>
      ),
    },
  ];
  return (
    <ListPanel
      id="avaliacoes"
      name="heldReviews"
      title="Avaliações retidas"
      subject="as avaliações retidas"
      state={state}
      rowsOf={(rows) => rows}
      columns={columns}
      rowKey={(row) => row.id}
      empty="Nenhuma avaliação espera leitura."
    />
  );
}
