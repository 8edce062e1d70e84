import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { spanWords } from "#modules/analytics/ui/slot-words.ts";
import { getPlatformRange } from "#modules/operations/overview/functions.ts";
import { PLATFORM_PATH, readPlatformSearch } from "#modules/operations/overview/schema.ts";
import { PlatformPage } from "#modules/operations/overview/ui/platform-page.tsx";
import { RangeLinks } from "#modules/operations/overview/ui/range-links.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/")({
  validateSearch: readPlatformSearch,
  loaderDeps: ({ search: { de, ate } }) => ({ de, ate }),
  /** Only who asks and which days: each part reads by itself. */
  loader: async ({ deps }) => loaded(await getPlatformRange({ data: deps })),
  head: () => ({ meta: [{ title: `Visão geral ${brand.of}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Platform,
});

function Platform() {
  const [range, search] = [Route.useLoaderData(), Route.useSearch()];
  const seesSales = useMay()("read", "overview");
  return (
    <>
      <PanelHead title={`Visão geral ${brand.of}`} actions={seesSales && <RangeLinks range={range} search={search} />}>
        {seesSales ? `O movimento ${brand.of}, de ${spanWords(range)}.` : "O que espera por você."}
      </PanelHead>
      <PlatformPage path={PLATFORM_PATH} search={{ ...search, comparar: search.comparar ?? "anterior" }} isDeep={false} />
    </>
  );
}
