import type { OrderStatus } from "#modules/orders/rules.ts";
import { isDayKey } from "#kit/day-key.ts";
import { isUuid } from "#kit/id.ts";
import { type ListSearch, listHref, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#modules/orders/rules.ts";

export const ADMIN_ORDERS_PATH = "/painel/admin/pedidos";
export const ADMIN_ORDERS_FILE = "/painel/admin/pedidos.csv";

/** What each tab of the market's orders holds, in the order they are shown. */
export const ORDER_TABS = {
  pagos: ["pago"],
  aguardando: ["aguardando_pagamento"],
  analise: ["em_analise"],
  reembolsados: ["estornando", "estornado", "parcialmente_estornado"],
  contestados: ["contestado", "perdido"],
  encerrados: ["expirado", "cancelado", "falhou"],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** `decidir`: orders with a refund that only a person of the platform moves, whatever the order's own state. */
export const ORDER_TAB_NAMES = [
  "todos",
  "decidir",
  "pagos",
  "aguardando",
  "analise",
  "reembolsados",
  "contestados",
  "encerrados",
] as const;
export type OrderTab = (typeof ORDER_TAB_NAMES)[number];

/** Newest first, and largest first, until turned round. */
const SORTS = ["pedido", "valor"] as const;
export type OrderSort = (typeof SORTS)[number];

export type AdminOrdersSearch = ListSearch & {
  situacao?: Exclude<OrderTab, "todos"> | undefined;
  meio?: PaymentMethod | undefined;
  /** Placed between these days in São Paulo, both inclusive. */
  de?: string | undefined;
  ate?: string | undefined;
};

const readDay = (raw: unknown): string | undefined => (typeof raw === "string" && isDayKey(raw) ? raw : undefined);
const readOrder = (raw: unknown): string | undefined => (typeof raw === "string" && isUuid(raw) ? raw : undefined);

/** What the market's orders read from their address, `pedido` being how older addresses called `linha`; nonsense counts as absent. */
export const readAdminOrdersSearch = (raw: Record<string, unknown>): AdminOrdersSearch => ({
  ...readListSearch(raw, SORTS),
  linha: readOrder(raw.linha) ?? readOrder(raw.pedido),
  situacao: readChoice(raw.situacao, ["decidir", "pagos", "aguardando", "analise", "reembolsados", "contestados", "encerrados"]),
  meio: readChoice(raw.meio, PAYMENT_METHODS),
  de: readDay(raw.de),
  ate: readDay(raw.ate),
});

/** The address of the market's orders that shows this. */
export const adminOrdersHref = ({ linha, pagina, ...view }: AdminOrdersSearch): string =>
  listHref(ADMIN_ORDERS_PATH, view, { pagina, linha });
