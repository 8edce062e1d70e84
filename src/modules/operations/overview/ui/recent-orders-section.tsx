import { useState } from "react";
import { paymentMethodWords } from "#modules/orders/messages.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { orderNumber } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { adminOrdersHref } from "../../orders/search.ts";
import type { AdminOrderRow } from "../../orders/ui/facts.ts";
import { getRecentOrders } from "../functions.ts";
import { useMarketNews } from "./use-market-news.ts";

const COLUMNS: Column<AdminOrderRow>[] = [
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    cell: (order) => (
      <>
        <RouterLink
          href={adminOrdersHref({ linha: order.id })}
          aria-label={`Pedido ${orderNumber(order.number)}`}
          className="tn font-semibold underline-offset-3 hover:underline max-md:underline"
        >
          {orderNumber(order.number)}
        </RouterLink>{" "}
        <span className="tn text-2xs whitespace-nowrap text-muted md:block">
          <When at={order.createdAt} as="relative" />
        </span>
      </>
    ),
  },
  {
    id: "material",
    header: "Material e comprador",
    place: "lead",
    cell: (order) => (
      <span className="wrap-anywhere">
        {order.title}
        {order.more > 0 && <span className="whitespace-nowrap text-muted"> + {order.more}</span>}
        <span className="block text-2xs font-normal text-muted">
          {order.buyerFirstName}, {paymentMethodWords[order.paymentMethod]}
          {order.installments > 1 && ` ${order.installments}x`}
        </span>
      </span>
    ),
  },
  { id: "situacao", header: "Situação", place: "second-end", cell: (order) => <OrderStatusPill status={order.status} /> },
  { id: "valor", header: "Valor", numeric: true, place: "lead-end", cell: (order) => <Money cents={order.totalCents} /> },
];

/** The newest orders as they come, still while somebody points at them or stands on one. */
export function RecentOrdersSection() {
  const state = useSection(() => getRecentOrders());
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isPointed || isFocused;
  const { hasNews, catchUp } = useMarketNews(isPaused, state.reload);
  return (
    <Section
      name="recentOrders"
      subject="os pedidos recentes"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[420px]" />}
      className="flex min-w-0 flex-col"
    >
      {(orders) => (
        <Panel
          className="grow"
          flush
          title="Pedidos recentes"
          aria-label="Pedidos recentes"
          action={
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span aria-live="polite" className="text-2xs text-muted">
                {isPaused ? (hasNews ? "Pausado, há pedidos novos" : "Pausado enquanto você lê") : "Ao vivo"}
              </span>
              <RouterLink href="/painel/admin/pedidos" className="link text-sm">
                Abrir pedidos
              </RouterLink>
            </span>
          }
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => {
            setPointed(false);
            if (!isFocused) catchUp();
          }}
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setFocused(false);
            if (!isPointed) catchUp();
          }}
        >
          <Table
            caption="Pedidos recentes"
            columns={COLUMNS}
            rows={orders}
            rowKey={(order) => order.id}
            message={orders.length === 0 ? "Ninguém comprou nada ainda." : undefined}
          />
        </Panel>
      )}
    </Section>
  );
}
