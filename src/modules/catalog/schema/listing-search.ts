import * as z from "zod";
import { cutCodePoints } from "#kit/text.ts";
import { type Format, isFormat } from "../rules/formats.ts";

export const SORTS = ["relevancia", "mais-vendidos", "novidades", "menor-preco", "maior-preco", "melhor-avaliados"] as const;
export type Sort = (typeof SORTS)[number];

/** Pages past this one are not counted out: people narrow the search instead. */
export const LAST_PAGE = 50;
const MAX_REAIS = 100_000;
const MAX_QUERY = 200;

/** Text people typed: control characters out, spaces folded, cut; nothing left is no value. */
const typed = z
  .string()
  .transform((text) => tidy(text) || undefined)
  .optional()
  .catch(undefined);

const tidy = (text: string): string => cutCodePoints(text.replace(/[\p{Cc}\s]+/gu, " ").trim(), MAX_QUERY).trim();

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .optional()
  .catch(undefined);

/** Whole reais or with centavos ("19,90"), kept as text so that the address stays as written. */
const reais = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/)
  .refine((text) => centsOf(text) <= MAX_REAIS * 100)
  .optional()
  .catch(undefined);

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional().catch(undefined);

const formats = z
  .string()
  .transform((text) => [...new Set(text.toLowerCase().split(",").filter(isFormat))].join(",") || undefined)
  .optional()
  .catch(undefined);

/** What `/produtos` reads from its address. A value that makes no sense counts as absent; nothing here refuses. */
export const listingSearch = z.object({
  busca: typed,
  categoria: slug,
  preco_min: reais,
  preco_max: reais,
  gratis: z.literal("1").optional().catch(undefined),
  nota: whole(1, 5),
  formato: formats,
  loja: slug,
  ordem: z.enum(SORTS).optional().catch(undefined),
  pagina: whole(2, LAST_PAGE),
});

export type ListingSearch = z.output<typeof listingSearch>;

/** What the pages of a store and the list of stores read. */
export const shelfSearch = z.object({
  busca: typed,
  ordem: z.enum(SORTS).optional().catch(undefined),
  pagina: whole(2, LAST_PAGE),
});

export type ShelfSearch = z.output<typeof shelfSearch>;

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
export function listingHref(search: Partial<ListingSearch>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(listingSearch.shape) as (keyof ListingSearch)[]) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/produtos?${text}` : "/produtos";
}
