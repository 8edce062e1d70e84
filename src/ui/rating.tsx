import type { CSSProperties } from "react";
import { cx } from "class-variance-authority";
import { formatCount, formatScore, plural } from "#kit/format.ts";

const FEWEST_TO_SHOW = 3;

type RatingProps = {
  average: number;
  votes: number;
  /** Fewer votes than this say "Novo": three, but to who looks after what was rated, who reads every one. */
  fewest?: number;
  className?: string;
};

/** "★ 4,9 (312)" in ink; "Novo" while too few people voted. */
export function Rating({ average, votes, fewest = FEWEST_TO_SHOW, className }: RatingProps) {
  if (votes < fewest) return <span className={cx("unrated", className)}>Novo</span>;
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- words and a star that are read as one picture
      role="img"
      aria-label={`Nota ${formatScore(average)} de 5, ${plural(votes, "avaliação", "avaliações")}`}
      className={cx("rating", className)}
    >
      {formatScore(average)}
      <small>{`(${formatCount(votes)})`}</small>
    </span>
  );
}

/** Five stars in a row, filled as far as the score goes. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span className={cx("inline-flex", className)}>
      <span aria-hidden className="five-stars" style={{ "--filled": `${(value / 5) * 100}%` } as CSSProperties} />
      <span className="sr-only">{`${Number.isInteger(value) ? value : formatScore(value)} de 5 estrelas`}</span>
    </span>
  );
}
