import { createFileRoute, redirect } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { getSavedViews } from "#modules/accounts/saved-views/functions.ts";
import { SavedViews } from "#modules/accounts/saved-views/ui/saved-views.tsx";
import { getAdminOrders } from "#modules/operations/functions.ts";
import { ADMIN_ORDERS_FILE, ADMIN_ORDERS_PATH, readAdminOrdersSearch } from "#modules/operations/orders/search.ts";
import { orderColumns } from "#modules/operations/orders/ui/columns.tsx";
import { AdminOrdersPage } from "#modules/operations/orders/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/pedidos")({
  validateSearch: readAdminOrdersSearch,
  // The drawer reads by itself: opening an order does not read the list again.
  loaderDeps: ({ search }) => ({ ...search, linha: undefined }),
  loader: async ({ deps }) => {
    const [orders, views] = await Promise.all([
      getAdminOrders({ data: deps }).then(loaded),
      getSavedViews({ data: { list: "pedidos-da-feira" } }).then(loaded),
    ]);
    if (orders.rows.length === 0 && deps.pagina) throw redirect({ href: listHref(ADMIN_ORDERS_PATH, deps) });
    return { orders, views };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Pedidos da feira · Autoria" }] }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AdminOrders,
});

function AdminOrders() {
  const search = Route.useSearch();
  const { orders, views } = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Pedidos da feira"
        actions={
          <TableTools path={ADMIN_ORDERS_PATH} search={search} columns={orderColumns(search)} csvPath={ADMIN_ORDERS_FILE}>
            <SavedViews list="pedidos-da-feira" path={ADMIN_ORDERS_PATH} search={search} views={views} />
          </TableTools>
        }
      >
        De todos os autores, com o que o provedor e o razão dizem de cada um.
      </PanelHead>
      <AdminOrdersPage orders={orders} search={search} />
    </>
  );
}
