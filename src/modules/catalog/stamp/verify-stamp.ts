import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from "@hyzyla/pdfium";
import { findMarks } from "./mark.ts";

/** Pages are numbered from 0. `unread`: the code cannot be read back; `unseen`: the foot of the page looks as it did. */
export type StampFindings = { pageCount: number; unread: number[]; unseen: number[] };

/** All are read; those of `looked` are also drawn, which costs more. */
export type StampedPages = { stamped: number[]; looked: ReadonlySet<number> };

const STRIP_PT = 24;
const MOST_WIDTH_PX = 1_200;
const LEAST_COLUMNS = 40;
const LEAST_DIFFERENCE = 24;
const BGRA = 4;
const WITH_ANNOTATIONS = 1;

/** Reads a stamped copy as another program would: page by page, its code in the text and its line in the pixels of its place. */
export async function findUnstamped(
  original: Uint8Array,
  copy: Uint8Array,
  { stamped: pages, looked }: StampedPages,
  mark: string,
): Promise<StampFindings | null> {
  const library = await PDFiumLibrary.init();
  const open: PDFiumDocument[] = [];
  const load = async (bytes: Uint8Array) => {
    const document = await library.loadDocument(bytes);
    open.push(document);
    return document;
  };
  try {
    const before = await load(original);
    const after = await load(copy);
    const findings: StampFindings = { pageCount: after.getPageCount(), unread: [], unseen: [] };
    for (const index of pages) {
      const text = withPage(after, index, (page) => page.getText());
      if (!findMarks(text).includes(mark)) findings.unread.push(index);
      else if (
        looked.has(index) &&
        !isStampedAlready(before, index) &&
        !isSeen(withPage(before, index, drawFoot), withPage(after, index, drawFoot))
      )
        findings.unseen.push(index);
    }
    return findings;
  } catch {
    return null;
  } finally {
    closeQuietly(library, open);
  }
}

function closeQuietly(library: PDFiumLibrary, documents: PDFiumDocument[]): void {
  try {
    for (const document of documents) document.destroy();
    library.destroy();
  } catch {
    // A machine that broke goes with this process's memory.
  }
}

/** A page that bears a stamp shows the new one where the earlier one is: its pixels hardly change. */
const isStampedAlready = (before: PDFiumDocument, index: number): boolean =>
  withPage(before, index, (page) => findMarks(page.getText())).length > 0;

type Strip = { data: Uint8Array; width: number; height: number };

function withPage<T>(document: PDFiumDocument, index: number, work: (page: PDFiumPage) => T): T {
  const page = document.getPage(index);
  try {
    return work(page);
  } finally {
    page["module"]._FPDF_ClosePage(page["pageIdx"]);
  }
}

/** The foot of the page alone: what lies above it is not drawn. */
function drawFoot(page: PDFiumPage): Strip {
  const machine = page["module"];
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(1, MOST_WIDTH_PX / originalWidth);
  const width = Math.max(1, Math.round(originalWidth * scale));
  const whole = Math.max(1, Math.round(originalHeight * scale));
  const height = Math.min(whole, Math.ceil(STRIP_PT * Math.max(scale, 0.25)));
  const place = machine.wasmExports.malloc(width * height * BGRA);
  const bitmap = machine._FPDFBitmap_CreateEx(width, height, BGRA, place, width * BGRA);
  machine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  machine._FPDF_RenderPageBitmap(bitmap, page["pageIdx"], 0, height - whole, width, whole, 0, WITH_ANNOTATIONS);
  const data = machine.HEAPU8.slice(place, place + width * height * BGRA);
  machine._FPDFBitmap_Destroy(bitmap);
  machine.wasmExports.free(place);
  return { data, width, height };
}

/** Whether enough columns changed for a line of words to be there; on a narrow page, a third of them. */
function isSeen(before: Strip, after: Strip): boolean {
  if (before.width !== after.width || before.height !== after.height) return true;
  const changed = new Set<number>();
  for (let at = 0; at < after.data.length; at += 1) {
    if (Math.abs((after.data[at] ?? 0) - (before.data[at] ?? 0)) > LEAST_DIFFERENCE) changed.add((at >> 2) % after.width);
  }
  return changed.size >= Math.min(LEAST_COLUMNS, after.width / 3);
}
