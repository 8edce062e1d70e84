import { orderNumber } from "#kit/format.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { adminOrdersHref, type AdminOrdersSearch } from "../../schema/orders-search.ts";
import type { AdminOrderRow } from "./orders-facts.ts";

const METHODS = { pix: "Pix", cartao: "Cartão", gratis: "Grátis" };

const columnsFor = (search: AdminOrdersSearch): Column<AdminOrderRow>[] => [
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    cell: (order) => (
      <>
        <RouterLink
          href={adminOrdersHref({ ...search, pedido: order.id })}
          aria-label={`Pedido ${orderNumber(order.number)}`}
          className="tn font-semibold text-ink underline-offset-3 hover:underline max-md:underline md:after:absolute md:after:inset-0"
        >
          {orderNumber(order.number)}
        </RouterLink>{" "}
        <span className="tn text-2xs whitespace-nowrap text-muted md:block">
          <When at={order.createdAt} />
        </span>
      </>
    ),
  },
  {
    id: "quem",
    header: "Quem comprou",
    place: "lead",
    cell: (order) => (
      <>
        {order.buyerFirstName}
        <span className="block text-2xs font-normal wrap-anywhere text-muted">{order.buyerEmailMasked}</span>
      </>
    ),
  },
  {
    id: "material",
    header: "Material e autoria",
    cell: (order) => (
      <span className="wrap-anywhere">
        {order.title}
        {order.more > 0 && <span className="text-muted"> + {order.more}</span>}
        <span className="block text-2xs text-muted">{order.authorName}</span>
      </span>
    ),
  },
  {
    id: "pagamento",
    header: "Pagamento",
    place: "none",
    cell: (order) => `${METHODS[order.paymentMethod]}${order.installments > 1 ? ` ${order.installments}x` : ""}`,
  },
  { id: "situacao", header: "Situação", place: "second-end", cell: (order) => <OrderStatusPill status={order.status} /> },
  {
    id: "valor",
    header: "Valor",
    numeric: true,
    place: "lead-end",
    cell: (order) => (
      <b className="font-semibold">
        <Money cents={order.totalCents} />
      </b>
    ),
  },
];

/** One row per order; each opens its drawer. */
export function OrdersTable({ rows, search, empty }: { rows: AdminOrderRow[]; search: AdminOrdersSearch; empty: string }) {
  return (
    <div className="[&_tbody_tr]:relative">
      <Table
        caption="Pedidos da feira"
        columns={columnsFor(search)}
        rows={rows}
        rowKey={(row) => row.id}
        isSelected={(row) => row.id === search.pedido}
        message={rows.length === 0 ? empty : undefined}
      />
    </div>
  );
}
