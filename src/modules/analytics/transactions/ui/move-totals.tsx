import { plural } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import type { TransactionFacts } from "./transaction-facts.ts";

/** The sums of the whole view, all its pages. */
export const MoveTotals = ({ facts: { count, changeCents, grossCents, feeCents } }: { facts: TransactionFacts }) => (
  <p className="tn flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t-[1.5px] border-ink px-4 py-3 text-sm md:px-5">
    <span className="mr-auto font-semibold">{plural(count, "transação", "transações")}</span>
    {grossCents > 0 && (
      <>
        <span>
          <span className="text-2xs text-muted">Bruto</span> <Money cents={grossCents} />
        </span>
        <span>
          <span className="text-2xs text-muted">Taxas</span> <Money cents={0 - feeCents} />
        </span>
      </>
    )}
    <span className="font-semibold">
      <span className="text-2xs font-normal text-muted">Valor</span> <Money cents={changeCents} signed />
    </span>
  </p>
);
