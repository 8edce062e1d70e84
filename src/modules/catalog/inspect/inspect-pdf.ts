import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import type { PageSize } from "../page-sizes/rules.ts";
import type { FileFlag } from "./inspected-file.ts";
import { pdfLimits } from "./limits.ts";
import { readPageSizes } from "./page-sizes.ts";
import { findPdfActions } from "./pdf-actions.ts";

export type InspectedPdf = { pageCount: number; pageSizes: PageSize[]; flags: FileFlag[] };

export type PdfReason = "pdf_encrypted" | "pdf_active_content" | "pdf_broken" | "pdf_too_many_pages";

/**
 * Pages, their sizes and the hazards of a PDF. Two parsers must agree on the pages: pdf-lib reads a truncated file as an empty
 * one, and PDFium repairs what others refuse. Scripts and program launches are refused; embedded files and other
 * opening actions are flagged.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<Outcome<InspectedPdf, PdfReason>> {
  const rendered = await countRenderedPages(bytes);
  if (!rendered.ok) return rendered;
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => null);
  if (!document) return refuse("pdf_broken");
  if (document.isEncrypted) return refuse("pdf_encrypted");
  const { hasProgram, hasEmbeddedFiles, hasOpenAction } = findPdfActions(document.context, bytes);
  if (hasProgram) return refuse("pdf_active_content");

  const pageCount = rendered.value;
  if (pageCount > pdfLimits.pages) return refuse("pdf_too_many_pages");
  if (pageCount === 0 || countPages(document) !== pageCount) return refuse("pdf_broken");
  const flags: FileFlag[] = [];
  if (hasEmbeddedFiles) flags.push("pdf_embedded_files");
  if (hasOpenAction) flags.push("pdf_open_action");
  return ok({ pageCount, pageSizes: readPageSizes(document), flags });
}

async function countRenderedPages(bytes: Uint8Array): Promise<Outcome<number, "pdf_encrypted" | "pdf_broken">> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pageCount = document.getPageCount();
    document.destroy();
    return ok(pageCount);
  } catch (error) {
    return refuse(/password/i.test(String(error)) ? "pdf_encrypted" : "pdf_broken");
  } finally {
    library.destroy();
  }
}

function countPages(document: PDFDocument): number {
  try {
    return document.getPageCount();
  } catch {
    return 0;
  }
}
