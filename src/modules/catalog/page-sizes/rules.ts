import { listOf, pageCount } from "#kit/format.ts";
import { numberText } from "#kit/number-text.ts";

/** How many pages of a file are this large, as they are read: turned, and cut to what is shown. */
export type PageSize = { widthMm: number; heightMm: number; pages: number };

/** Upright, in millimetres. */
const NAMED = [
  ["A0", 841, 1189],
  ["A1", 594, 841],
  ["A2", 420, 594],
  ["A3", 297, 420],
  ["A4", 210, 297],
  ["A5", 148, 210],
  ["A6", 105, 148],
  ["Carta", 216, 279],
] as const;

/** Programs round: what is no further than this from a named size is that size. */
const NEAR_MM = 2;

const POINTS_PER_MM = 72 / 25.4;

/** One more than is told, so that the words know there are others. */
const KEPT = 4;
const TOLD = KEPT - 1;

type Box = { width: number; height: number };

/** The sizes of these pages, in points, the most pages first. */
export function groupSizes(pages: readonly Box[]): PageSize[] {
  return merge(pages.map(({ width, height }) => ({ ...snap(width / POINTS_PER_MM, height / POINTS_PER_MM), pages: 1 })));
}

/** The sizes of several files together. */
export function merge(sizes: readonly PageSize[]): PageSize[] {
  const found = new Map<string, PageSize>();
  for (const { widthMm, heightMm, pages } of sizes) {
    const key = `${widthMm}×${heightMm}`;
    found.set(key, { widthMm, heightMm, pages: pages + (found.get(key)?.pages ?? 0) });
  }
  return [...found.values()].toSorted((a, b) => b.pages - a.pages).slice(0, KEPT);
}

function snap(width: number, height: number): Pick<PageSize, "widthMm" | "heightMm"> {
  const isLying = width > height;
  const [short, long] = isLying ? [height, width] : [width, height];
  const named = NAMED.find(([, w, h]) => Math.abs(w - short) <= NEAR_MM && Math.abs(h - long) <= NEAR_MM);
  const [w, h] = named ? [named[1], named[2]] : [Math.max(1, Math.round(short)), Math.max(1, Math.round(long))];
  return isLying ? { widthMm: h, heightMm: w } : { widthMm: w, heightMm: h };
}

/** "A4", "A4 (10 páginas) e A3 na horizontal (2 páginas)", "25,4 × 14,3 cm"; null when nobody measured it. */
export function pageSizeWords(sizes: readonly PageSize[]): string | null {
  const [only] = sizes;
  if (!only) return null;
  if (sizes.length === 1) return nameOf(only);
  const told = sizes.slice(0, TOLD).map((size) => `${nameOf(size)} (${pageCount(size.pages)})`);
  return listOf(sizes.length > TOLD ? [...told, "outros"] : told);
}

function nameOf({ widthMm, heightMm }: PageSize): string {
  const isLying = widthMm > heightMm;
  const [short, long] = isLying ? [heightMm, widthMm] : [widthMm, heightMm];
  const named = NAMED.find(([, w, h]) => w === short && h === long);
  if (!named) return `${numberText(widthMm / 10, 1)} × ${numberText(heightMm / 10, 1)} cm`;
  return isLying ? `${named[0]} na horizontal` : named[0];
}
