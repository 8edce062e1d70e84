import { cx } from "class-variance-authority";
import { Money } from "./money.tsx";
import { Tag } from "./tag.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const LOOKS = {
  card: { root: "", current: "text-lg tracking-[-.01em]", former: "text-xs" },
  page: { root: "", current: "text-[2.5rem] leading-none tracking-[-.035em]", former: "text-lg" },
  row: { root: "", current: "text-sm", former: "text-2xs" },
  end: { root: "flex-col items-end", current: "text-sm", former: "text-2xs" },
};

type PriceProps = { cents: number; formerCents?: number | null; size?: keyof typeof LOOKS; className?: string };

/** What it costs now, and struck through what it cost before when that was more. Zero reads "Grátis". */
export function Price({ cents, formerCents, size = "card", className }: PriceProps) {
  const look = LOOKS[size];
  return (
    <span className={cx("flex flex-wrap items-baseline gap-x-2", look.root, className)}>
      {cents === 0 ? (
        <b data-cents={0} className={cx("font-bold", look.current)}>
          Grátis
        </b>
      ) : (
        <Money as="b" cents={cents} className={cx("font-bold", look.current)} />
      )}
      {formerCents != null && formerCents > cents && (
        <s className={cx("tn text-muted", look.former)}>
          <VisuallyHidden>preço anterior: </VisuallyHidden>
          <Money cents={formerCents} />
        </s>
      )}
    </span>
  );
}

/** "29% a menos": whole percent, never rounded up; null when that is not even 1%. */
export function discountWords(cents: number, formerCents: number | null | undefined): string | null {
  if (formerCents == null || formerCents <= cents) return null;
  const percent = Math.floor(((formerCents - cents) * 100) / formerCents);
  return percent > 0 ? `${percent}% a menos` : null;
}

/** The highlighter over a cover whose price came down, short on a phone; nothing when it did not. */
export function DiscountTag({ cents, formerCents }: Pick<PriceProps, "cents" | "formerCents">) {
  const words = cents === 0 ? "Grátis agora" : discountWords(cents, formerCents);
  if (formerCents == null || formerCents <= cents || !words) return null;
  const percent = /^\d+%(?= a menos$)/.exec(words)?.[0];
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
