import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { RangeForm } from "#modules/analytics/range/ui/range-section.tsx";
import { getAnalyticsRange } from "#modules/operations/overview/functions.ts";
import { PLATFORM_ANALYTICS_PATH, platformHref, readPlatformSearch } from "#modules/operations/overview/schema.ts";
import { PlatformPage } from "#modules/operations/overview/ui/platform-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/analytics")({
  validateSearch: readPlatformSearch,
  loaderDeps: ({ search: { de, ate, comparar } }) => ({ de, ate, comparar }),
  /** Only who asks and which days: each part reads by itself. */
  loader: async ({ deps }) => loaded(await getAnalyticsRange({ data: deps })),
  head: () => ({ meta: [{ title: `Análises ${brand.of} · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: PlatformAnalytics,
});

function PlatformAnalytics() {
  const [range, search] = [Route.useLoaderData(), Route.useSearch()];
  return (
    <>
      <PanelHead
        title={`Análises ${brand.of}`}
      >{`O movimento ${brand.of}, em qualquer período, segundo os lançamentos.`}</PanelHead>
      <div className="mb-5">
        <RangeForm
          key={`${range.from} ${range.to} ${search.comparar}`}
          range={range}
          comparar={search.comparar}
          hrefOf={(change) => platformHref(PLATFORM_ANALYTICS_PATH, search, change)}
        />
      </div>
      <PlatformPage path={PLATFORM_ANALYTICS_PATH} search={search} isDeep />
    </>
  );
}
