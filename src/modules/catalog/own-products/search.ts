import { choiceParam, defineList, numberParam, type SearchOf, type SortOf, wholeParam } from "#kit/define-list.ts";

export const OWN_PRODUCT_TABS = [
  "publicado",
  "rascunho",
  "em_revisao",
  "reprovado",
  "pausado",
  "bloqueado",
  "arquivado",
] as const;
export type OwnProductTab = (typeof OWN_PRODUCT_TABS)[number];

/** An author's products, by what state they are in; `sem_vendas` leaves only what never sold. */
export const ownProductList = defineList({
  name: "materiais",
  path: "/painel/produtos",
  file: "/painel/produtos/exportar.csv",
  tabs: ["todos", ...OWN_PRODUCT_TABS],
  sorts: ["atualizado", "titulo", "preco", "vendas", "receita", "downloads", "nota"],
  row: numberParam,
  filters: { categoria: wholeParam, sem_vendas: choiceParam(["1"]) },
});
export type OwnProductsSearch = SearchOf<typeof ownProductList>;
export type OwnProductSort = SortOf<typeof ownProductList>;
