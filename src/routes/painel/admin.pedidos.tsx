import { createFileRoute, redirect } from "@tanstack/react-router";
import { getAdminOrders } from "#modules/operations/functions.ts";
import { adminOrdersHref, readAdminOrdersSearch } from "#modules/operations/schema/orders-search.ts";
import { AdminOrdersPage } from "#modules/operations/ui/orders/orders-page.tsx";
import { PanelError } from "#modules/storefront/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/storefront/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/storefront/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/storefront/panel/ui/panel-pending.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/pedidos")({
  validateSearch: readAdminOrdersSearch,
  // The drawer reads by itself: opening an order does not read the list again.
  loaderDeps: ({ search }) => ({ ...search, pedido: undefined }),
  loader: async ({ deps }) => {
    const orders = loaded(await getAdminOrders({ data: deps }));
    if (orders.rows.length === 0 && deps.pagina) throw redirect({ href: adminOrdersHref({ ...deps, pagina: undefined }) });
    return orders;
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: "Pedidos da feira · Autoria" }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: AdminOrders,
});

function AdminOrders() {
  return (
    <>
      <PanelHead title="Pedidos da feira">De todos os autores, com o que o provedor e o razão dizem de cada um.</PanelHead>
      <AdminOrdersPage orders={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  );
}
