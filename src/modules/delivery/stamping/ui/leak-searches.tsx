import { orderNumber } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { LeakSearchLine } from "../schema.ts";

/** What was searched before, and where it led. */
export function LeakSearches({ searches }: { searches: LeakSearchLine[] }) {
  return (
    <Panel title="Buscas anteriores" flush>
      <ul className="text-sm">
        {searches.map((search) => (
          <li key={search.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 md:px-5">
            <span className="flex flex-wrap gap-x-3">
              {search.orders.length === 0 && <span className="text-muted">Nenhuma compra</span>}
              {search.orders.map((order) => (
                <RouterLink key={order.id} href={`/painel/pedidos/${order.id}`} className="underline underline-offset-3">
                  Pedido {orderNumber(order.number)}
                </RouterLink>
              ))}
            </span>
            <span className="tn text-2xs text-muted">
              <When at={new Date(search.at)} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
