import { createFileRoute, notFound } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { requiredRole } from "#kit/forbidden.ts";
import { RangeBalanceSection } from "#modules/analytics/balance/ui/balance-section.tsx";
import { DownloadsSection } from "#modules/analytics/downloads/ui/downloads-section.tsx";
import { ReachPanel } from "#modules/analytics/events/ui/reach-panel.tsx";
import { RangeSection } from "#modules/analytics/range/ui/range-section.tsx";
import { RevenueSection } from "#modules/analytics/revenue/ui/revenue-section.tsx";
import { readAnalyticsSearch } from "#modules/analytics/schema.ts";
import { TransactionsSection } from "#modules/analytics/transactions/ui/transactions-section.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PhoneFold } from "#ui/phone-fold.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";

export const Route = createFileRoute("/painel/analytics")({
  validateSearch: readAnalyticsSearch,
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    if (!loaderData?.store) throw notFound(requiredRole("autor"));
  },
  head: () => ({ meta: [{ title: `Análises · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AnalyticsPage,
});

/** Five parts that load, fail and try again each by itself, all of the same days. */
function AnalyticsPage() {
  const search = Route.useSearch();
  return (
    <>
      <PanelHead title="Análises">
        Como a sua loja foi: o dinheiro, as vendas e quem baixou o que comprou.{" "}
        <RouterLink href="/painel/analytics/materiais" className="link">
          Ver material por material
        </RouterLink>
      </PanelHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <RangeSection search={search} />
        <RevenueSection search={search} />
        <PhoneFold title="Saldo">
          <RangeBalanceSection search={search} />
        </PhoneFold>
        <PhoneFold title="Downloads">
          <DownloadsSection search={search} />
        </PhoneFold>
        <PhoneFold title="De onde vieram as visitas">
          <ReachPanel de={search.de} ate={search.ate} />
        </PhoneFold>
        <PhoneFold title="Movimentos">
          <TransactionsSection search={search} />
        </PhoneFold>
      </div>
    </>
  );
}
