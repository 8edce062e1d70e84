import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { type Format, isFormat } from "../rules/formats.ts";

export const SORTS = ["relevancia", "mais-vendidos", "novidades", "menor-preco", "maior-preco", "melhor-avaliados"] as const;
export type Sort = (typeof SORTS)[number];

/** Pages past this one are not counted out: people narrow the search instead. */
export const LAST_PAGE = 50;
const MAX_PRICE_CENTS = 10_000_000;
const MAX_QUERY = 200;

/** What `/produtos` reads from its address. */
export type ListingSearch = {
  busca?: string | undefined;
  categoria?: string | undefined;
  /** In reais, as written: "19,90". */
  preco_min?: string | undefined;
  preco_max?: string | undefined;
  gratis?: "1" | undefined;
  nota?: number | undefined;
  /** Kinds of file joined by commas. */
  formato?: string | undefined;
  loja?: string | undefined;
  ordem?: Sort | undefined;
  pagina?: number | undefined;
};

/** What the pages of a store and the list of stores read. */
export type ShelfSearch = Pick<ListingSearch, "busca" | "ordem" | "pagina">;

type Raw = Record<string, unknown>;

/**
 * Reads a listing's address. A value that makes no sense counts as absent: nothing here refuses. Every name is in the answer,
 * since the router keeps the raw value of those left out. By hand, so that public pages load no schema library.
 */
export function readListingSearch(raw: Raw): ListingSearch {
  return {
    busca: readWords(raw.busca, MAX_QUERY),
    categoria: readSlug(raw.categoria),
    preco_min: readReais(raw.preco_min),
    preco_max: readReais(raw.preco_max),
    gratis: readChoice(raw.gratis, ["1"]),
    nota: readWhole(raw.nota, 1, 5),
    formato: readFormats(raw.formato),
    loja: readSlug(raw.loja),
    ordem: readChoice(raw.ordem, SORTS),
    pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  };
}

export const readShelfSearch = (raw: Raw): ShelfSearch => ({
  busca: readWords(raw.busca, MAX_QUERY),
  ordem: readChoice(raw.ordem, SORTS),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
});

const readSlug = (value: unknown): string | undefined =>
  typeof value === "string" && /^[a-z0-9-]{1,100}$/.test(value) ? value : undefined;

const readReais = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{1,6}([.,]\d{1,2})?$/.test(value) && centsOf(value) <= MAX_PRICE_CENTS ? value : undefined;

function readFormats(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return [...new Set(value.slice(0, 200).toLowerCase().split(",").filter(isFormat))].join(",") || undefined;
}

const centsOf = (reaisText: string): number => Math.round(Number(reaisText.replace(",", ".")) * 100);

/** The price range in centavos, put in order when it came inverted. */
export function priceRange(search: Pick<ListingSearch, "preco_min" | "preco_max">): {
  minCents: number | null;
  maxCents: number | null;
} {
  const min = search.preco_min === undefined ? null : centsOf(search.preco_min);
  const max = search.preco_max === undefined ? null : centsOf(search.preco_max);
  return min !== null && max !== null && min > max ? { minCents: max, maxCents: min } : { minCents: min, maxCents: max };
}

export const formatsOf = (search: Pick<ListingSearch, "formato">): Format[] => search.formato?.split(",").filter(isFormat) ?? [];

/** The address of a listing, its parameters always in the same order. */
export function listingHref(search: ListingSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readListingSearch(search))) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/produtos?${text}` : "/produtos";
}
