import { PDFArray, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";

export type Box = { x: number; y: number; width: number; height: number };
export type PageCorner = { widthPt: number; heightPt: number; matrix: string };

/** What readers take for a page that states no size: US letter. */
const UNSTATED: Box = { x: 0, y: 0, width: 612, height: 792 };

/**
 * The page as it is seen, after its rotation and its crop: its size, and the `cm` that puts the origin in the corner that
 * is seen at the bottom left.
 */
export function pageCorner(page: PDFPage): PageCorner {
  const { x, y, width, height } = visibleBox(page);
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

/** The crop box cut to the media box (ISO 32000, 14.11.2), in any order of its corners; the media box when they do not meet. */
export function visibleBox(page: PDFPage): Box {
  const media = readBox(() => page.node.MediaBox()) ?? UNSTATED;
  const crop = readBox(() => page.node.CropBox()) ?? media;
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

function readBox(read: () => PDFArray | undefined): Box | null {
  try {
    const box = read();
    if (!box || box.size() < 4) return null;
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 1, 2, 3].map((index) => box.lookup(index, PDFNumber).asNumber());
    const found = {
      x: Math.min(left, right),
      y: Math.min(bottom, top),
      width: Math.abs(right - left),
      height: Math.abs(top - bottom),
    };
    return found.width > 0 && found.height > 0 ? found : null;
  } catch {
    return null;
  }
}

const n = (value: number): string => String(Math.round(value * 1_000) / 1_000);
