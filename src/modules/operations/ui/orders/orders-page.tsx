import { useRouter } from "@tanstack/react-router";
import { formatCount, plural } from "#kit/format.ts";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { tabLabels } from "../../messages.ts";
import { adminOrdersHref, type AdminOrdersSearch, ORDER_TAB_NAMES, ORDERS_PAGE } from "../../schema/orders-search.ts";
import { OrderDrawer } from "./order-drawer.tsx";
import type { AdminOrders } from "./orders-facts.ts";
import { OrdersTable } from "./orders-table.tsx";
import { SearchForm } from "./search-form.tsx";

/** Every order of the market: tabs by situation, one search, the rows, and one of them open in a drawer with its own address. */
export function AdminOrdersPage({ orders, search }: { orders: AdminOrders; search: AdminOrdersSearch }) {
  const router = useRouter();
  const tab = search.situacao ?? "todos";
  const first = (orders.page - 1) * ORDERS_PAGE + 1;
  const go = (pedido: string | undefined) =>
    void router.navigate({ href: adminOrdersHref({ ...search, pedido }), resetScroll: false });
  return (
    <Panel flush aria-label="Pedidos" data-section="dataTable">
      <LinkTabs
        label="Situação dos pedidos"
        className="px-1 md:px-2"
        renderLink={routerLink}
        tabs={ORDER_TAB_NAMES.map((name) => ({
          href: adminOrdersHref({
            ...search,
            situacao: name === "todos" ? undefined : name,
            pagina: undefined,
            pedido: undefined,
          }),
          label: tabLabels[name],
          count: orders.counts[name],
          current: name === tab,
        }))}
      />
      <SearchForm search={search} />
      <p className="sr-only" aria-live="polite">
        {plural(orders.counts[tab], "pedido", "pedidos")}
      </p>
      <OrdersTable rows={orders.rows} search={search} empty={emptyWords(search, tab)} />
      {orders.rows.length > 0 && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Pagination
            page={orders.page}
            pages={orders.pages}
            href={(page) => adminOrdersHref({ ...search, pagina: page === 1 ? undefined : page, pedido: undefined })}
            renderLink={routerLink}
            label="Páginas dos pedidos"
            summary={`${formatCount(first)} a ${formatCount(first + orders.rows.length - 1)} de ${formatCount(orders.counts[tab])}`}
          />
        </div>
      )}
      <OrderDrawer orderId={search.pedido ?? null} onClose={() => go(undefined)} />
    </Panel>
  );
}

function emptyWords(search: AdminOrdersSearch, tab: keyof typeof tabLabels): string {
  const where = tab === "todos" ? "" : ` em “${tabLabels[tab]}”`;
  if (search.busca) return `Nada com “${search.busca}”${where}. Tente outra palavra ou outra aba.`;
  return tab === "todos" ? "Ninguém comprou nada ainda." : `Nenhum pedido${where}.`;
}
