import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { parseUf } from "#kit/uf.ts";

export const STORE_SORTS = ["materiais", "melhor-avaliadas", "novidades", "a-z"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

const LAST_PAGE = 50;

/** What `/lojas` reads from its address. */
export type StoreListSearch = {
  busca?: string | undefined;
  /** Slug of a category at the top of the tree. */
  area?: string | undefined;
  uf?: string | undefined;
  cidade?: string | undefined;
  cupom?: "1" | undefined;
  /** A first letter, "a" to "z". */
  letra?: string | undefined;
  ordem?: StoreSort | undefined;
  pagina?: number | undefined;
};

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

/** Reads the address of the list of stores. What makes no sense counts as absent; a city counts only inside its state. */
export function readStoreListSearch(raw: Record<string, unknown>): StoreListSearch {
  const uf = typeof raw.uf === "string" ? (parseUf(raw.uf) ?? undefined) : undefined;
  return {
    busca: readWords(raw.busca, 200),
    area: matching(raw.area, /^[a-z0-9-]{1,100}$/),
    uf,
    cidade: uf && readWords(raw.cidade, 80),
    cupom: readChoice(raw.cupom, ["1"]),
    letra: matching(raw.letra, /^[a-z]$/),
    ordem: readChoice(raw.ordem, STORE_SORTS),
    pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  };
}

/** The address of the list, its parameters always in the same order. */
export function storeListHref(search: StoreListSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readStoreListSearch(search)))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `/lojas?${query.toString()}` : "/lojas";
}
