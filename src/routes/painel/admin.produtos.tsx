import { createFileRoute, useRouter } from "@tanstack/react-router";
import { getProductToManage, getProductsToManage } from "#modules/operations/products/functions.ts";
import { productList } from "#modules/operations/products/search.ts";
import { productColumns } from "#modules/operations/products/ui/columns.tsx";
import { ProductsPage } from "#modules/operations/products/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/produtos")({
  ...listRoute(productList, {
    title: "Todos os materiais",
    rows: getProductsToManage,
    open: (id) => getProductToManage({ data: { productId: Number(id) } }),
  }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Products,
});

function Products() {
  const router = useRouter();
  const search = Route.useSearch();
  const { list, open, views } = Route.useLoaderData();
  return (
    <>
      <ListHead list={productList} search={search} columns={productColumns(search)} views={views} title="Todos os materiais">
        Tudo o que já foi publicado, de todas as lojas.{" "}
        <RouterLink href="/painel/admin/produtos/revisao" className="link">
          Materiais para revisar
        </RouterLink>
      </ListHead>
      <ProductsPage list={list} search={search} open={open} onChanged={() => router.invalidate({ sync: true })} />
    </>
  );
}
