import { SCOPES } from "#modules/accounts/suspension/rules.ts";
import { choiceParam, defineList, type SearchOf, type SortOf, type TabOf, uuidParam } from "#kit/define-list.ts";

/** Who has an account; `suspensa` is what a suspended person may not do. */
export const peopleList = defineList({
  name: "pessoas",
  path: "/painel/admin/usuarios",
  tabs: ["todas", "autores", "administracao", "suspensas", "recurso"],
  sorts: ["desde", "nome"],
  row: uuidParam,
  filters: { suspensa: choiceParam(SCOPES) },
});
export type PeopleSearch = SearchOf<typeof peopleList>;
export type PeopleTab = TabOf<typeof peopleList>;
export type PeopleSort = SortOf<typeof peopleList>;
