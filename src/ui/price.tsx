import { tv } from "tailwind-variants/lite";
import { Money } from "./money.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const priceClass = tv({
  slots: { root: "flex flex-wrap items-baseline gap-x-2", current: "font-bold", former: "tn text-muted" },
  variants: {
    size: {
      card: { current: "text-lg tracking-[-.01em]", former: "text-xs" },
      page: { current: "text-[2.5rem] leading-none tracking-[-.035em]", former: "text-lg" },
      row: { current: "text-sm", former: "text-2xs" },
    },
  },
  defaultVariants: { size: "card" },
});

type PriceProps = { cents: number; formerCents?: number | null; size?: "card" | "page" | "row"; className?: string };

/** What it costs now, and what it cost before when that was more. Zero reads "Grátis". */
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
