import { type ListSearch, PAGE_SIZES, readListSearch } from "#kit/list-search.ts";

export const SHELVES_PATH = "/painel/admin/categorias";
export const ATTRIBUTES_PATH = "/painel/admin/categorias/atributos";
export const SHELVES_FILE = "/painel/admin/categorias.csv";
export const ATTRIBUTES_FILE = "/painel/admin/categorias/atributos.csv";

export type ShelvesSearch = ListSearch;

/** What the list of categories reads from its address; nonsense counts as absent. A tree is read whole: a hundred at a time. */
export const readShelvesSearch = (raw: Record<string, unknown>): ShelvesSearch => {
  const search = readListSearch(raw, ["ordem"]);
  return {
    ...search,
    por: search.por ?? PAGE_SIZES[2],
    linha: search.linha && /^[1-9][0-9]{0,8}$/.test(search.linha) ? search.linha : undefined,
  };
};
