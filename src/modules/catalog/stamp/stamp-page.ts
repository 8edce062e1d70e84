import { PDFArray, PDFDict, PDFName, PDFStream, PDFString, type PDFFont, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { pageCorner } from "./page-corner.ts";

/** What is written on a page: the line people read, and the code that also goes unseen. */
export type StampWords = { line: string; mark: string };

/** The key of a page's own dictionary that repeats the code. */
export const MARK_KEY = "AutoriaMark";

const FONT_KEY = "AutoriaStamp";
const EDGE_PT = 9;
const SIDE_PT = 18;

/**
 * Writes the words along the bottom of a page. Only the page's own dictionary changes; what it shares with others is copied,
 * and what it drew stays the very same streams. To assistive technology the stamp is a footer, no part of the text.
 */
export function stampPage(page: PDFPage, font: PDFFont, words: StampWords, saved: PDFRef): void {
  const { node } = page;
  const { context } = node;
  const resources = copyOf(node.Resources() ?? context.obj({}));
  const fonts = copyOf(resources.lookupMaybe(PDFName.of("Font"), PDFDict) ?? context.obj({}));
  fonts.set(PDFName.of(FONT_KEY), font.ref);
  resources.set(PDFName.of("Font"), fonts);
  const drawing = context.register(context.stream(drawingOf(page, font, words)));
  node.set(PDFName.of("Resources"), resources);
  node.set(PDFName.of("Contents"), context.obj([saved, ...drawnBefore(page), drawing]));
  node.set(PDFName.of(MARK_KEY), PDFString.of(words.mark));
}

function copyOf(dict: PDFDict): PDFDict {
  const copy = dict.context.obj({});
  for (const [key, value] of dict.entries()) copy.set(key, value);
  return copy;
}

function drawnBefore({ node }: PDFPage) {
  const entry = node.get(PDFName.of("Contents"));
  const contents = node.context.lookup(entry);
  if (contents instanceof PDFArray) return contents.asArray();
  return contents instanceof PDFStream && entry ? [entry] : [];
}

function drawingOf(page: PDFPage, font: PDFFont, { line, mark }: StampWords): string {
  const { widthPt, heightPt, matrix } = pageCorner(page);
  const wanted = Math.min(12, Math.max(6, widthPt / 85));
  const size = Math.min(wanted, (wanted * (widthPt - 2 * SIDE_PT)) / font.widthOfTextAtSize(line, wanted));
  const show = `${font.encodeText(line).toString()} Tj`;
  return [
    "Q /Artifact <</Type /Pagination /Subtype /Footer>> BDC q",
    `${matrix} cm`,
    `BT /${FONT_KEY} ${size.toFixed(2)} Tf`,
    `1 0 0 1 ${SIDE_PT} ${EDGE_PT} Tm 1 Tr 1 1 1 RG ${(size / 5).toFixed(2)} w 1 j ${show}`,
    `1 0 0 1 ${SIDE_PT} ${EDGE_PT} Tm 0 Tr .35 .38 .45 rg ${show}`,
    `/${FONT_KEY} 1 Tf 1 0 0 1 ${SIDE_PT} ${(heightPt - EDGE_PT).toFixed(2)} Tm 3 Tr ${font.encodeText(mark).toString()} Tj`,
    "ET Q EMC",
  ].join("\n");
}
