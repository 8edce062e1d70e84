import { Download } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getStatement } from "../functions.ts";
import { statementFileHref, statementHref, type StatementSearch } from "../schema.ts";
import { StatementFilters } from "./statement-filters.tsx";
import { StatementMoves } from "./statement-moves.tsx";
import { StatementSums } from "./statement-sums.tsx";

/** Every movement of the author's money, newest first, with totals that can be checked by hand. */
export function OperationsSection({ search }: { search: StatementSearch }) {
  const state = useSection(() => getStatement({ data: search }), statementHref(search));
  return (
    <Section name="operations" subject="os seus movimentos" state={state} skeleton={<Loading />}>
      {(facts) => (
        <Panel
          flush
          title="Movimentos"
          aria-label="Movimentos"
          action={
            <a href={statementFileHref(search)} download className={buttonClass({ variant: "soft", size: "sm" })}>
              <Download aria-hidden /> Baixar extrato
            </a>
          }
        >
          <StatementFilters search={search} period={facts.period} />
          <StatementSums facts={facts} search={search} />
          <StatementMoves facts={facts} search={search} />
        </Panel>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-3 rounded-panel border border-line p-5">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-11" />
    <Skeleton className="h-16" />
    {["a", "b", "c", "d", "e"].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
);
