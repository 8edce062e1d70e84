import { type PDFDocument, type PDFPage, PDFName, PDFNumber } from "@cantoo/pdf-lib";
import { groupSizes, type PageSize } from "../page-sizes/rules.ts";

const QUARTER = 90;

/** How large the pages are as they are read and printed; a page that does not say is left out. */
export function readPageSizes(document: PDFDocument): PageSize[] {
  return groupSizes(document.getPages().flatMap((page) => shownSize(page) ?? []));
}

/** What is cut away does not count, and a page turned by a quarter lies; in points. */
function shownSize(page: PDFPage): { width: number; height: number } | null {
  try {
    const [media, crop] = [page.getMediaBox(), page.getCropBox()];
    const width = overlap(media.x, media.width, crop.x, crop.width);
    const height = overlap(media.y, media.height, crop.y, crop.height);
    const unit = page.node.lookupMaybe(PDFName.of("UserUnit"), PDFNumber)?.asNumber() ?? 1;
    if (!(width > 0 && height > 0 && unit > 0)) return null;
    const isTurned = Math.abs(page.getRotation().angle / QUARTER) % 2 === 1;
    return isTurned ? { width: height * unit, height: width * unit } : { width: width * unit, height: height * unit };
  } catch {
    return null;
  }
}

/** A box may be written from either corner. */
function overlap(a: number, aLength: number, b: number, bLength: number): number {
  const end = Math.min(Math.max(a, a + aLength), Math.max(b, b + bLength));
  return end - Math.max(Math.min(a, a + aLength), Math.min(b, b + bLength));
}
