import { readFile } from "node:fs/promises";

import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import type { DrawnPage, DrawReason } from "./drawn-page.ts";

type Page = { image: Sharp; widthPx: number; heightPx: number };

/** A page no taller than this many widths: a long strip is drawn narrower rather than larger. */
const TALLEST = 2;

/** Draws each page at `widthPx`, lets `finish` turn it into WebP, and keeps one page in memory at a time. */
export async function drawPages(
  path: string,
  pageNumbers: number[],
  widthPx: number,
  finish: (page: Page) => Promise<Buffer>,
): Promise<Outcome<DrawnPage[], DrawReason>> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await readFile(path)).catch(() => null);
    if (!document) return refuse("pdf_broken");
    const pageCount = document.getPageCount();
    if (pageNumbers.some((number) => !Number.isInteger(number) || number < 1 || number > pageCount))
      return refuse("page_missing");
    const drawn: DrawnPage[] = [];
    for (const pageNumber of pageNumbers) {
      const page = await drawPage(document, pageNumber, widthPx);
      const { widthPx: width, heightPx } = page;
      drawn.push({ pageNumber, bytes: await finish(page), widthPx: width, heightPx });
    }
    document.destroy();
    return ok(drawn);
  } finally {
    library.destroy();
  }
}

async function drawPage(document: PDFiumDocument, pageNumber: number, widthPx: number): Promise<Page> {
  const page = document.getPage(pageNumber - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(widthPx / originalWidth, (widthPx * TALLEST) / originalHeight);
  const width = Math.max(1, Math.round(originalWidth * scale));
  const height = Math.max(1, Math.round(originalHeight * scale));
  const { data } = await page.render({ width, height, render: "bitmap" });
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), widthPx: width, heightPx: height };
}
