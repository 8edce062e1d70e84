import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getPerformance } from "#modules/analytics/performance/functions.ts";
import { readPerformanceSearch } from "#modules/analytics/performance/schema.ts";
import { PerformancePage } from "#modules/analytics/performance/ui/performance-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/analytics_/materiais")({
  validateSearch: readPerformanceSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getPerformance({ data: { ...deps } })),
  staleTime: 0,
  head: () => ({ meta: [{ title: `Material por material · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Performance,
});

function Performance() {
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/analytics", label: "Análises" }]} renderLink={routerLink} className="mb-3" />
      <PanelHead title="Material por material">O que cada um vendeu, rendeu e atraiu: hoje, em 7 e em 30 dias.</PanelHead>
      <PerformancePage facts={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  );
}
