import { readFile } from "node:fs/promises";
import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";
import { ok, refuse, type Outcome } from "#kit/outcome.ts";
import type { DrawnPage, DrawReason } from "./drawn-page.ts";

type Page = { image: Sharp; widthPx: number; heightPx: number; isBlank: boolean };
type Bitmap = { data: Uint8Array; width: number; height: number };

/** A page no taller than this many widths: a long strip is drawn narrower rather than larger. */
const TALLEST = 2;

/** Some pictures come out white when the page is small; a page that is one colour is drawn again this wide and made smaller. */
const LARGE_PX = 900;

/**
 * Draws each page at `widthPx`, what was written in its fields included, lets `finish` turn it into WebP, and keeps one page in
 * memory at a time. A page that cannot be drawn is left out; the others are drawn all the same.
 */
export async function drawPages(
  path: string,
  pageNumbers: number[],
  widthPx: number,
  finish: (page: Page) => Promise<Buffer>,
): Promise<Outcome<DrawnPage[], DrawReason>> {
  const bytes = await readFile(path);
  let open = await openDocument(bytes);
  if (!open) return refuse("pdf_broken");
  const pageCount = open.document.getPageCount();
  const exists = (number: number) => Number.isInteger(number) && number >= 1 && number <= pageCount;
  const drawn: DrawnPage[] = [];
  for (const pageNumber of pageNumbers.every(exists) ? pageNumbers : []) {
    open ??= await openDocument(bytes);
    const page: Page | null = open && (await drawPage(open.document, pageNumber, widthPx).catch(() => null));
    if (page) {
      const { widthPx: width, heightPx, isBlank } = page;
      drawn.push({ pageNumber, bytes: await finish(page), widthPx: width, heightPx, isBlank });
    } else {
      // What failed may have broken the drawing machine: the next page gets a new one.
      open?.close();
      open = null;
    }
  }
  open?.close();
  return pageNumbers.every(exists) ? ok(drawn) : refuse("page_missing");
}

async function openDocument(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch(() => null);
  const close = () => {
    try {
      document?.destroy();
      library.destroy();
    } catch {
      // A machine that broke cannot be closed in order; it goes with this process's memory.
    }
  };
  if (document) return { document, close };
  close();
  return null;
}

async function drawPage(document: PDFiumDocument, pageNumber: number, widthPx: number): Promise<Page> {
  const bitmap = await drawBitmap(document, pageNumber, widthPx);
  const large = widthPx < LARGE_PX && isOneColour(bitmap) ? await drawBitmap(document, pageNumber, LARGE_PX) : bitmap;
  const { width, height, data } = large;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return {
    image: large === bitmap ? image : image.resize(bitmap.width, bitmap.height, { fit: "fill" }),
    widthPx: bitmap.width,
    heightPx: bitmap.height,
    isBlank: isOneColour(large),
  };
}

async function drawBitmap(document: PDFiumDocument, pageNumber: number, widthPx: number): Promise<Bitmap> {
  const page = document.getPage(pageNumber - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error("a page without size");
  const scale = Math.min(widthPx / originalWidth, (widthPx * TALLEST) / originalHeight);
  const width = Math.max(1, Math.round(originalWidth * scale));
  const height = Math.max(1, Math.round(originalHeight * scale));
  const { data } = await page.render({ width, height, render: "bitmap", renderFormFields: true });
  return { data, width, height };
}

function isOneColour({ data }: Bitmap): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
  return pixels.every((pixel) => pixel === pixels[0]);
}
