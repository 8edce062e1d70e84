import { isUuid } from "#kit/id.ts";
import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";

export const PEOPLE_PATH = "/painel/admin/usuarios";
export const PEOPLE_FILE = "/painel/admin/usuarios.csv";

/** What each tab of the list holds; without one, everybody. */
export const PEOPLE_TABS = ["todas", "autores", "administracao", "suspensas", "recurso"] as const;
export type PeopleTab = (typeof PEOPLE_TABS)[number];

const SORTS = ["desde", "nome"] as const;
export type PeopleSort = (typeof SORTS)[number];

export type PeopleSearch = ListSearch & {
  situacao?: Exclude<PeopleTab, "todas"> | undefined;
  /** What a suspended person may not do. */
  suspensa?: "comprar" | "vender" | "sacar" | undefined;
};

/** What the list of people reads from its address; nonsense counts as absent. */
export const readPeopleSearch = (raw: Record<string, unknown>): PeopleSearch => ({
  ...readListSearch(raw, SORTS),
  linha: typeof raw.linha === "string" && isUuid(raw.linha) ? raw.linha : undefined,
  situacao: readChoice(raw.situacao, ["autores", "administracao", "suspensas", "recurso"]),
  suspensa: readChoice(raw.suspensa, ["comprar", "vender", "sacar"]),
});
