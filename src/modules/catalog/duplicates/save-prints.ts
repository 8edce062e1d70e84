import { db } from "#platform/db.ts";
import { findThumbnail } from "../thumbnails.ts";
import { readPrint } from "./read-print.ts";
import { bandsOf, isTelling, ownPages } from "./rules.ts";
import { pagePrints } from "./tables.ts";

/** Enough of a file to know it by. */
const MOST_PAGES = 12;

/** Keeps how the first pages of a PDF look, leaving out the nearly blank and those like each other. The same bytes are looked at once. */
export async function savePrints(sha256: string, pageCount: number): Promise<void> {
  const telling = [];
  for (let pageNumber = 1; pageNumber <= Math.min(MOST_PAGES, pageCount); pageNumber++) {
    const picture = await findThumbnail(sha256, pageNumber, pageCount);
    const print = picture && (await readPrint(picture));
    if (print && isTelling(print)) telling.push({ sha256, pageNumber, print, bands: bandsOf(print) });
  }
  const own = ownPages(telling);
  if (own.length > 0) await db.insert(pagePrints).values(own).onConflictDoNothing();
}
