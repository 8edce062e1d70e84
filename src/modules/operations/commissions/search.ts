import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";

export const COMMISSIONS_PATH = "/painel/admin/comissoes";
export const COMMISSIONS_FILE = "/painel/admin/comissoes.csv";

/** What each tab of the list holds; without one, every rate in force. */
export const COMMISSION_TABS = ["vigor", "lojas", "categorias", "materiais", "encerradas"] as const;
export type CommissionTab = (typeof COMMISSION_TABS)[number];

const ROW = /^(?:loja|categoria|material)\.[1-9][0-9]{0,8}$/;
const SORTS = ["desde", "nome", "comissao"] as const;
export type CommissionSort = (typeof SORTS)[number];

export type CommissionsSearch = ListSearch & { situacao?: Exclude<CommissionTab, "vigor"> | undefined };

/** What the list of commissions reads from its address; nonsense counts as absent. */
export const readCommissionsSearch = (raw: Record<string, unknown>): CommissionsSearch => ({
  ...readListSearch(raw, SORTS),
  linha: typeof raw.linha === "string" && ROW.test(raw.linha) ? raw.linha : undefined,
  situacao: readChoice(raw.situacao, ["lojas", "categorias", "materiais", "encerradas"]),
});
