import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";

export const MATERIAL_TABS = ["publicado", "rascunho", "em_revisao", "reprovado", "pausado", "bloqueado", "arquivado"] as const;
export type MaterialTab = (typeof MATERIAL_TABS)[number];
const MATERIAL_SORTS = ["atualizado", "titulo", "preco", "vendas", "receita", "downloads", "nota"] as const;
export type MaterialSort = (typeof MATERIAL_SORTS)[number];

export const MATERIALS_PATH = "/painel/produtos";

export type MaterialsSearch = ListSearch & {
  situacao?: MaterialTab | undefined;
  categoria?: number | undefined;
  /** Only what never sold. */
  sem_vendas?: "1" | undefined;
};

/** What `/painel/produtos` reads from its address; nonsense counts as absent. */
export const readMaterialsSearch = (raw: Record<string, unknown>): MaterialsSearch => ({
  ...readListSearch(raw, MATERIAL_SORTS),
  linha: readWhole(raw.linha, 1, 999_999_999)?.toString(),
  situacao: readChoice(raw.situacao, MATERIAL_TABS),
  categoria: readWhole(raw.categoria, 1, 999_999_999),
  sem_vendas: readChoice(raw.sem_vendas, ["1"]),
});
