import { tv } from "tailwind-variants/lite";
import { Money } from "./money.tsx";
import { Tag } from "./tag.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const priceClass = tv({
  slots: { root: "flex flex-wrap items-baseline gap-x-2", current: "font-bold", former: "tn text-muted" },
  variants: {
    size: {
      card: { current: "text-lg tracking-[-.01em]", former: "text-xs" },
      page: { current: "text-[2.5rem] leading-none tracking-[-.035em]", former: "text-lg" },
      row: { current: "text-sm", former: "text-2xs" },
      end: { root: "flex-col items-end", current: "text-sm", former: "text-2xs" },
    },
  },
  defaultVariants: { size: "card" },
});

type PriceProps = { cents: number; formerCents?: number | null; size?: "card" | "page" | "row" | "end"; className?: string };

/** What it costs now, and struck through what it cost before when that was more. Zero reads "Grátis". */
export function Price({ cents, formerCents, size, className }: PriceProps) {
  const look = priceClass({ size });
  return (
    <span className={look.root({ className })}>
      {cents === 0 ? (
        <b data-cents={0} className={look.current()}>
          Grátis
        </b>
      ) : (
        <b className={look.current()}>
          <Money cents={cents} />
        </b>
      )}
      {formerCents != null && formerCents > cents && (
        <s className={look.former()}>
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

/** The highlighter over a cover whose price came down; nothing when it did not. */
export function DiscountTag({ cents, formerCents }: Pick<PriceProps, "cents" | "formerCents">) {
  const words = cents === 0 ? "Grátis agora" : discountWords(cents, formerCents);
  return formerCents != null && formerCents > cents && words ? <Tag>{words}</Tag> : null;
}
