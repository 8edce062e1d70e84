import { formatScore, plural } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getReviewTrend } from "../../functions.ts";
import type { ReviewTrend } from "../../schema/facts.ts";
import { authorReviewsHref } from "../search.ts";
import { reviewsWords } from "../../ui/review-words.ts";
import { StarSpread } from "../../ui/star-spread.tsx";
import { MonthBars } from "./month-bars.tsx";

/** How the store is rated: all time, month by month, and each product. Reads and fails by itself. */
export function TrendPanel({ turn }: { turn: number }) {
  const state = useSection(() => getReviewTrend(), String(turn));
  return (
    <Section name="reviewTrend" subject="as notas da loja" state={state} skeleton={<Skeleton className="after-300ms h-96" />}>
      {(trend) =>
        trend.count === 0 ? null : (
          <div className="grid gap-5">
            <Panel title="Notas da loja">
              <StarSpread {...trend} />
            </Panel>
            <Panel title="Últimos 12 meses">
              <MonthBars months={trend.months} />
            </Panel>
            <Panel title="Por material">
              <Materials materials={trend.materials} />
            </Panel>
          </div>
        )
      }
    </Section>
  );
}

const FIRST = 8;

function Materials({ materials: products }: { materials: ReviewTrend["materials"] }) {
  const row = (product: ReviewTrend["materials"][number]) => (
    <li key={product.productId} className="py-2.5 first:pt-0 last:pb-0">
      <RouterLink
        href={authorReviewsHref({ aba: "todas", material: product.productId })}
        className="line-clamp-2 text-sm font-semibold underline-offset-3 wrap-anywhere hover:underline"
      >
        {product.title}
      </RouterLink>
      <p className="tn mt-0.5 flex flex-wrap gap-x-3 text-2xs text-muted">
        <span>
          <b className="font-semibold text-ink">{formatScore(product.average)}</b> em {reviewsWords(product.count)}
        </span>
        {product.unanswered > 0 && <span>{plural(product.unanswered, "sem resposta", "sem resposta")}</span>}
      </p>
    </li>
  );
  return (
    <>
      <ul className="divide-y divide-line">{products.slice(0, FIRST).map(row)}</ul>
      {products.length > FIRST && (
        <details className="mt-3">
          <summary className="link cursor-pointer text-sm">Ver os outros {products.length - FIRST}</summary>
          <ul className="mt-3 divide-y divide-line">{products.slice(FIRST).map(row)}</ul>
        </details>
      )}
    </>
  );
}
