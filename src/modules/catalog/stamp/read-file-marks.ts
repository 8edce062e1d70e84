import type { Outcome } from "#kit/outcome.ts";
import { withFileSource } from "../inspect/byte-source.ts";
import { readBookMarks } from "./book/read-book-marks.ts";
import { isPicture } from "./picture/open-picture.ts";
import { readPictureMarks } from "./picture/read-picture-marks.ts";
import { readMarks } from "./read-marks.ts";

type NoMarks = "pdf_encrypted" | "pdf_broken" | "book_broken" | "picture_broken";

/** The codes a file found somewhere carries, told apart by its first bytes: those of an EPUB, of a picture, or else of a PDF. */
export async function readFileMarks(path: string): Promise<Outcome<string[], NoMarks>> {
  const head = await withFileSource(path, (source) => source.read(0, 12));
  if (head.toString("latin1", 0, 4) === "PK\u0003\u0004") return readBookMarks(path);
  return isPicture(head) ? readPictureMarks(path) : readMarks(path);
}
