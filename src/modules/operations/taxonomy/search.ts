import { type ListSearch, PAGE_SIZES, readListSearch } from "#kit/list-search.ts";

export const CATEGORIES_PATH = "/painel/admin/categorias";
export const ATTRIBUTES_PATH = "/painel/admin/categorias/atributos";
export const CATEGORIES_FILE = "/painel/admin/categorias.csv";
export const ATTRIBUTES_FILE = "/painel/admin/categorias/atributos.csv";

export type TaxonomySearch = ListSearch;

/** What the list of categories reads from its address; nonsense counts as absent. A tree is read whole: a hundred at a time. */
export const readTaxonomySearch = (raw: Record<string, unknown>): TaxonomySearch => {
  const search = readListSearch(raw, ["ordem"]);
  return {
    ...search,
    por: search.por ?? PAGE_SIZES[2],
    linha: search.linha && /^[1-9][0-9]{0,8}$/.test(search.linha) ? search.linha : undefined,
  };
};
