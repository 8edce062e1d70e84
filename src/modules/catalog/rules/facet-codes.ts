import { binsOf, type NumberSpan } from "./attribute-bins.ts";
import { FORMATS, type Format } from "../kinds/names.ts";
import { type License, LICENSE_CODES } from "./licenses.ts";

/** A facet value as one integer: its kind times a million, plus its id. Lives in `product_search.facets`. */
const CATEGORY = 1_000_000;
const LICENSE = 3_000_000;
const SALE = 4_000_000;
const SAMPLES = 4_000_001;
const FORMAT = 5_000_000;
const PRICE_BAND = 6_000_000;
const RATING_BAND = 7_000_000;
const OPTION = 8_000_000;
const NUMBER = 9_000_000;
const BINS_APART = 100;
/** Codes from here on are stores: too many to be counted one by one with the rest. */
export const FIRST_STORE_CODE = 10_000_000;

/** Upper bounds of the price bands, in centavos; band 0 is free, the last has no bound. */
export const PRICE_BANDS_CENTS = [0, 1000, 2500, 5000, 10000] as const;
/** Votes a product needs before its score counts as a facet. */
const FEWEST_VOTES = 3;

export const categoryCode = (categoryId: number): number => CATEGORY + categoryId;
export const formatCode = (format: Format): number => FORMAT + FORMATS.indexOf(format);
export const licenseCode = (license: License): number => LICENSE + LICENSE_CODES.indexOf(license);
export const freeCode = PRICE_BAND;
/** On sale: asks less than its own price. */
export const saleCode = SALE;
/** Shows sample pages. */
export const samplesCode = SAMPLES;
/** Products scored at least `stars` (1 to 5). */
export const ratingCode = (stars: number): number => RATING_BAND + stars;
/** An option of an attribute of the category. */
export const optionCode = (optionId: number): number => OPTION + optionId;
/** A stretch of the numbers of an attribute; see attribute-bins.ts. */
export const numberCode = (attributeId: number, bin: number): number => NUMBER + attributeId * BINS_APART + bin;
export const storeCode = (storeId: number): number => FIRST_STORE_CODE + storeId;

/** The option behind a code, or null when the code is of something else. */
export const optionOfCode = (code: number): number | null => (code > OPTION && code < NUMBER ? code - OPTION : null);
/** The attribute whose numbers a code counts, or null when the code is of something else. */
export const attributeOfCode = (code: number): number | null =>
  code >= NUMBER && code < FIRST_STORE_CODE ? Math.floor((code - NUMBER) / BINS_APART) : null;

export function priceBandCode(priceCents: number): number {
  const band = PRICE_BANDS_CENTS.findIndex((bound) => priceCents <= bound);
  return PRICE_BAND + (band < 0 ? PRICE_BANDS_CENTS.length : band);
}

export type AttributeNumbers = NumberSpan & { attributeId: number; low: number; high: number };

/** Every code of a product: its category and the ones above it, formats, licences, price band, each score it reaches, attributes, store. */
export function facetCodes(product: {
  categoryIds: readonly number[];
  formats: readonly Format[];
  licenses: readonly License[];
  priceCents: number;
  isOnSale: boolean;
  hasSamples: boolean;
  ratingSum: number;
  ratingCount: number;
  optionIds: readonly number[];
  numbers: readonly AttributeNumbers[];
  storeId: number;
}): number[] {
  const average = product.ratingCount < FEWEST_VOTES ? 0 : product.ratingSum / product.ratingCount;
  return [
    ...product.categoryIds.map(categoryCode),
    ...product.formats.map(formatCode),
    ...product.licenses.map(licenseCode),
    ...(product.isOnSale ? [saleCode] : []),
    ...(product.hasSamples ? [samplesCode] : []),
    priceBandCode(product.priceCents),
    ...[1, 2, 3, 4, 5].filter((stars) => average >= stars - 0.05).map(ratingCode),
    ...product.optionIds.map(optionCode),
    ...product.numbers.flatMap((one) => binsOf(one, one.low, one.high).map((bin) => numberCode(one.attributeId, bin))),
    storeCode(product.storeId),
  ];
}
