import { orderNumber } from "#kit/format.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { adminOrdersHref } from "../../orders/search.ts";
import type { PartOf } from "./facts.ts";

type Orders = PartOf<"pedidos">;

const COLUMNS: Column<Orders["orders"][number]>[] = [
  {
    id: "pedido",
    header: "Pedido",
    place: "lead",
    cell: ({ id, number, titles }) => (
      <>
        <RouterLink href={adminOrdersHref({ linha: id })} className="tn font-semibold underline underline-offset-3">
          {orderNumber(number)}
        </RouterLink>
        <span className="block text-2xs font-normal wrap-anywhere text-muted">
          {titles[0]}
          {titles.length > 1 && ` e mais ${titles.length - 1}`}
        </span>
      </>
    ),
  },
  { id: "situacao", header: "Situação", place: "lead-end", cell: ({ status }) => <OrderStatusPill status={status} /> },
  { id: "quando", header: "Feito em", place: "second", cell: ({ at }) => <When at={at} /> },
  { id: "valor", header: "Valor", place: "second-end", numeric: true, cell: ({ totalCents }) => <Money cents={totalCents} /> },
];

/** Her orders; the number leads to the order in the administration. */
export const OrdersPanel = ({ part: { orders } }: { part: Orders }) => (
  <Table
    caption="Pedidos, do mais novo ao mais antigo"
    columns={COLUMNS}
    rows={orders}
    rowKey={({ id }) => id}
    message={orders.length === 0 ? "Nenhum pedido." : undefined}
  />
);
