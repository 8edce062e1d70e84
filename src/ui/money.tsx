import { formatMoney, formatSignedMoney } from "#kit/money.ts";

type MoneyProps = { cents: number; signed?: boolean; className?: string };

/** A sum in reais; `data-cents` carries the integer. Signed: incoming sums show their "+". */
export function Money({ cents, signed, className = "" }: MoneyProps) {
  return (
    <span data-money data-cents={cents} className={`whitespace-nowrap ${className}`}>
      {signed ? formatSignedMoney(cents) : formatMoney(cents)}
    </span>
  );
}

/** A sum where nothing to pay reads "Grátis". */
export const MoneyOrFree = ({ cents }: { cents: number }) =>
  cents === 0 ? <span data-cents={0}>Grátis</span> : <Money cents={cents} />;
