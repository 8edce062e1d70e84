import { CalendarDays, CreditCard } from "lucide-react";
import { orderNumber } from "#kit/format.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { tabLabels } from "../../messages.ts";
import { orderList, type AdminOrdersSearch } from "../search.ts";
import { orderColumns } from "./columns.tsx";
import { orderDrawer } from "./drawer.tsx";
import type { AdminOrders } from "./facts.ts";
import { paymentMethodWords } from "#modules/orders/messages.ts";
import { PAYMENT_METHODS } from "#modules/orders/rules/payment-methods.ts";

const WORDS = {
  caption: "Todos os pedidos",
  one: "pedido",
  many: "pedidos",
  find: "Buscar pedidos",
  findBy: "Número, nome, e-mail, CPF…",
};

/** Every order of the market: one search, the rows, and one of them open over them with its own address. */
export function AdminOrdersPage({ orders, search }: { orders: AdminOrders; search: AdminOrdersSearch }) {
  return (
    <DataTable
      path={orderList.path}
      search={search}
      words={WORDS}
      columns={orderColumns(search)}
      firstSort="pedido"
      rows={orders.rows}
      total={orders.total}
      rowId={(row) => row.id}
      rowName={(row) => `Pedido ${orderNumber(row.number)}`}
      tabs={{
        label: "Situação dos pedidos",
        options: orderList.tabs.map((name) => ({
          value: name === "todos" ? undefined : name,
          label: tabLabels[name],
          count: orders.counts[name],
        })),
      }}
      filters={[
        {
          kind: "choice",
          param: "meio",
          label: "Pagamento",
          icon: <CreditCard aria-hidden />,
          choices: PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodWords[value] })),
        },
        { kind: "period", from: "de", to: "ate", label: "Feito em", icon: <CalendarDays aria-hidden /> },
      ]}
      drawer={search.linha ? orderDrawer(search.linha) : null}
    />
  );
}
