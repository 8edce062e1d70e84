import { isUuid } from "#kit/id.ts";
import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";
import type { ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";

/** What each tab of the queue holds; without one, what waits for the platform. */
export const APPLICATION_TABS = {
  esperando: ["enviada", "em_analise"],
  ajustes: ["pedir_ajustes"],
  aprovadas: ["aprovada"],
  recusadas: ["recusada"],
} as const satisfies Record<string, readonly ApplicationStatus[]>;
export type ApplicationTab = keyof typeof APPLICATION_TABS;
export const APPLICATION_TAB_NAMES = Object.keys(APPLICATION_TABS) as ApplicationTab[];

const APPLICATION_SORTS = ["espera", "loja"] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

export const APPLICATIONS_PATH = "/painel/admin/solicitacoes";
export const APPLICATIONS_FILE = "/painel/admin/solicitacoes.csv";

export type ApplicationsSearch = ListSearch & { situacao?: Exclude<ApplicationTab, "esperando"> | undefined };

/** What the queue reads from its address; nonsense counts as absent. */
export const readApplicationsSearch = (raw: Record<string, unknown>): ApplicationsSearch => ({
  ...readListSearch(raw, APPLICATION_SORTS),
  linha: typeof raw.linha === "string" && isUuid(raw.linha) ? raw.linha : undefined,
  situacao: readChoice(raw.situacao, ["ajustes", "aprovadas", "recusadas"]),
});
