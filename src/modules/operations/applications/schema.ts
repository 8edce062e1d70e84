import { isUuid } from "#kit/id.ts";
import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";
import type { ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";

/** What each tab of the queue holds; without one, what waits for the platform. */
export const REQUEST_TABS = {
  esperando: ["enviada", "em_analise"],
  ajustes: ["pedir_ajustes"],
  aprovadas: ["aprovada"],
  recusadas: ["recusada"],
} as const satisfies Record<string, readonly ApplicationStatus[]>;
export type RequestTab = keyof typeof REQUEST_TABS;
export const REQUEST_TAB_NAMES = Object.keys(REQUEST_TABS) as RequestTab[];

const REQUEST_SORTS = ["espera", "loja"] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

export const REQUESTS_PATH = "/painel/admin/solicitacoes";
export const REQUESTS_FILE = "/painel/admin/solicitacoes.csv";

export type RequestsSearch = ListSearch & { situacao?: Exclude<RequestTab, "esperando"> | undefined };

/** What the queue reads from its address; nonsense counts as absent. */
export const readRequestsSearch = (raw: Record<string, unknown>): RequestsSearch => ({
  ...readListSearch(raw, REQUEST_SORTS),
  linha: typeof raw.linha === "string" && isUuid(raw.linha) ? raw.linha : undefined,
  situacao: readChoice(raw.situacao, ["ajustes", "aprovadas", "recusadas"]),
});
