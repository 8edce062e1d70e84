import { readFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { findMarks } from "./mark.ts";
import { MARK_KEY } from "./stamp-page.ts";

/**
 * The codes a PDF found somewhere carries: in the text of its pages, seen or unseen, and in the pages themselves. Printing
 * to another PDF keeps the first, most editors keep the second.
 */
export async function readMarks(path: string): Promise<Outcome<string[], "pdf_encrypted" | "pdf_broken">> {
  const bytes = await readFile(path);
  const text = await readText(bytes);
  if (!text.ok) return text;
  const found = new Set([...findMarks(text.value), ...(await marksOfPages(bytes))]);
  return ok([...found]);
}

async function readText(bytes: Uint8Array): Promise<Outcome<string, "pdf_encrypted" | "pdf_broken">> {
  const library = await PDFiumLibrary.init();
  let document: PDFiumDocument | undefined;
  try {
    document = await library.loadDocument(bytes);
    return ok([...document.pages()].map((page) => page.getText()).join("\n"));
  } catch (error) {
    return refuse(/password/i.test(String(error)) ? "pdf_encrypted" : "pdf_broken");
  } finally {
    document?.destroy();
    library.destroy();
  }
}

async function marksOfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => null);
  const found = new Set<string>();
  for (const [, object] of document?.context.enumerateIndirectObjects() ?? []) {
    const mark = object instanceof PDFDict ? object.get(PDFName.of(MARK_KEY)) : undefined;
    if (mark instanceof PDFString || mark instanceof PDFHexString) findMarks(mark.decodeText()).forEach((one) => found.add(one));
  }
  return [...found];
}
