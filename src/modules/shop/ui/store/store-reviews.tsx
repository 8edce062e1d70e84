import { plural } from "#kit/format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { ReviewItem } from "#modules/reviews/ui/review-item.tsx";
import { StarSpread } from "#modules/reviews/ui/star-spread.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { routerLink, RouterLink } from "#ui/router-link.tsx";
import type { StoreReviews as StoreReviewFacts } from "../../schema/store-reviews.ts";
import { storeHref } from "../../schema/store-search.ts";

type StoreReviewsProps = { store: StorePageFacts; found: StoreReviewFacts };

/** What buyers said of everything the store sells, each beside what it is about. */
export function StoreReviews({ store, found }: StoreReviewsProps) {
  if (found.count === 0) {
    return (
      <EmptyState className="mt-8" title="Ninguém avaliou ainda">
        Quem comprar recebe um convite para avaliar 5 dias após o download.
      </EmptyState>
    );
  }
  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-[240px_minmax(0,1fr)]">
      <StarSpread average={found.average} count={found.count} histogram={found.histogram} />
      <div className="min-w-0">
        <h2 className="sr-only">Avaliações</h2>
        <ul className="divide-y divide-line">
          {found.reviews.map(({ product, ...review }) => (
            <li key={review.id} className="first:*:pt-0">
              <ReviewItem
                review={review}
                authorName={store.authorName}
                actions={
                  <RouterLink href={`/produto/${product.slug}`} className="link text-xs wrap-anywhere">
                    {product.title}
                  </RouterLink>
                }
              />
            </li>
          ))}
        </ul>
        {found.pages > 1 && (
          <div className="fio mt-6 pt-3.5">
            <Pagination
              page={found.page}
              pages={found.pages}
              href={(page) => storeHref(store.slug, { aba: "avaliacoes", pagina: page === 1 ? undefined : page })}
              renderLink={routerLink}
              summary={plural(found.count, "avaliação", "avaliações")}
            />
          </div>
        )}
      </div>
    </div>
  );
}
