import { formatScore } from "#kit/format.ts";
import type { ReactNode } from "react";
import { formatPercent } from "#kit/percent.ts";
import { Stars } from "#ui/rating.tsx";
import type { Histogram } from "../schema/facts.ts";
import { reviewsWords, starsWords } from "./review-words.ts";

type StarSpreadProps = {
  average: number;
  count: number;
  histogram: Histogram;
  /** Draws a bar's way to the reviews with those stars; without it the bars only tell. */
  renderBar?: (bar: { rating: number; votes: number; className: string; children: ReactNode }) => ReactNode;
  className?: string;
};

const LEVELS = [5, 4, 3, 2, 1];
const barClass = "flex min-h-7 w-full items-center gap-2.5 rounded-[4px] text-2xs";

/** The average and how the stars are spread. */
export function StarSpread({ average, count, histogram, renderBar, className }: StarSpreadProps) {
  return (
    <div className={className}>
      <p className="flex items-baseline gap-2">
        <span className="tn font-display text-[3.25rem] leading-none font-black lining-nums">{formatScore(average)}</span>
        <span className="text-xs text-muted">de 5</span>
      </p>
      <Stars value={average} className="mt-1.5" />
      <p className="mt-1 text-2xs text-muted">{reviewsWords(count)}</p>
      <ul className="mt-3 grid gap-0.5" aria-label="Quantas pessoas deram cada nota">
        {LEVELS.map((rating) => {
          const votes = histogram[rating - 1] ?? 0;
          const bar = <BarRow rating={rating} votes={votes} count={count} />;
          return (
            <li key={rating}>
              {renderBar ? (
                renderBar({ rating, votes, className: barClass, children: bar })
              ) : (
                <span className={barClass}>{bar}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function BarRow({ rating, votes, count }: { rating: number; votes: number; count: number }) {
  const share = count === 0 ? 0 : votes / count;
  return (
    <>
      <span className="sr-only">{`${starsWords(rating)}: ${reviewsWords(votes)}`}</span>
      <span aria-hidden className="tn w-2.5">
        {rating}
      </span>
      <span aria-hidden className="h-[7px] flex-1 overflow-hidden bg-well-2">
        <span className="drawn block h-full bg-ink" style={{ width: `${share * 100}%` }} />
      </span>
      <span aria-hidden className="tn w-9 text-right text-muted">
        {formatPercent(Math.round(share * 100) / 100)}
      </span>
    </>
  );
}
