import type { PDFPage } from "@cantoo/pdf-lib";

export type PageCorner = { widthPt: number; heightPt: number; matrix: string };

/**
 * The page as it is seen, after its rotation and its crop: its size, and the `cm` that puts the origin in the corner that
 * is seen at the bottom left.
 */
export function pageCorner(page: PDFPage): PageCorner {
  const { x, y, width, height } = page.getCropBox();
  const right = x + width;
  const top = y + height;
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { widthPt: height, heightPt: width, matrix: `0 1 -1 0 ${n(right)} ${n(y)}` };
    case 180:
      return { widthPt: width, heightPt: height, matrix: `-1 0 0 -1 ${n(right)} ${n(top)}` };
    case 270:
      return { widthPt: height, heightPt: width, matrix: `0 -1 1 0 ${n(x)} ${n(top)}` };
    default:
      return { widthPt: width, heightPt: height, matrix: `1 0 0 1 ${n(x)} ${n(y)}` };
  }
}

const n = (value: number): string => String(Math.round(value * 1_000) / 1_000);
