import type { OrderStatus } from "#modules/orders/rules.ts";
import { choiceParam, dayParam, defineList, type SearchOf, type SortOf, type TabOf, uuidParam } from "#kit/define-list.ts";
import { PAYMENT_METHODS } from "#modules/orders/rules/payment-methods.ts";

/** What each tab of the market's orders holds, in the order they are shown. */
export const ORDER_TABS = {
  pagos: ["pago"],
  aguardando: ["aguardando_pagamento"],
  analise: ["em_analise"],
  reembolsados: ["estornando", "estornado", "parcialmente_estornado"],
  contestados: ["contestado", "perdido"],
  encerrados: ["expirado", "cancelado", "falhou"],
} as const satisfies Record<string, readonly OrderStatus[]>;

const list = defineList({
  name: "pedidos-da-feira",
  path: "/painel/admin/pedidos",
  tabs: ["todos", "decidir", "recibo", "pagos", "aguardando", "analise", "reembolsados", "contestados", "encerrados"],
  sorts: ["pedido", "valor"],
  row: uuidParam,
  filters: { meio: choiceParam(PAYMENT_METHODS), de: dayParam, ate: dayParam },
});

/**
 * The market's orders. `decidir`: with a refund that only a person of the platform moves, whatever the order's own state; `recibo`:
 * whose receipt came back and whose files nobody opened; `de` and `ate`:
 * placed between these days in São Paulo, both inclusive. Older addresses called `linha` `pedido`.
 */
export const orderList = {
  ...list,
  read: (raw: Record<string, unknown>): AdminOrdersSearch => list.read({ ...raw, linha: uuidParam(raw.linha) ?? raw.pedido }),
};
export type AdminOrdersSearch = SearchOf<typeof list>;
export type OrderTab = TabOf<typeof list>;
export type OrderSort = SortOf<typeof list>;

/** The address of the market's orders that shows this. */
export const adminOrdersHref = ({ linha, pagina, ...view }: AdminOrdersSearch): string => orderList.href(view, { pagina, linha });
