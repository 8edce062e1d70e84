import {
  choiceParam,
  dayParam,
  defineList,
  numberParam,
  type SearchOf,
  type SortOf,
  type TabOf,
  wholeParam,
} from "#kit/define-list.ts";

/** All that was ever published. `de` and `ate` are the days of the first publication, both inclusive; `sem_vendas`: never sold. */
export const productList = defineList({
  name: "materiais-da-feira",
  path: "/painel/admin/produtos",
  tabs: ["todos", "venda", "denunciados", "repetidos", "ajustes", "bloqueados", "fora"],
  sorts: ["publicado", "titulo", "preco", "vendas", "receita"],
  row: numberParam,
  filters: { categoria: wholeParam, de: dayParam, ate: dayParam, sem_vendas: choiceParam(["1"]) },
});
export type ProductsSearch = SearchOf<typeof productList>;
export type ProductTab = TabOf<typeof productList>;
export type ProductSort = SortOf<typeof productList>;
