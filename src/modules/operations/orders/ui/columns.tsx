import { orderNumber } from "#kit/format.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { METHODS } from "#modules/payments/methods/methods.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { orderList, type AdminOrdersSearch } from "../search.ts";
import type { AdminOrderRow } from "./facts.ts";

/** What the list says of each order of the market, who bought only hinted. */
export const orderColumns = (search: AdminOrdersSearch): DataColumn<AdminOrderRow>[] => [
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    always: true,
    sort: "descending",
    cell: (order) => (
      <span className="tn">
        <RowLink path={orderList.path} search={search} id={order.id}>
          {orderNumber(order.number)}
        </RowLink>{" "}
        <span className="text-2xs whitespace-nowrap text-muted md:block">
          <When at={order.createdAt} />
        </span>
      </span>
    ),
  },
  {
    id: "quem",
    header: "Quem comprou",
    place: "lead",
    cell: (order) => (
      <>
        {order.buyerFirstName}
        <span className="block text-2xs font-normal wrap-anywhere text-muted md:min-w-36">{order.buyerEmailMasked}</span>
      </>
    ),
  },
  {
    id: "material",
    header: "Material e autoria",
    place: "own-line",
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
    cell: (order) =>
      `${order.paymentMethod === "gratis" ? "Grátis" : METHODS[order.paymentMethod].shortLabel}${order.installments > 1 ? ` ${order.installments}x` : ""}`,
  },
  { id: "situacao", header: "Situação", place: "second-end", cell: (order) => <OrderStatusPill status={order.status} /> },
  {
    id: "valor",
    header: "Valor",
    numeric: true,
    place: "lead-end",
    sort: "descending",
    cell: (order) => (
      <b className="font-semibold">
        <Money cents={order.totalCents} />
      </b>
    ),
  },
];
