import type { Outcome } from "#kit/outcome.ts";
import { withFileSource } from "../inspect/byte-source.ts";
import { readBookMarks } from "./book/read-book-marks.ts";
import { readMarks } from "./read-marks.ts";

type NoMarks = "pdf_encrypted" | "pdf_broken" | "book_broken";

/** The codes a file found somewhere carries, told apart by its first bytes: those of an EPUB, or else of a PDF. */
export async function readFileMarks(path: string): Promise<Outcome<string[], NoMarks>> {
  const head = await withFileSource(path, (source) => source.read(0, 4));
  return head.toString("latin1") === "PK\u0003\u0004" ? readBookMarks(path) : readMarks(path);
}
