import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Stamp } from "./rules.ts";
import { stampPage, type StampWords } from "./stamp-page.ts";

export type StampedFile = { sizeBytes: number; sha256: string };
export type StampReason = "pdf_encrypted" | "pdf_broken";
export type StampOrder = StampWords & { pages: Exclude<Stamp, "nao"> };

/**
 * Writes at `target` the PDF at `source` with a buyer's words on the first page or on all. The original bytes come first,
 * untouched, and the pages are amended after them (an incremental update), so outline, metadata, links, tags and
 * attachments cannot be lost. The same order always makes the same bytes.
 */
export async function stampPdf(source: string, target: string, order: StampOrder): Promise<Outcome<StampedFile, StampReason>> {
  const original = await readFile(source);
  // Whatever throws while another's file is taken apart is that file's defect.
  const amendment = await amend(original, order).catch(() => refuse("pdf_broken"));
  if (!amendment.ok) return amendment;
  const stamped = Buffer.concat([original, amendment.value.bytes]);
  if ((await countPages(stamped)) !== amendment.value.pageCount) return refuse("pdf_broken");
  await writeFile(target, stamped);
  return ok({ sizeBytes: stamped.length, sha256: createHash("sha256").update(stamped).digest("hex") });
}

async function amend(
  original: Uint8Array,
  { pages, ...words }: StampOrder,
): Promise<Outcome<{ bytes: Uint8Array; pageCount: number }, StampReason>> {
  const document = await PDFDocument.load(original, { ignoreEncryption: true, updateMetadata: false });
  if (document.isEncrypted) return refuse("pdf_encrypted");
  const { context } = document;
  const lastNumber = (context.trailerInfo.Size?.asNumber() ?? 1) - 1;
  context.largestObjectNumber = Math.max(context.largestObjectNumber, lastNumber);
  const snapshot = document.takeSnapshot();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const written = { ...words, line: writable(font, words.line) };
  const saved = context.register(context.stream("q\n"));
  const all = document.getPages();
  for (const page of pages === "todas" ? new Set(all) : all.slice(0, 1)) {
    stampPage(page, font, written, saved);
    snapshot.markRefForSave(page.ref);
  }
  const bytes = await document.saveIncremental(snapshot, { useObjectStreams: context.pdfFileDetails.useObjectStreams });
  return ok({ bytes, pageCount: all.length });
}

/** The line in letters the font has: a letter it lacks loses its accent, or becomes a question mark. */
function writable(font: PDFFont, line: string): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(line.normalize("NFC"), (letter) => {
    const [bare = "?"] = letter.normalize("NFD");
    return has(letter) ? letter : has(bare) ? bare : "?";
  }).join("");
}

async function countPages(bytes: Uint8Array): Promise<number | null> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const count = document.getPageCount();
    document.destroy();
    return count;
  } catch {
    return null;
  } finally {
    library.destroy();
  }
}
