import type { OrderStatus } from "../../orders/rules.ts";
import { isUuid } from "#kit/id.ts";
import { readChoice, readWhole, readWords } from "#kit/search-params.ts";

/** What each tab of the market's orders holds, in the order they are shown. */
export const ORDER_TABS = {
  pagos: ["pago"],
  aguardando: ["aguardando_pagamento"],
  analise: ["em_analise"],
  reembolsados: ["estornando", "estornado", "parcialmente_estornado"],
  contestados: ["contestado", "perdido"],
  encerrados: ["expirado", "cancelado", "falhou"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export const ORDER_TAB_NAMES = ["todos", "pagos", "aguardando", "analise", "reembolsados", "contestados", "encerrados"] as const;
export type OrderTab = (typeof ORDER_TAB_NAMES)[number];

export const ORDERS_PAGE = 20;
const MAX_QUERY = 120;
/** Pages past this one are not counted out: people narrow the search instead. */
const LAST_PAGE = 500;

export type AdminOrdersSearch = {
  situacao?: OrderTab | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
  /** The order open in the drawer. */
  pedido?: string | undefined;
};

/** What `/painel/admin/pedidos` reads from its address. A value that makes no sense counts as absent; nothing here refuses. */
export const readAdminOrdersSearch = (raw: Record<string, unknown>): AdminOrdersSearch => ({
  situacao: readChoice(raw.situacao, ORDER_TAB_NAMES),
  busca: readWords(raw.busca, MAX_QUERY),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  pedido: typeof raw.pedido === "string" && isUuid(raw.pedido) ? raw.pedido : undefined,
});

/** The address of the market's orders, its parameters always in the same order. */
export function adminOrdersHref(search: AdminOrdersSearch): string {
  const query = new URLSearchParams();
  for (const name of ["situacao", "busca", "pagina", "pedido"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/painel/admin/pedidos?${text}` : "/painel/admin/pedidos";
}
