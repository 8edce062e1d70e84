import { PDFArray, PDFDict, PDFName, type PDFObject, PDFString, type PDFFont, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { pageCorner, visibleBox } from "./page-corner.ts";
import { closeContents } from "./page-contents.ts";

/** What is written on a page: the line people read, and the code that also goes unseen. */
export type StampWords = { line: string; mark: string };

/** What all the pages of a copy share: the font, the saved state they begin with and the glass behind the words. */
export type StampParts = { font: PDFFont; saved: PDFRef; glass: PDFRef };

/** The key of a page's own dictionary that repeats the code. */
export const MARK_KEY = "AutoriaMark";

const FONT_KEY = "AutoriaStamp";
const GLASS_KEY = "AutoriaGlass";
const EDGE_PT = 9;
const SIDE_PT = 18;
/** Shown and printed, and not to be taken out by hand. */
const ANNOTATION_FLAGS = 4 + 64 + 128;

/**
 * Writes the words along the bottom of a page. Only the page's own dictionary changes; what it shares with others is copied, and what
 * it drew stays the very same streams where they close what they open. To assistive technology the stamp is a footer, no part of the
 * text. `onTop`: also over whatever lies on the page, with what it drew kept apart. Answers whether something of the page's own
 * could hide the words.
 */
export function stampPage(page: PDFPage, parts: StampParts, words: StampWords, onTop: boolean): boolean {
  const { node } = page;
  const { context } = node;
  const contents = closeContents(page, parts.saved, onTop);
  const resources = copyOf(node.Resources() ?? context.obj({}));
  add(resources, "Font", [[FONT_KEY, parts.font.ref]]);
  add(resources, "ExtGState", [[GLASS_KEY, parts.glass]]);
  add(resources, "XObject", contents.drawings);
  const drawing = context.register(context.stream(`${contents.closing}\n${drawingOf(page, parts.font, words)}`));
  node.set(PDFName.of("Resources"), resources);
  node.set(PDFName.of("Contents"), context.obj([...contents.before, drawing]));
  node.set(PDFName.of(MARK_KEY), PDFString.of(words.mark));
  if (onTop) layOnTop(page, parts, words);
  return !contents.isTidy || hasDrawnAnnotations(page);
}

function hasDrawnAnnotations({ node }: PDFPage): boolean {
  const all = node.lookup(PDFName.of("Annots"));
  if (!(all instanceof PDFArray)) return false;
  return all.asArray().some((one) => {
    const annotation = node.context.lookup(one);
    return annotation instanceof PDFDict && annotation.has(PDFName.of("AP"));
  });
}

/** The same words as the last annotation of the page, where one of its own covers what is drawn. */
function layOnTop(page: PDFPage, { font, glass }: StampParts, words: StampWords): void {
  const { node } = page;
  const { context } = node;
  const { x, y, width, height } = visibleBox(page);
  const box = [x, y, x + width, y + height];
  const Resources = { Font: { [FONT_KEY]: font.ref }, ExtGState: { [GLASS_KEY]: glass } };
  const form = { Type: "XObject", Subtype: "Form", BBox: box, Resources };
  const look = context.register(context.stream(drawingOf(page, font, words), form));
  const annotation = { Type: "Annot", Subtype: "Stamp", Rect: box, F: ANNOTATION_FLAGS, AP: { N: look } };
  const listed = node.lookup(PDFName.of("Annots"));
  const before = listed instanceof PDFArray ? listed.asArray() : [];
  node.set(PDFName.of("Annots"), context.obj([...before, context.register(context.obj(annotation))]));
}

function add(resources: PDFDict, kind: string, entries: [name: string, ref: PDFRef][]): void {
  if (entries.length === 0) return;
  const found = resources.lookup(PDFName.of(kind));
  const all = found instanceof PDFDict ? copyOf(found) : resources.context.obj({});
  for (const [name, ref] of entries) all.set(PDFName.of(name), ref as PDFObject);
  resources.set(PDFName.of(kind), all);
}

function copyOf(dict: PDFDict): PDFDict {
  const copy = dict.context.obj({});
  for (const [key, value] of dict.entries()) copy.set(key, value);
  return copy;
}

/** The line is written once, over a sheet of glass that parts it from what lies below; then the code, unseen. */
function drawingOf(page: PDFPage, font: PDFFont, { line, mark }: StampWords): string {
  const { widthPt, heightPt, matrix } = pageCorner(page);
  const side = Math.min(SIDE_PT, widthPt / 20);
  const edge = Math.min(EDGE_PT, heightPt / 20);
  const wanted = Math.min(12, Math.max(6, widthPt / 85));
  const size = Math.min(wanted, (wanted * (widthPt - 2 * side)) / font.widthOfTextAtSize(line, wanted), heightPt / 4);
  const width = font.widthOfTextAtSize(line, size);
  const pad = size / 4;
  return [
    "/Artifact <</Type /Pagination /Subtype /Footer>> BDC q",
    `${matrix} cm`,
    `q /${GLASS_KEY} gs 1 1 1 rg ${box(side - pad, edge - size * 0.3, width + 2 * pad, size * 1.25)} re f Q`,
    `BT /${FONT_KEY} ${size.toFixed(2)} Tf`,
    `1 0 0 1 ${side.toFixed(2)} ${edge.toFixed(2)} Tm 0 Tr .2 .23 .3 rg ${font.encodeText(line).toString()} Tj`,
    `/${FONT_KEY} 1 Tf 1 0 0 1 ${side.toFixed(2)} ${(heightPt - edge).toFixed(2)} Tm 3 Tr ${font.encodeText(mark).toString()} Tj`,
    "ET Q EMC",
  ].join("\n");
}

const box = (...numbers: number[]): string => numbers.map((number) => number.toFixed(2)).join(" ");
