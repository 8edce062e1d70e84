import * as z from "zod";
import { cutCodePoints } from "#kit/text.ts";
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

const tidy = (text: string): string => cutCodePoints(text.replace(/[\p{Cc}\s]+/gu, " ").trim(), MAX_QUERY).trim();

/** What `/painel/pedidos` reads from its address. A value that makes no sense counts as absent; nothing here refuses. */
export const ordersSearch = z.object({
  aba: z.enum(["compras", "vendas"]).optional().catch(undefined),
  situacao: z.enum(SALE_TAB_NAMES).optional().catch(undefined),
  busca: z
    .string()
    .transform((text) => tidy(text) || undefined)
    .optional()
    .catch(undefined),
  pagina: z.coerce.number().int().min(2).max(LAST_PAGE).optional().catch(undefined),
});

export type OrdersSearch = z.output<typeof ordersSearch>;

/** The address of the library or of the sales, its parameters always in the same order. */
export function ordersHref(search: Partial<OrdersSearch>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(ordersSearch.shape) as (keyof OrdersSearch)[]) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/painel/pedidos?${text}` : "/painel/pedidos";
}
