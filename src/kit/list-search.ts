import { readChoice, readWhole, readWords } from "./search-params.ts";

export const PAGE_SIZES = [20, 50, 100] as const;
const LAST_PAGE = 5_000;
const MAX_QUERY = 100;
const ROW = /^[\w.-]{1,64}$/;
const COLUMNS = /^[a-z_]{1,24}(,[a-z_]{1,24}){0,19}$/;

/** The params every list of the panel has in its address, besides its own filters. */
export type ListSearch = {
  busca?: string | undefined;
  /** A column, or `-column` for the opposite order. */
  ordem?: string | undefined;
  pagina?: number | undefined;
  /** Rows per page, when it is not the first of `PAGE_SIZES`. */
  por?: number | undefined;
  /** The columns shown, when they are not the default ones. */
  colunas?: string | undefined;
  /** The row whose drawer is open. */
  linha?: string | undefined;
};

/** Reads the shared params of a list's address; `sorts` are the columns it can be sorted by. Invalid values count as absent. */
export function readListSearch(raw: Record<string, unknown>, sorts: readonly string[]): ListSearch {
  return {
    busca: readWords(raw.busca, MAX_QUERY),
    ordem: readChoice(
      raw.ordem,
      sorts.flatMap((sort) => [sort, `-${sort}`]),
    ),
    pagina: readWhole(raw.pagina, 2, LAST_PAGE),
    por: PAGE_SIZES.slice(1).find((size) => size === readWhole(raw.por, 1, 100)),
    colunas: matching(raw.colunas, COLUMNS),
    linha: matching(raw.linha, ROW),
  };
}

/** How a list is sorted: `-column` reverses the column's default order. */
export function readSort<Sort extends string>(ordem: string | undefined, first: Sort): { by: Sort; isReversed: boolean } {
  const isReversed = ordem?.startsWith("-") ?? false;
  return { by: ((isReversed ? ordem?.slice(1) : ordem) ?? first) as Sort, isReversed };
}

/** The address of a view of a list with changes; it starts at the first page with no drawer open. */
export function listHref(path: string, search: object, change: Record<string, string | number | undefined> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, pagina: undefined, linha: undefined, ...change }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const matching = (value: unknown, shape: RegExp): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && shape.test(text) ? text : undefined;
};
