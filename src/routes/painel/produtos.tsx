import { createFileRoute, redirect } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getMaterials } from "#modules/catalog/functions.ts";
import { MATERIALS_PATH, readMaterialsSearch } from "#modules/catalog/schema/materials-search.ts";
import { MaterialsPage } from "#modules/panel/products/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/produtos")({
  validateSearch: readMaterialsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, views] = await Promise.all([
      getMaterials({ data: deps }).then(loaded),
      getSavedViews({ data: { list: "materiais" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(MATERIALS_PATH, deps) });
    return { list, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Materiais · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Materials,
});

function Materials() {
  const { list, views } = Route.useLoaderData();
  const search = Route.useSearch();
  return (
    <MaterialsPage
      list={list}
      search={search}
      views={<SavedViews list="materiais" path={MATERIALS_PATH} search={search} views={views} />}
    />
  );
}
