import { formatDateRange } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import type { StatementSearch } from "../schema.ts";
import type { StatementFacts } from "./statement-facts.ts";

/** Opening plus movements is closing: three totals that can be checked by hand. */
export function StatementSums({ facts, search }: { facts: StatementFacts; search: StatementSearch }) {
  const isFiltered = search.tipo !== undefined || search.busca !== undefined;
  const { period } = facts;
  return (
    <div className="border-y border-line bg-well px-4 py-3 md:px-5">
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1.5 text-sm">
        <Sum label="Saldo no início" cents={facts.openingCents} />
        <Sum label="+ movimentos" cents={facts.movedCents} signed />
        <Sum label="= saldo no fim" cents={facts.closingCents} strong />
      </dl>
      <p aria-live="polite" className="mt-1.5 text-2xs text-muted">
        {formatDateRange(period.start, period.end)}.{" "}
        {isFiltered && (
          <>
            Com este filtro, {plural(facts.count, "movimento", "movimentos")} que somam{" "}
            <Money cents={facts.filteredCents} signed className="tn" />.{" "}
          </>
        )}
        O saldo soma o disponível, o que está a liberar e o reservado, menos o débito.
      </p>
    </div>
  );
}

type SumProps = { label: string; cents: number; signed?: boolean; strong?: boolean };

const Sum = ({ label, cents, signed, strong }: SumProps) => (
  <div className={strong ? "flex items-baseline gap-2 font-semibold" : "flex items-baseline gap-2"}>
    <dt className="text-2xs font-normal text-muted">{label}</dt>
    <dd className="tn">
      <Money cents={cents} signed={signed} />
    </dd>
  </div>
);
