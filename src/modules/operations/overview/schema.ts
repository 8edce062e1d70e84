import type { Comparison } from "../../analytics/rules/comparison.ts";
import { type Group, GROUPS } from "../../analytics/rules/groups.ts";
import { readRangeSearch } from "../../analytics/schema.ts";
import { listHref } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";

export const PLATFORM_PATH = "/painel/admin";
export const PLATFORM_ANALYTICS_PATH = "/painel/admin/analytics";
export const PLATFORM_DAYS_FILE = "/painel/admin/analytics/dias.csv";
/** The books of the market, as an accountant reads them. */
export const ACCRUAL_FILE = "/painel/admin/analytics/competencia.csv";
export const CASH_FILE = "/painel/admin/analytics/caixa.csv";
export const MARKET_NEWS = "/eventos/feira";

/** What the chart of sales, the map and the hours count. */
export const PLATFORM_MEASURES = ["valor", "pedidos"] as const;
export type PlatformMeasure = (typeof PLATFORM_MEASURES)[number];

/** What both pages of the platform's figures read from their address. */
export type PlatformSearch = {
  de?: string | undefined;
  ate?: string | undefined;
  comparar?: Comparison | undefined;
  agrupar?: Group | undefined;
  medida?: PlatformMeasure | undefined;
  mapa?: PlatformMeasure | undefined;
  horas?: PlatformMeasure | undefined;
};

/** A value that makes no sense counts as absent; nothing here refuses. */
export const readPlatformSearch = (raw: Record<string, unknown>): PlatformSearch => ({
  ...readRangeSearch(raw),
  agrupar: readChoice(raw.agrupar, GROUPS),
  medida: readChoice(raw.medida, PLATFORM_MEASURES),
  mapa: readChoice(raw.mapa, PLATFORM_MEASURES),
  horas: readChoice(raw.horas, PLATFORM_MEASURES),
});

/** One of the two pages, with something of its address changed. */
export const platformHref = (path: string, search: PlatformSearch, change: PlatformSearch = {}): string =>
  listHref(path, search, change);
