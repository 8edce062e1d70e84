import { createFileRoute } from "@tanstack/react-router";
import { spanWords } from "#modules/analytics/ui/slot-words.ts";
import { getHouseRange } from "#modules/operations/overview/functions.ts";
import { HOUSE_PATH, readHouseSearch } from "#modules/operations/overview/schema.ts";
import { HousePage } from "#modules/operations/overview/ui/house-page.tsx";
import { RangeLinks } from "#modules/operations/overview/ui/range-links.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/")({
  validateSearch: readHouseSearch,
  loaderDeps: ({ search: { de, ate } }) => ({ de, ate }),
  /** Only who asks and which days: each part reads by itself. */
  loader: async ({ deps }) => loaded(await getHouseRange({ data: deps })),
  head: () => ({ meta: [{ title: "Visão geral da Autoria" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: House,
});

function House() {
  const [range, search] = [Route.useLoaderData(), Route.useSearch()];
  return (
    <>
      <PanelHead title="Visão geral da Autoria" actions={<RangeLinks range={range} search={search} />}>
        Toda a Autoria, de {spanWords(range)}.
      </PanelHead>
      <HousePage path={HOUSE_PATH} search={{ ...search, comparar: search.comparar ?? "anterior" }} isDeep={false} />
    </>
  );
}
