import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getProductToManage, getProductsToManage } from "#modules/operations/products/functions.ts";
import { PRODUCTS_FILE, PRODUCTS_PATH, readProductsSearch } from "#modules/operations/products/search.ts";
import { productColumns } from "#modules/operations/products/ui/columns.tsx";
import { ProductsPage } from "#modules/operations/products/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/produtos")({
  validateSearch: readProductsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [list, open, views] = await Promise.all([
      getProductsToManage({ data: deps }).then(loaded),
      deps.linha ? getProductToManage({ data: { productId: Number(deps.linha) } }).then(loaded) : null,
      getSavedViews({ data: { list: "materiais-da-feira" } }).then(loaded),
    ]);
    if (list.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(PRODUCTS_PATH, deps) });
    return { list, open, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Materiais da feira · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: MarketMaterials,
});

function MarketMaterials() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Materiais da feira"
        actions={
          <TableTools path={PRODUCTS_PATH} search={search} columns={productColumns(search)} csvPath={PRODUCTS_FILE}>
            <SavedViews list="materiais-da-feira" path={PRODUCTS_PATH} search={search} views={views} />
          </TableTools>
        }
      >
        Tudo o que já foi publicado, de todas as lojas.
      </PanelHead>
      <ProductsPage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
