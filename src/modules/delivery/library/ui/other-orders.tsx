import { orderNumber } from "#kit/format.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { OtherOrder } from "./library-facts.ts";

/** orders that are not in the library; what can still be paid has its button. */
export function OtherOrders({ title, orders }: { title: string; orders: OtherOrder[] }) {
  return (
    <Panel title={title} flush>
      <ul className="border-t border-line">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 text-sm last:border-b-0 md:px-5"
          >
            <div className="min-w-0 flex-1 basis-52">
              <RouterLink
                href={`/painel/pedidos/${order.id}`}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-3 hover:underline"
              >
                Pedido {orderNumber(order.number)}
              </RouterLink>
              <p className="line-clamp-1 text-2xs text-muted">
                <When at={order.createdAt} />, {titleWords(order.titles)}
              </p>
            </div>
            <OrderStatusPill status={order.status} />
            <b className="tn font-semibold">
              <Money cents={order.totalCents} />
            </b>
            {order.status === "aguardando_pagamento" && (
              <RouterLink
                href={`/finalizar-compra/pagar/pix/${order.id}`}
                className={buttonClass({ variant: "primary", size: "sm" })}
                aria-label={`Pagar agora o pedido ${orderNumber(order.number)}`}
              >
                Pagar agora
              </RouterLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** "Frações na feira", "Frações na feira e mais 2". */
function titleWords([first = "", ...rest]: string[]): string {
  return rest.length === 0 ? first : `${first} e mais ${rest.length}`;
}
