import { createFileRoute } from "@tanstack/react-router";
import { getAdminOrders } from "#modules/operations/functions.ts";
import { orderList } from "#modules/operations/orders/search.ts";
import { orderColumns } from "#modules/operations/orders/ui/columns.tsx";
import { AdminOrdersPage } from "#modules/operations/orders/ui/page.tsx";
import { ListHead } from "#modules/panel/ui/list-head.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { TablePending } from "#ui/data-table/table-pending.tsx";
import { listRoute } from "./-list-route.ts";

export const Route = createFileRoute("/painel/admin/pedidos")({
  // The drawer reads by itself: opening an order does not read the list again.
  ...listRoute(orderList, { title: "Todos os pedidos", rows: getAdminOrders }),
  pendingComponent: TablePending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AdminOrders,
});

function AdminOrders() {
  const search = Route.useSearch();
  const { list, views } = Route.useLoaderData();
  return (
    <>
      <ListHead list={orderList} search={search} columns={orderColumns(search)} views={views} title="Todos os pedidos">
        De todos os autores, com o que o provedor e os lançamentos dizem de cada um.
      </ListHead>
      <AdminOrdersPage orders={list} search={search} />
    </>
  );
}
