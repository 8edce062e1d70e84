import { cx } from "class-variance-authority";
import { Money } from "./money.tsx";
import { Tag } from "./tag.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const LOOKS = {
  card: "price price-card",
  page: "price price-page",
  row: "price price-row",
  end: "price price-row flex-col items-end",
};

type PriceProps = { cents: number; formerCents?: number | null; size?: keyof typeof LOOKS; className?: string };

/** What it costs now, and struck through what it cost before when that was more. Zero reads "Grátis". */
export function Price({ cents, formerCents, size = "card", className }: PriceProps) {
  return (
    <span className={cx(LOOKS[size], className)}>
      {cents === 0 ? <b data-cents={0}>Grátis</b> : <Money as="b" cents={cents} />}
      {formerCents != null && formerCents > cents && (
        <s>
          <VisuallyHidden>preço anterior: </VisuallyHidden>
          <Money cents={formerCents} />
        </s>
      )}
    </span>
  );
}

/** "29% de desconto": whole percent, never rounded up; null when that is not even 1%. */
export function discountWords(cents: number, formerCents: number | null | undefined): string | null {
  if (formerCents == null || formerCents <= cents) return null;
  const percent = Math.floor(((formerCents - cents) * 100) / formerCents);
  return percent > 0 ? `${percent}% de desconto` : null;
}

/** The highlighter over a cover whose price came down, short on a phone; nothing when it did not. */
export function DiscountTag({ cents, formerCents }: Pick<PriceProps, "cents" | "formerCents">) {
  const words = cents === 0 ? "Grátis agora" : discountWords(cents, formerCents);
  if (formerCents == null || formerCents <= cents || !words) return null;
  const percent = /^\d+%(?= de desconto$)/.exec(words)?.[0];
  return (
    <Tag>
      {percent && (
        <span aria-hidden className="md:hidden">
          −{percent}
        </span>
      )}
      <span className={percent && "max-md:sr-only"}>{words}</span>
    </Tag>
  );
}
