import type { Comparison } from "../../analytics/rules/comparison.ts";
import { type Group, GROUPS } from "../../analytics/rules/groups.ts";
import { readRangeSearch } from "../../analytics/schema.ts";
import { listHref } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";

export const HOUSE_PATH = "/painel/admin";
export const HOUSE_ANALYTICS_PATH = "/painel/admin/analytics";
export const HOUSE_DAYS_FILE = "/painel/admin/analytics/dias.csv";
export const MARKET_NEWS = "/eventos/feira";

/** What the chart of sales and the map count. */
export const HOUSE_MEASURES = ["valor", "pedidos"] as const;
export type HouseMeasure = (typeof HOUSE_MEASURES)[number];

/** What both pages of the platform's figures read from their address. */
export type HouseSearch = {
  de?: string | undefined;
  ate?: string | undefined;
  comparar?: Comparison | undefined;
  agrupar?: Group | undefined;
  medida?: HouseMeasure | undefined;
  mapa?: HouseMeasure | undefined;
};

/** A value that makes no sense counts as absent; nothing here refuses. */
export const readHouseSearch = (raw: Record<string, unknown>): HouseSearch => ({
  ...readRangeSearch(raw),
  agrupar: readChoice(raw.agrupar, GROUPS),
  medida: readChoice(raw.medida, HOUSE_MEASURES),
  mapa: readChoice(raw.mapa, HOUSE_MEASURES),
});

/** One of the two pages, with something of its address changed. */
export const houseHref = (path: string, search: HouseSearch, change: HouseSearch = {}): string => listHref(path, search, change);
