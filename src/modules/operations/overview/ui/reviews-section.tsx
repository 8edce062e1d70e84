import { changeOf } from "#modules/analytics/rules/change.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, formatScore, plural } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import { Delta } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getCustomerReviews } from "../functions.ts";
import { type PlatformPart, keyOf, type ReviewFacts } from "./facts.ts";

/** What people said of what they bought, and what of it waits for the platform. */
export function ReviewsSection({ search }: PlatformPart) {
  const state = useSection(() => getCustomerReviews({ data: search }), keyOf(search));
  return (
    <Section
      name="customerReviews"
      subject="as avaliações"
      state={state}
      skeleton={<Skeleton className="after-300ms h-64" />}
      className="min-w-0"
    >
      {(facts) => <Reviews facts={facts} />}
    </Section>
  );
}

function Reviews({ facts }: { facts: ReviewFacts }) {
  const { reviews, average, replied, stars, former, held, reported, low } = facts;
  const change = former && changeOf(reviews, former.reviews);
  return (
    <Panel
      title="Avaliações"
      aria-label="Avaliações"
      action={
        held + reported > 0 && (
          <RouterLink href="/painel/admin/comentarios?situacao=avaliacoes" className="link text-sm">
            {held > 0 ? plural(held, "retida", "retidas") : plural(reported, "denunciada", "denunciadas")}
          </RouterLink>
        )
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="tn text-[2.125rem] leading-tight font-[650] tracking-[-.025em]">
              {average === null ? "Sem nota" : formatScore(average)}
            </b>
            <span className="text-sm text-muted">
              de {plural(reviews, "avaliação", "avaliações")}, {formatPercent(reviews === 0 ? 0 : replied / reviews)} com resposta
            </span>
            {former && (
              <span className="flex items-baseline gap-x-2 text-2xs text-muted">
                {change && <Delta {...change} />} antes {plural(former.reviews, "avaliação", "avaliações")}
              </span>
            )}
          </p>
          <ul className="mt-3 grid gap-1.5">
            {[5, 4, 3, 2, 1].map((rating) => {
              const count = stars[rating - 1] ?? 0;
              return (
                <li key={rating} className="tn flex items-center gap-3 text-2xs">
                  <span className="w-20 shrink-0">{rating === 1 ? "1 estrela" : `${rating} estrelas`}</span>
                  <span aria-hidden className="h-2 flex-1 rounded-sheet bg-well-2">
                    <span
                      className="drawn block h-full rounded-sheet bg-c1"
                      style={{ width: `${reviews === 0 ? 0 : (count / reviews) * 100}%` }}
                    />
                  </span>
                  <span className="w-12 text-right">{formatCount(count)}</span>
                </li>
              );
            })}
          </ul>
        </div>
        <div>
          <h3 className="font-text text-sm font-semibold">As últimas com uma ou duas estrelas</h3>
          {low.length === 0 && <p className="mt-2 text-sm text-muted">Nenhuma neste período.</p>}
          <ul className="mt-1">
            {low.map((review) => (
              <li key={review.id} className="border-b border-line py-2 text-sm last:border-0">
                <RouterLink
                  href={review.href}
                  className="font-medium wrap-anywhere underline-offset-3 hover:underline max-md:underline"
                >
                  {review.title}
                </RouterLink>
                <span className="block text-2xs text-muted">
                  {plural(review.rating, "estrela", "estrelas")}, <When at={review.at} as="day" />
                </span>
                {review.body && <span className="mt-0.5 line-clamp-2 block wrap-anywhere">{review.body}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}
