import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AnalyticsSearch } from "../../schema.ts";
import { getRangeBalance } from "../functions.ts";
import { BalanceSum } from "./balance-sum.tsx";
import { BalanceNow } from "./balance-now.tsx";
import { RangeTotals } from "./range-totals.tsx";

/** What the author has now, the figures of the range, and how its opening became its closing. */
export function RangeBalanceSection({ search }: { search: AnalyticsSearch }) {
  const { de, ate, comparar } = search;
  const state = useSection(() => getRangeBalance({ data: { de, ate, comparar } }), `${de} ${ate} ${comparar}`);
  return (
    <Section name="balanceArea" subject="o seu saldo" state={state} skeleton={<Loading />}>
      {(facts) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <BalanceNow facts={facts} />
          <RangeTotals facts={facts} />
          <BalanceSum facts={facts} search={search} />
        </div>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-5">
    <Skeleton className="h-[182px] max-md:h-[300px]" />
    <Skeleton className="h-[116px] max-md:h-[190px]" />
    <Skeleton className="h-[330px]" />
  </div>
);
