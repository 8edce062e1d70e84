import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AnalyticsSearch } from "../../schema.ts";
import { getRevenue } from "../functions.ts";
import { BestProducts } from "./best-products.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { SalePlaces } from "./sale-places.tsx";

/** What was sold in the range: slot by slot, by method, by product and by state. */
export function RevenueSection({ search }: { search: AnalyticsSearch }) {
  const { de, ate, comparar, agrupar } = search;
  const requested = { de, ate, comparar, agrupar };
  const state = useSection(() => getRevenue({ data: requested }), Object.values(requested).join(" "));
  return (
    <Section name="graphicRecipe" subject="a sua receita" state={state} skeleton={<Loading />}>
      {(facts) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <RevenueChart facts={facts} search={search} />
          {facts.totals.sales > 0 && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
              <BestProducts facts={facts} search={search} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <PaymentMethods facts={facts} />
                <SalePlaces facts={facts} />
              </div>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-5">
    <Skeleton className="h-[390px]" />
    <Skeleton className="h-[320px]" />
  </div>
);
