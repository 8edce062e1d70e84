import { cx } from "class-variance-authority";
import { formatMoney, formatSignedMoney } from "#kit/money.ts";

type MoneyProps = { cents: number; signed?: boolean; as?: "span" | "b"; className?: string };

/** A sum in reais; `data-cents` carries the integer. Signed: incoming sums show their "+". */
export function Money({ cents, signed, as: Element = "span", className }: MoneyProps) {
  return (
    <Element data-money data-cents={cents} className={cx("whitespace-nowrap", className)}>
      {signed ? formatSignedMoney(cents) : formatMoney(cents)}
    </Element>
  );
}

/** A sum where nothing to pay reads "Grátis". */
export const MoneyOrFree = ({ cents }: { cents: number }) =>
  cents === 0 ? <span data-cents={0}>Grátis</span> : <Money cents={cents} />;
