import { PDFDocument, type PDFFont, type PDFPage, rgb, type RGB, StandardFonts } from "@cantoo/pdf-lib";
import type { FileSpec } from "../market-types.ts";
import { type Palette, paletteFor } from "../palettes.ts";
import { type Random, randomOf } from "../random.ts";

export const A4 = { w: 595, h: 842, margin: 56 };
const MADE_AT = new Date("2026-01-15T12:00:00Z");

export type Leaflet = {
  doc: PDFDocument;
  text: PDFFont;
  bold: PDFFont;
  title: PDFFont;
  italic: PDFFont;
  palette: Palette;
  /** The one colour of headings and rules, dark enough to read on white. */
  accent: RGB;
  random: Random;
  spec: FileSpec;
};

/** A page being written from the top down; y is the baseline of the next line. */
export type Sheet = { leaf: Leaflet; page: PDFPage; y: number };

export const INK = rgb(0.09, 0.11, 0.18);
export const GREY = rgb(0.42, 0.45, 0.52);
export const PALE = rgb(0.82, 0.84, 0.87);

/** An RGB of pdf-lib from "#RRGGBB". */
export function hex(colour: string): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  return rgb(red, green, blue);
}

const READABLE = ["#8C133D", "#14483A", "#153A5B", "#642869", "#863709", "#0A464E"];

/** An empty document with its fonts; dates are fixed so that the same spec gives the same bytes. */
export async function newLeaflet(spec: FileSpec): Promise<Leaflet> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const random = randomOf(spec.seed);
  doc.setTitle(`${spec.productTitle}: ${spec.label}`);
  doc.setAuthor(spec.authorName);
  doc.setLanguage("pt-BR");
  doc.setCreationDate(MADE_AT);
  doc.setModificationDate(MADE_AT);
  const palette = paletteFor("capa", spec.seed);
  return {
    doc,
    text: doc.embedStandardFont(StandardFonts.Helvetica),
    bold: doc.embedStandardFont(StandardFonts.HelveticaBold),
    title: doc.embedStandardFont(StandardFonts.TimesRomanBold),
    italic: doc.embedStandardFont(StandardFonts.TimesRomanItalic),
    palette,
    accent: hex(random.pick(READABLE)),
    random,
    spec,
  };
}

/** A new page with the product's name at the head and the page number at the foot. */
export function newSheet(leaf: Leaflet): Sheet {
  const page = leaf.doc.addPage([A4.w, A4.h]);
  const number = String(leaf.doc.getPageCount());
  const head = leaf.spec.productTitle.split(":")[0] ?? "";
  page.drawText(head, { x: A4.margin, y: A4.h - 36, size: 8.5, font: leaf.text, color: GREY });
  page.drawText(leaf.spec.authorName, { x: A4.margin, y: 30, size: 10, font: leaf.italic, color: GREY });
  page.drawText(number, {
    x: A4.w - A4.margin - leaf.text.widthOfTextAtSize(number, 9),
    y: 30,
    size: 9,
    font: leaf.text,
    color: GREY,
  });
  rule(page, A4.h - 44, 1.4, INK);
  return { leaf, page, y: A4.h - 84 };
}

export function rule(page: PDFPage, y: number, thickness = 0.6, color = PALE, from = A4.margin, to = A4.w - A4.margin): void {
  page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness, color });
}

const widths = new WeakMap<PDFFont, Map<string, number>>();

function widthOfWord(font: PDFFont, word: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  if (known.size === 0) widths.set(font, known);
  let width = known.get(word);
  if (width === undefined) {
    width = font.widthOfTextAtSize(word, 1);
    known.set(word, width);
  }
  return width;
}

/** Lines of a text that fit a width in points. */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const space = widthOfWord(font, " ") * size;
  const lines: string[] = [];
  let current = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = widthOfWord(font, word) * size;
    if (current && used + space + wide > width) {
      lines.push(current);
      current = word;
      used = wide;
    } else {
      used += (current ? space : 0) + wide;
      current = current ? `${current} ${word}` : word;
    }
  }
  return current ? [...lines, current] : lines;
}

type Voice = { size?: number; font?: PDFFont; color?: RGB; x?: number; width?: number; lead?: number; after?: number };

/** Writes a paragraph and moves the sheet's y under it; what does not fit the page is left out. */
export function write(sheet: Sheet, text: string, voice: Voice = {}): void {
  const { size = 11, font = sheet.leaf.text, color = INK, x = A4.margin, lead = 1.45, after = 8 } = voice;
  for (const row of wrapText(text, font, size, voice.width ?? A4.w - A4.margin - x)) {
    if (sheet.y < 56) return;
    sheet.page.drawText(row, { x, y: sheet.y, size, font, color });
    sheet.y -= size * lead;
  }
  sheet.y -= after;
}

export function heading(sheet: Sheet, text: string): void {
  sheet.y -= 6;
  write(sheet, text, { size: 24, font: sheet.leaf.title, lead: 1.12, after: 12 });
}

export function subheading(sheet: Sheet, text: string): void {
  sheet.y -= 6;
  write(sheet, text, { size: 13, font: sheet.leaf.bold, color: sheet.leaf.accent, lead: 1.25, after: 5 });
}

export function bullets(sheet: Sheet, items: readonly string[], numbered = false): void {
  items.forEach((item, i) => {
    if (sheet.y < 70) return;
    const mark = numbered ? `${i + 1}.` : "•";
    sheet.page.drawText(mark, { x: A4.margin, y: sheet.y, size: 11, font: sheet.leaf.bold, color: sheet.leaf.accent });
    write(sheet, item, { x: A4.margin + 20, after: 5 });
  });
}

/** Ruled lines to write on, until y reaches the floor. */
export function ruled(sheet: Sheet, rows: number, gap = 24): void {
  for (let i = 0; i < rows && sheet.y > 66; i++) {
    rule(sheet.page, sheet.y, 0.6, PALE);
    sheet.y -= gap;
  }
}

/** A table with a filled head; columns are shares of the width, figures go right. */
export function table(
  sheet: Sheet,
  shares: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const { page, leaf } = sheet;
  const full = A4.w - A4.margin * 2;
  const rowH = 23;
  const row = (cells: readonly string[], font: PDFFont, color: RGB) => {
    let x = A4.margin;
    cells.forEach((cell, i) => {
      const width = (shares[i] ?? 0) * full;
      const right = /^(R\$ )?[\d.,]+%?$/.test(cell);
      const left = right ? x + width - 8 - font.widthOfTextAtSize(cell, 9.5) : x + 8;
      page.drawText(cell, { x: left, y: sheet.y - 15, size: 9.5, font, color });
      x += width;
    });
    sheet.y -= rowH;
  };
  page.drawRectangle({ x: A4.margin, y: sheet.y - rowH, width: full, height: rowH, color: leaf.accent });
  row(head, leaf.bold, rgb(1, 1, 1));
  for (const cells of rows) {
    if (sheet.y < 80) break;
    row(cells, leaf.text, INK);
    rule(page, sheet.y, 0.5, PALE);
  }
  sheet.y -= 14;
}
