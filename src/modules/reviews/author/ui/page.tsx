import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { formatCount, orderNumber, plural } from "#kit/format.ts";
import { productFilter } from "#modules/catalog/picking/ui/product-filter.ts";
import { buttonClass } from "#ui/button.tsx";
import { FilterRow } from "#ui/data-table/filter-row.tsx";
import type { Filter } from "#ui/data-table/filter.ts";
import { KeysDialog } from "#ui/data-table/keys-dialog.tsx";
import { useTableKeys } from "#ui/data-table/use-table-keys.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { showToast } from "#ui/toast.tsx";
import type { AuthorReviews } from "../../schema/facts.ts";
import { AUTHOR_PAGE, AUTHOR_REVIEWS_PATH, type AuthorReviewsSearch, authorReviewsHref } from "../search.ts";
import { reviewsWords, starsWords } from "../../ui/review-words.ts";
import { AuthorReview } from "./author-review.tsx";
import { TrendPanel } from "./trend-panel.tsx";

type AuthorReviewsPageProps = {
  answer: AuthorReviews;
  search: AuthorReviewsSearch;
  authorName: string;
  report: (reviewId: string) => ReactNode;
};

/** What buyers say of the author's products: what waits for an answer first, and how the notes go. */
export function AuthorReviewsPage({ answer, search, authorName, report }: AuthorReviewsPageProps) {
  const router = useRouter();
  const [turn, setTurn] = useState(0);
  const [keysShown, setKeysShown] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useTableKeys(area, {
    isDrawerOpen: false,
    step: () => undefined,
    clear: () => undefined,
    showKeys: () => setKeysShown(true),
  });
  const { reviews, counts, found, page, pages, alerts } = answer;
  if (counts.todas === 0) return <NoReviewsYet />;
  const first = (page - 1) * AUTHOR_PAGE + 1;
  const wayTo = (next: AuthorReviewsSearch) => authorReviewsHref({ ...search, pagina: undefined, ...next });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(280px,1fr)]">
      <div ref={area} className="grid min-w-0 gap-5">
        {alerts.length > 0 && <LowStars alerts={alerts} />}
        <Panel flush aria-label="Avaliações">
          <h2 className="sr-only">{search.aba === "todas" ? "Todas as avaliações" : "Avaliações a responder"}</h2>
          <LinkTabs
            label="Quais avaliações"
            className="px-1 md:px-2"
            renderLink={routerLink}
            tabs={[
              { href: wayTo({ aba: undefined }), label: "A responder", count: counts.responder, current: !search.aba },
              { href: wayTo({ aba: "todas" }), label: "Todas", count: counts.todas, current: search.aba === "todas" },
            ]}
          />
          <FilterRow
            path={AUTHOR_REVIEWS_PATH}
            search={search}
            filters={filtersOf(answer)}
            label="Buscar avaliações"
            placeholder="Palavra, material ou pedido"
          />
          <p className="sr-only" aria-live="polite">
            {reviewsWords(found)}
          </p>
          {reviews.length === 0 ? (
            <Nothing search={search} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {reviews.map((review) => (
                <AuthorReview
                  key={review.id}
                  review={review}
                  authorName={authorName}
                  report={report(review.id)}
                  onChange={() => {
                    showToast("Resposta publicada");
                    setTurn((before) => before + 1);
                    void router.invalidate();
                  }}
                />
              ))}
            </ul>
          )}
          {pages > 1 && (
            <div className="border-t border-line px-4 py-3 md:px-5">
              <Pagination
                page={page}
                pages={pages}
                href={(next) => authorReviewsHref({ ...search, pagina: next === 1 ? undefined : next })}
                renderLink={routerLink}
                label="Páginas das avaliações"
                summary={`${formatCount(first)} a ${formatCount(first + reviews.length - 1)} de ${formatCount(found)}`}
              />
            </div>
          )}
        </Panel>
        <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} canMark={false} />
      </div>
      <TrendPanel turn={turn} />
    </div>
  );
}

const filtersOf = ({ materials: products }: AuthorReviews): Filter[] => [
  {
    kind: "choice",
    param: "nota",
    label: "Nota",
    choices: [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: starsWords(rating) })),
  },
  productFilter(products),
];

function LowStars({ alerts }: Pick<AuthorReviews, "alerts">) {
  return (
    <Note
      tone="warning"
      title={plural(alerts.length, "avaliação baixa espera sua resposta.", "avaliações baixas esperam sua resposta.")}
    >
      <ul className="mt-1 grid gap-1">
        {alerts.map((alert) => (
          <li key={alert.reviewId} className="wrap-anywhere">
            {starsWords(alert.rating)} em {alert.title},{" "}
            <RouterLink
              href={`/painel/pedidos/${alert.orderId}?aba=vendas`}
              className="tn inline-flex min-h-6 items-center underline underline-offset-3"
            >
              pedido {orderNumber(alert.orderNumber)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function NoReviewsYet() {
  return (
    <EmptyState
      framed
      title="Ninguém avaliou ainda"
      action={
        <RouterLink href="/painel/produtos" className={buttonClass({ variant: "primary" })}>
          Ver meus materiais
        </RouterLink>
      }
    >
      Cinco dias depois do download, quem comprou recebe um convite para avaliar. As avaliações aparecem aqui, para você
      responder.
    </EmptyState>
  );
}

function Nothing({ search }: { search: AuthorReviewsSearch }) {
  const isNarrow = Boolean(search.busca ?? search.nota ?? search.material);
  if (!isNarrow) {
    return (
      <EmptyState
        headingLevel={3}
        title="Tudo respondido"
        action={
          <RouterLink href={authorReviewsHref({ aba: "todas" })} className={buttonClass()}>
            Ver todas
          </RouterLink>
        }
      >
        Quando chegar uma avaliação nova, ela espera aqui.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={search.busca ? `Nenhum resultado para “${search.busca}”` : "Nenhuma avaliação com estes filtros"}
      action={
        <RouterLink href={authorReviewsHref({ aba: search.aba })} className={buttonClass()}>
          Limpar os filtros
        </RouterLink>
      }
    >
      {search.aba
        ? "Procure por outra palavra ou tire um filtro."
        : "Procure por outra palavra, tire um filtro ou olhe em “Todas”."}
    </EmptyState>
  );
}
