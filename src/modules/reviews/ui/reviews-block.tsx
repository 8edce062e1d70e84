import type { ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import type { ReviewSummary } from "../schema/facts.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewsLink } from "./reviews-link.tsx";
import { signInHref } from "./sign-in-href.ts";
import { StarSpread } from "./star-spread.tsx";
import { useMyReview } from "./use-my-review.ts";

type ReviewsBlockProps = {
  product: { id: number; slug: string; authorName: string; edition: number };
  summary: ReviewSummary;
  /** Null until the page knows who is here, and for who is not signed in. */
  viewer: { name: string } | null;
  /** The way to report one review. */
  report?: (reviewId: string) => ReactNode;
};

/** On a product's page: how it is rated, the most useful reviews and the way to all of them. */
export function ReviewsBlock({ product, summary, viewer, report }: ReviewsBlockProps) {
  const { mine } = useMyReview(product.id, viewer !== null);
  const { slug } = product;
  return (
    <section aria-labelledby="avaliacoes" className="min-w-0">
      <div className="fio mb-4 flex flex-wrap items-center justify-between gap-3 pt-3.5">
        <h2 id="avaliacoes" className="text-t2">
          Avaliações
        </h2>
        {(mine?.right === "may" || mine?.review) && (
          <ReviewsLink search={{ produto: slug, avaliar: "1" }} className={buttonClass({ size: "sm" })}>
            {mine.review ? "Ver minha avaliação" : "Avaliar"}
          </ReviewsLink>
        )}
      </div>
      {summary.count === 0 ? (
        <p className="text-sm text-muted">
          Ninguém avaliou ainda. Quem comprar recebe um convite para avaliar 5 dias após o download.
        </p>
      ) : (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[220px_minmax(0,1fr)]">
          <div>
            <StarSpread
              {...summary}
              renderBar={({ rating, className, children }) => (
                <ReviewsLink search={{ produto: slug, nota: rating }} className={`${className} hover:bg-well`}>
                  {children}
                </ReviewsLink>
              )}
            />
            <p className="mt-3 text-2xs text-muted">Só quem comprou pode avaliar.</p>
          </div>
          <div className="min-w-0">
            <div className="divide-y divide-line [&>:first-child]:pt-0">
              {summary.first.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  authorName={product.authorName}
                  edition={product.edition}
                  actions={
                    review.id !== mine?.review?.id && (
                      <>
                        <HelpfulButton
                          key={String(mine?.votes.includes(review.id))}
                          review={review}
                          isMarked={mine?.votes.includes(review.id) ?? false}
                          signInHref={signInHref({ produto: slug, avaliacao: review.id })}
                        />
                        {report?.(review.id)}
                      </>
                    )
                  }
                />
              ))}
            </div>
            {summary.count > summary.first.length && (
              <ReviewsLink search={{ produto: slug }} className={buttonClass({ className: "mt-3" })}>
                Ver as {formatCount(summary.count)} avaliações
              </ReviewsLink>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
