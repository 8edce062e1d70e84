import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { FORMATS } from "../../catalog/kinds/names.ts";

/** What part of the library is shown: by default what was not put away. */
export const LIBRARY_VIEWS = ["novas", "arquivados"] as const;
export const LIBRARY_SORTS = ["recentes", "antigos", "titulo", "autoria"] as const;

export type LibraryView = (typeof LIBRARY_VIEWS)[number];
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

const MAX_QUERY = 120;
/** Pages past this one are not counted out: people narrow the search instead. */
const LAST_PAGE = 5_000;

export type LibrarySearch = {
  aba?: "compras" | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
  estante?: LibraryView | undefined;
  /** The slug of a store. */ autor?: string | undefined;
  formato?: (typeof FORMATS)[number] | undefined;
  ordem?: LibrarySort | undefined;
};

const IN_ORDER = ["aba", "estante", "busca", "autor", "formato", "ordem", "pagina"] as const;

/** What the library reads from its address. A value that makes no sense counts as absent; nothing here refuses. */
export const readLibrarySearch = (raw: Record<string, unknown>): LibrarySearch => ({
  aba: readChoice(raw.aba, ["compras"]),
  busca: readWords(raw.busca, MAX_QUERY),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  estante: readChoice(raw.estante, LIBRARY_VIEWS),
  autor: readWords(raw.autor, 60),
  formato: readChoice(raw.formato, FORMATS),
  ordem: readChoice(raw.ordem, LIBRARY_SORTS),
});

/** The address of the library, its parameters always in the same order. */
export function libraryHref(search: LibrarySearch): string {
  const query = new URLSearchParams();
  for (const name of IN_ORDER) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/painel/pedidos?${text}` : "/painel/pedidos";
}

/** Whether something narrows what is shown, the view itself aside. */
export const isNarrowed = ({ busca, autor, formato }: LibrarySearch): boolean => Boolean(busca ?? autor ?? formato);
