import { moneyInputText } from "#kit/money.ts";
import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { type Format, isFormat } from "../kinds/names.ts";
import { type License, LICENSE_CODES } from "../rules/licenses.ts";

export const SORTS = [
  "relevancia",
  "em-alta",
  "mais-vendidos",
  "novidades",
  "melhor-avaliados",
  "mais-avaliados",
  "menor-preco",
  "maior-preco",
] as const;
export type Sort = (typeof SORTS)[number];

/** Pages past this one are not counted out: people narrow the search instead. */
export const LAST_PAGE = 50;
export const MAX_PRICE_CENTS = 10_000_000;
const MAX_QUERY = 200;
const MAX_STORES = 10;
const MAX_ATTRIBUTES = 12;

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
  /** Licences joined by commas. */
  licenca?: string | undefined;
  /** Only what has sample pages. */
  amostra?: "1" | undefined;
  /** Only what is on sale. */
  promocao?: "1" | undefined;
  /** Slugs of stores joined by commas. */
  loja?: string | undefined;
  /** By slug of attribute: slugs of options joined by commas, or numbers as "10-20", "10-" or "-20". Each is its own parameter in the address. */
  atributos?: Readonly<Record<string, string>> | undefined;
  ordem?: Sort | undefined;
  /** One under another, with the whole title; a grid of covers when absent. */
  vista?: "lista" | undefined;
  pagina?: number | undefined;
};

type Raw = Record<string, unknown>;

/**
 * Reads a listing's address. A value that makes no sense counts as absent: nothing here refuses. Every name is in the answer,
 * since the router keeps the raw value of those left out. By hand, so that public pages load no schema library.
 */
export function readListingSearch(raw: Raw): ListingSearch {
  return {
    busca: readWords(raw.busca, MAX_QUERY),
    categoria: readSlug(raw.categoria),
    preco_min: readReais(raw.preco_min, 1),
    preco_max: readReais(raw.preco_max),
    gratis: readChoice(raw.gratis, ["1"]),
    nota: readWhole(raw.nota, 1, 5),
    formato: readFormats(raw.formato),
    licenca: readList(raw.licenca, isLicense),
    amostra: readChoice(raw.amostra, ["1"]),
    promocao: readChoice(raw.promocao, ["1"]),
    loja: readStores(raw.loja),
    atributos: readAttributes(raw),
    ordem: readChoice(raw.ordem, SORTS),
    vista: readChoice(raw.vista, ["lista"]),
    pagina: readWhole(raw.pagina, 2, LAST_PAGE),
  };
}

const readSlug = (value: unknown): string | undefined =>
  typeof value === "string" && /^[a-z0-9-]{1,100}$/i.test(value) ? value.toLowerCase() : undefined;

/** In one way of writing, so that one price has one address: "10", "19,90". */
function readReais(value: unknown, leastCents = 0): string | undefined {
  if (typeof value !== "string" || !/^\d{1,6}([.,]\d{1,2})?$/.test(value)) return undefined;
  const cents = centsOf(value);
  return cents < leastCents || cents > MAX_PRICE_CENTS ? undefined : reaisText(cents);
}

/** A price as the address carries it. */
export const reaisText = (cents: number): string => moneyInputText(cents).replace(/,00$/, "");

const readFormats = (value: unknown): string | undefined => readList(value, isFormat);

function readList(value: unknown, isKnown: (text: string) => boolean): string | undefined {
  if (typeof value !== "string") return undefined;
  return inOrder(value.slice(0, 200).toLowerCase().split(",").filter(isKnown)).join(",") || undefined;
}

/** Once each and in order: what is chosen in another order is the same list. */
const inOrder = (values: string[]): string[] => [...new Set(values)].toSorted();

const isLicense = (text: string): text is License => LICENSE_CODES.some((code) => code === text);

function readStores(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const slugs = value
    .slice(0, 1000)
    .split(",")
    .flatMap((slug) => readSlug(slug) ?? []);
  return inOrder(slugs).slice(0, MAX_STORES).join(",") || undefined;
}

const FIXED = new Set([
  "busca",
  "categoria",
  "gratis",
  "nota",
  "formato",
  "licenca",
  "amostra",
  "promocao",
  "loja",
  "atributos",
  "ordem",
  "vista",
  "pagina",
  "aba",
]);

/** What is left of the address and could be an attribute; which ones are is for the server to know. By name, so that one listing has one address. */
function readAttributes(raw: Raw): Readonly<Record<string, string>> | undefined {
  const given = typeof raw.atributos === "object" && raw.atributos !== null ? { ...raw.atributos } : raw;
  const saved = Object.entries(given)
    .flatMap(([name, value]): [string, string][] => {
      if (!isAttributeName(name) || typeof value !== "string" || !isAttributeValue(value)) return [];
      const requested = inOrder(value.split(",").filter(Boolean)).join(",");
      return requested ? [[name, requested]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_ATTRIBUTES);
  return saved.length > 0 ? Object.fromEntries(saved) : undefined;
}

const isAttributeName = (name: string): boolean => /^[a-z][a-z0-9-]{1,40}$/.test(name) && !FIXED.has(name);
const isAttributeValue = (value: string): boolean => /^[a-z0-9,-]{1,200}$/.test(value);

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
export const licensesOf = (search: Pick<ListingSearch, "licenca">): License[] =>
  search.licenca?.split(",").filter(isLicense) ?? [];
export const storeSlugsOf = (search: Pick<ListingSearch, "loja">): string[] => search.loja?.split(",") ?? [];
/** The options chosen of one attribute. */
export const optionsOf = (search: Pick<ListingSearch, "atributos">, attribute: string): string[] =>
  search.atributos?.[attribute]?.split(",").filter(Boolean) ?? [];

/** The numbers asked of one attribute, both ends included; put in order when they came inverted. */
export function numbersOf(
  search: Pick<ListingSearch, "atributos">,
  attribute: string,
): { from: number | null; to: number | null } | null {
  const [, low = "", dash, high = ""] = /^(\d{0,6})(-?)(\d{0,6})$/.exec(search.atributos?.[attribute] ?? "") ?? [];
  if (low === "" && high === "") return null;
  const from = low === "" ? null : Number(low);
  const to = dash === "" ? from : high === "" ? null : Number(high);
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** A range of numbers as the address carries it; undefined when neither end is given. */
export const numbersText = (from: number | null, to: number | null): string | undefined =>
  from === null && to === null ? undefined : `${from ?? ""}-${to ?? ""}`;

/** The address of a listing, its parameters always in the same order. */
export function listingHref(search: ListingSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readListingSearch(search))) {
    if (typeof value === "object") for (const [attribute, requested] of Object.entries(value)) query.set(attribute, requested);
    else if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/produtos?${text}` : "/produtos";
}
