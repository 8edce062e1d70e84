import { defineList, type SearchOf, type SortOf, type TabOf, textParam } from "#kit/define-list.ts";

/** Every rate in force, by what it was agreed for, and those that ended. */
export const commissionList = defineList({
  name: "comissoes",
  path: "/painel/admin/comissoes",
  tabs: ["vigor", "lojas", "categorias", "materiais", "encerradas"],
  sorts: ["desde", "nome", "comissao"],
  row: textParam(/^(?:loja|categoria|material)\.[1-9][0-9]{0,8}$/),
});
export type CommissionsSearch = SearchOf<typeof commissionList>;
export type CommissionTab = TabOf<typeof commissionList>;
export type CommissionSort = SortOf<typeof commissionList>;
