import { isDayKey } from "#kit/day-key.ts";
import { type ListSearch, PAGE_SIZES, readListSearch } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "../rules/payment-methods.ts";
import type { OrderStatus } from "../rules.ts";

/** The order states in each tab of an author's sales. */
export const SALE_TABS = {
  pagas: ["pago"],
  aguardando: ["aguardando_pagamento", "em_analise"],
  reembolsadas: ["estornando", "estornado", "parcialmente_estornado"],
  contestadas: ["contestado", "perdido"],
  encerradas: ["expirado", "cancelado", "falhou"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type SaleTab = keyof typeof SALE_TABS | "todas";
export const SALE_TAB_NAMES = ["pagas", "aguardando", "reembolsadas", "contestadas", "encerradas", "todas"] as const;

/** Sorted newest first, or largest first, unless reversed. */
export const SALE_SORTS = ["data", "valor", "liquido"] as const;
export type SaleSort = (typeof SALE_SORTS)[number];

export const SALES_PATH = "/painel/pedidos";
export const SALES_FILE = "/painel/pedidos/vendas.csv";

/** The search parameters of the author's sales; `de` and `ate` are days in São Paulo, both inclusive. */
export type SalesSearch = ListSearch & {
  aba?: "vendas" | undefined;
  situacao?: SaleTab | undefined;
  meio?: PaymentMethod | undefined;
  material?: number | undefined;
  de?: string | undefined;
  ate?: string | undefined;
};

/** An invalid value counts as absent; nothing is refused. */
export const readSalesSearch = (raw: Record<string, unknown>): SalesSearch => ({
  aba: readChoice(raw.aba, ["vendas"]),
  situacao: readChoice(raw.situacao, SALE_TAB_NAMES),
  meio: readChoice(raw.meio, PAYMENT_METHODS),
  material: readWhole(raw.material, 1, 999_999_999),
  de: readDay(raw.de),
  ate: readDay(raw.ate),
  ...readListSearch(raw, SALE_SORTS),
});

const readDay = (raw: unknown): string | undefined => (typeof raw === "string" && isDayKey(raw) ? raw : undefined);

export const pageSize = ({ por }: SalesSearch): number => por ?? PAGE_SIZES[0];

/** Whether a filter or a search restricts what the tabs show. */
export const isNarrowed = ({ busca, meio, material: product, de, ate }: SalesSearch): boolean =>
  Boolean(busca ?? meio ?? product ?? de ?? ate);
