import { createFileRoute } from "@tanstack/react-router";
import { getMaterials } from "#modules/catalog/functions.ts";
import { readMaterialsSearch } from "#modules/catalog/schema/materials-search.ts";
import { MaterialsPage } from "#modules/storefront/panel/ui/materials/materials-page.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/produtos")({
  validateSearch: readMaterialsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => loaded(await getMaterials({ data: deps })),
  staleTime: 0,
  head: () => ({ meta: [{ title: "Materiais · Autoria" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Materials,
});

function Materials() {
  return <MaterialsPage list={Route.useLoaderData()} search={Route.useSearch()} />;
}
