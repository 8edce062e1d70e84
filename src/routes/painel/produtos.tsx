import { createFileRoute } from "@tanstack/react-router";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getOwnProducts } from "#modules/catalog/functions.ts";
import { ownProductList } from "#modules/catalog/own-products/search.ts";
import { OwnProductsPage } from "#modules/panel/products/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/produtos")({
  ...listRoute(ownProductList, { title: "Materiais", rows: getOwnProducts, deps: (search) => search }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Materials,
});

function Materials() {
  const { list, views } = Route.useLoaderData();
  const search = Route.useSearch();
  return (
    <OwnProductsPage
      list={list}
      search={search}
      views={<SavedViews list={ownProductList.name} path={ownProductList.path} search={search} views={views} />}
    />
  );
}
