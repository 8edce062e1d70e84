import type { Outcome } from "#kit/outcome.ts";
import type { BookReason } from "./book/open-package.ts";
import { stampBook } from "./book/stamp-book.ts";
import { type PictureReason, stampPicture } from "./picture/stamp-picture.ts";
import type { Stamped } from "./rules.ts";
import type { StampWords } from "./stamp-page.ts";
import { type StampedFile, stampPdf, type StampReason } from "./stamp-pdf.ts";

/** Where a buyer is named, and in what words. */
export type FileStamp = StampWords & { place: Stamped };

/** Writes at `target` a buyer's copy of the file at `source`: a PDF, an EPUB or a picture, as the place says. */
export async function stampFile(
  source: string,
  target: string,
  { place, ...words }: FileStamp,
): Promise<Outcome<StampedFile, StampReason | BookReason | PictureReason>> {
  if (place === "dados" || place === "rodape") return stampPicture(source, target, { ...words, place });
  return place === "fim" ? stampBook(source, target, words) : stampPdf(source, target, { ...words, pages: place });
}
