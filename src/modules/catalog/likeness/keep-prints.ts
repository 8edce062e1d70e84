import { db } from "#platform/db.ts";
import { findThumbnail } from "../thumbnails.ts";
import { readPrint } from "./read-print.ts";
import { bandsOf, isTelling } from "./rules.ts";
import { pagePrints } from "./tables.ts";

/** Enough of a file to know it by. */
const MOST_PAGES = 12;

/** Keeps how the first pages of a PDF look, nearly blank ones left out. The same bytes are looked at once. */
export async function keepPrints(sha256: string, pageCount: number): Promise<void> {
  for (let pageNumber = 1; pageNumber <= Math.min(MOST_PAGES, pageCount); pageNumber++) {
    const picture = await findThumbnail(sha256, pageNumber, pageCount);
    const print = picture && (await readPrint(picture));
    if (!print || !isTelling(print)) continue;
    await db
      .insert(pagePrints)
      .values({ sha256, pageNumber, print, bands: bandsOf(print) })
      .onConflictDoNothing();
  }
}
