import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import type { OrderStatus } from "./rules.ts";

/** What each tab of an author's sales holds, in the order they are shown. */
export const SALE_TABS = {
  pagas: ["pago"],
  aguardando: ["aguardando_pagamento", "em_analise"],
  reembolsadas: ["estornando", "estornado", "parcialmente_estornado"],
  contestadas: ["contestado", "perdido"],
  encerradas: ["expirado", "cancelado", "falhou"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type SaleTab = keyof typeof SALE_TABS | "todas";
export const SALE_TAB_NAMES = ["pagas", "aguardando", "reembolsadas", "contestadas", "encerradas", "todas"] as const;

const MAX_QUERY = 120;
/** Pages past this one are not counted out: people narrow the search instead. */
const LAST_PAGE = 5_000;

export type OrdersSearch = {
  aba?: "compras" | "vendas" | undefined;
  situacao?: (typeof SALE_TAB_NAMES)[number] | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
};

/** What `/painel/pedidos` reads from its address. A value that makes no sense counts as absent; nothing here refuses. */
export const readOrdersSearch = (raw: Record<string, unknown>): OrdersSearch => ({
  aba: readChoice(raw.aba, ["compras", "vendas"]),
  situacao: readChoice(raw.situacao, SALE_TAB_NAMES),
  busca: readWords(raw.busca, MAX_QUERY),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
});

/** The address of the library or of the sales, its parameters always in the same order. */
export function ordersHref(search: Partial<OrdersSearch>): string {
  const query = new URLSearchParams();
  for (const name of ["aba", "situacao", "busca", "pagina"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/painel/pedidos?${text}` : "/painel/pedidos";
}
