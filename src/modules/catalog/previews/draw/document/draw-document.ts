import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { OfficeReading } from "../../../kinds/kind.ts";
import { kindNamed } from "../../../kinds/kinds.ts";
import { drawPages } from "../../../render/draw-pages.ts";
import type { DrawnPreview, PreviewFailure, PreviewRequest } from "../../drawn-preview.ts";
import { markedPicture } from "../marked-picture.ts";
import { drawThumbnail } from "../thumbnail.ts";
import { arrangePages, SHEET_PX } from "../../rules/arrange-pages.ts";
import { MOST_PAGES, writePdf } from "./write-pdf.ts";

/**
 * The first pages of a document of Office or LibreOffice, where LibreOffice is on this machine and can read it; else the picture of the
 * first page that its program left in it.
 */
export async function drawDocument(request: PreviewRequest): Promise<DrawnPreview | PreviewFailure | null> {
  const preview = kindNamed(request.kind)?.preview;
  if (!preview || !("office" in preview)) return null;
  const drawn = request.soffice ? await drawFirstPages(request.soffice, request, preview.office) : null;
  if (drawn) return drawn;
  if (preview.mayHoldThumbnail) return drawThumbnail(request);
  return request.soffice ? null : "no_office";
}

async function drawFirstPages(
  soffice: string,
  { path: from, kind, storeName }: PreviewRequest,
  office: OfficeReading,
): Promise<DrawnPreview | null> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-documento-"));
  try {
    const pdf = await writePdf(soffice, from, { ...office, ending: kind }, folder);
    const pages = pdf ? await drawEach(pdf) : [];
    if (pages.length === 0) return null;
    const { widthPx, heightPx, places } = arrangePages(pages);
    const pieces = await Promise.all(
      places.map(async ({ left, top, width, height }, index) => ({
        left,
        top,
        input: await sharp(pages[index]?.bytes).resize(width, height, { fit: "fill" }).png().toBuffer(),
      })),
    );
    const sheet = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#d9dde6" } }).composite(pieces);
    const image = await markedPicture(sharp(await sheet.png().toBuffer()), storeName);
    const words = pages.length === 1 ? "A primeira página" : `As ${pages.length} primeiras páginas`;
    return { image, content: null, facts: { words } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first pages as PNG; a blank one ends them, unless it is the first. */
async function drawEach(pdf: string) {
  const pages: { bytes: Buffer; widthPx: number; heightPx: number }[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const drawn = await drawPages(pdf, [number], SHEET_PX, ({ image }) => image.png().toBuffer());
    const [page] = drawn.ok ? drawn.value : [];
    if (!page || (page.isBlank && number > 1)) break;
    pages.push({ bytes: Buffer.from(page.bytes), widthPx: page.widthPx, heightPx: page.heightPx });
  }
  return pages;
}
