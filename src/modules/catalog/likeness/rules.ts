/** How a repeated file is known: the same bytes, or the same pages. */
export const TWIN_WAYS = ["conteudo", "paginas"] as const;
export type TwinWay = (typeof TWIN_WAYS)[number];

/** Two pictures of the same page, saved again, differ in so few of 256 bits. */
export const MOST_DIFFERENT_BITS = 10;
const LEAST_SHARE = 0.6;
const FEWEST_PAGES = 3;
const BAND_BITS = 16;
const PLAIN_BANDS = new Set([0x0000, 0xffff]);

/**
 * The pieces of a print by which likely twins are found, each with its place: of two prints 10 bits apart at least six are equal.
 * Pieces without a line (white margins) say nothing and are left out.
 */
export function bandsOf(print: string): number[] {
  const bands = (print.match(/[0-9a-f]{4}/g) ?? []).map((piece, place) => ({ piece: parseInt(piece, 16), place }));
  return bands.filter(({ piece }) => !PLAIN_BANDS.has(piece)).map(({ piece, place }) => place * 2 ** BAND_BITS + piece);
}

/** A page with less than this is nearly blank and is like every other nearly blank page. */
export const isTelling = (print: string): boolean => bandsOf(print).length >= 4;

/** Whether so many pages in common make one file a copy of the other; both counts are of telling pages only. */
export function isCopy({ inCommon, here, there }: { inCommon: number; here: number; there: number }): boolean {
  const smaller = Math.min(here, there);
  return smaller > 0 && inCommon >= Math.min(FEWEST_PAGES, smaller) && inCommon >= smaller * LEAST_SHARE;
}
