/** How a repeated file is known: the same bytes, or the same pages. */
export const DUPLICATE_WAYS = ["conteudo", "paginas"] as const;
export type DuplicateWay = (typeof DUPLICATE_WAYS)[number];

/** Two pictures of the same page, saved again, differ in so few of 256 bits. */
export const MOST_DIFFERENT_BITS = 10;
const LEAST_SHARE = 0.6;
const FEWEST_PAGES = 3;
const BAND_BITS = 16;
const PLAIN_BANDS = new Set([0x0000, 0xffff]);

/**
 * The pieces of a print by which likely duplicates are found, each with its place: of two prints 10 bits apart at least six are equal.
 * Pieces without a line (white margins) say nothing and are left out.
 */
export function bandsOf(print: string): number[] {
  const bands = (print.match(/[0-9a-f]{4}/g) ?? []).map((piece, place) => ({ piece: parseInt(piece, 16), place }));
  return bands.filter(({ piece }) => !PLAIN_BANDS.has(piece)).map(({ piece, place }) => place * 2 ** BAND_BITS + piece);
}

/** A page with less than this is nearly blank and is like every other nearly blank page. */
export const isTelling = (print: string): boolean => bandsOf(print).length >= 4;

/** Bits in which two prints differ. */
export function bitsApart(one: string, other: string): number {
  const apart = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return apart.toString(2).replaceAll("0", "").length;
}

const areAlike = (one: string, other: string): boolean => bitsApart(one, other) <= MOST_DIFFERENT_BITS;

/**
 * Of the pages of a file, those it is known by: pages like each other are a form filled in (a worksheet, running text), like the forms
 * of everybody else. A file with hardly any page of its own is not known by them.
 */
export function ownPages<P extends { print: string }>(pages: P[]): P[] {
  const own = pages.filter((page) => !pages.some((other) => other !== page && areAlike(page.print, other.print)));
  return own.length < Math.min(FEWEST_PAGES, pages.length) ? [] : own;
}

/** Whether so many pages in common make one file a copy of the other; both counts are of pages of their own. */
export function isCopy({ inCommon, here, there }: { inCommon: number; here: number; there: number }): boolean {
  const smaller = Math.min(here, there);
  return smaller > 0 && inCommon >= Math.min(FEWEST_PAGES, smaller) && inCommon >= smaller * LEAST_SHARE;
}
