import { FORMATS, type Format } from "./formats.ts";

/** A facet value as one integer: its kind times a million, plus its id. Lives in `product_search.facets`. */
const CATEGORY = 1_000_000;
const FORMAT = 5_000_000;
const PRICE_BAND = 6_000_000;
const RATING_BAND = 7_000_000;

/** Upper bounds of the price bands, in centavos; band 0 is free, the last has no bound. */
export const PRICE_BANDS_CENTS = [0, 1000, 2500, 5000, 10000] as const;
/** Votes a product needs before its score counts as a facet. */
const FEWEST_VOTES = 3;

export const categoryCode = (categoryId: number): number => CATEGORY + categoryId;
export const formatCode = (format: Format): number => FORMAT + FORMATS.indexOf(format);
export const freeCode = PRICE_BAND;
/** Products scored at least `stars` (1 to 5). */
export const ratingCode = (stars: number): number => RATING_BAND + stars;

export function priceBandCode(priceCents: number): number {
  const band = PRICE_BANDS_CENTS.findIndex((bound) => priceCents <= bound);
  return PRICE_BAND + (band < 0 ? PRICE_BANDS_CENTS.length : band);
}

/** Every code of a product: its category and the ones above it, formats, price band, and each score it reaches. */
export function facetCodes(product: {
  categoryIds: readonly number[];
  formats: readonly Format[];
  priceCents: number;
  ratingSum: number;
  ratingCount: number;
}): number[] {
  const average = product.ratingCount < FEWEST_VOTES ? 0 : product.ratingSum / product.ratingCount;
  return [
    ...product.categoryIds.map(categoryCode),
    ...product.formats.map(formatCode),
    priceBandCode(product.priceCents),
    ...[1, 2, 3, 4, 5].filter((stars) => average >= stars - 0.05).map(ratingCode),
  ];
}
