import type { ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";
import { choiceParam, defineList, type SearchOf, type SortOf, type TabOf, uuidParam } from "#kit/define-list.ts";

/** Who wants to sell: what waits for the platform first. `minhas`: those that who looks took. */
export const applicationList = defineList({
  name: "solicitacoes",
  path: "/painel/admin/solicitacoes",
  tabs: ["esperando", "ajustes", "aprovadas", "recusadas"],
  sorts: ["espera", "loja"],
  row: uuidParam,
  filters: { minhas: choiceParam(["1"]) },
});
export type ApplicationsSearch = SearchOf<typeof applicationList>;
export type ApplicationTab = TabOf<typeof applicationList>;
export type ApplicationSort = SortOf<typeof applicationList>;

/** What each tab of the queue holds. */
export const APPLICATION_TABS = {
  esperando: ["enviada", "em_analise"],
  ajustes: ["pedir_ajustes"],
  aprovadas: ["aprovada"],
  recusadas: ["recusada"],
} as const satisfies Record<ApplicationTab, readonly ApplicationStatus[]>;
