import { readChoice, readWhole, readWords } from "#kit/search-params.ts";

export const MATERIAL_TABS = ["todos", "publicado", "rascunho", "pausado", "arquivado"] as const;
export type MaterialTab = (typeof MATERIAL_TABS)[number];
const MATERIAL_SORTS = ["recentes", "titulo", "preco", "vendas", "receita", "downloads"] as const;
export type MaterialSort = (typeof MATERIAL_SORTS)[number];

const MAX_QUERY = 100;
const LAST_PAGE = 500;

export type MaterialsSearch = {
  busca?: string | undefined;
  situacao?: MaterialTab | undefined;
  ordem?: MaterialSort | undefined;
  pagina?: number | undefined;
};

/** What `/painel/produtos` reads from its address; nonsense counts as absent. */
export const readMaterialsSearch = (raw: Record<string, unknown>): MaterialsSearch => ({
  busca: readWords(raw.busca, MAX_QUERY),
  situacao: readChoice(raw.situacao, MATERIAL_TABS),
  ordem: readChoice(raw.ordem, MATERIAL_SORTS),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
});
