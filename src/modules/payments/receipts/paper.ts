import { PDFDocument, type PDFPage, rgb, type RGB } from "@cantoo/pdf-lib";
import { brand } from "#kit/brand/brand.ts";
import { look } from "#kit/brand/look.ts";
import { readLogoShown } from "#platform/brand-files.ts";
import { embedPaperFont, type PaperFont } from "./paper-font.ts";

const WIDTH = 595;
const HEIGHT = 842;
export const MARGIN = 56;
export const RIGHT = WIDTH - MARGIN;
const INK = rgb(0.082, 0.118, 0.192);
const MUTED = rgb(0.35, 0.38, 0.45);
const LINE = rgb(0.8, 0.81, 0.84);

/** An A4 document being written: the position of the next line, and its drawing methods; a full page is followed by another. */
export class Paper {
  page: PDFPage;
  y = HEIGHT - MARGIN;

  constructor(
    readonly document: PDFDocument,
    readonly fonts: { plain: PaperFont; bold: PaperFont },
  ) {
    this.page = document.addPage([WIDTH, HEIGHT]);
  }

  room(height: number): void {
    if (this.y - height >= MARGIN) return;
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  write(text: string, at: { x?: number; width?: number; size?: number; bold?: boolean; muted?: boolean } = {}): void {
    const { x = MARGIN, width = RIGHT - x, size = 10, bold = false, muted = false } = at;
    const font = bold ? this.fonts.bold : this.fonts.plain;
    for (const line of wrap(font.writable(text), font, size, width)) {
      this.room(size * 1.4);
      this.y -= size * 1.4;
      font.draw(this.page, line, { x, y: this.y, size, color: muted ? MUTED : INK });
    }
  }

  /** Draws an amount at the right edge, without advancing: the next line starts at the same height. */
  amount(text: string, bold: boolean, { right = RIGHT, size = 10 } = {}): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const shown = font.writable(text);
    this.room(30);
    const x = right - font.widthOfTextAtSize(shown, size);
    font.draw(this.page, shown, { x, y: this.y - size * 1.4, size, color: INK });
  }

  rule({ thickness = 0.7, color = LINE } = {}): void {
    this.room(20);
    this.y -= 12;
    this.page.drawLine({ start: { x: MARGIN, y: this.y }, end: { x: RIGHT, y: this.y }, thickness, color });
    this.y -= 4;
  }
}

/**
 * A document that begins with the market's logo and name, and a title over a line of its colour. Deterministic:
 * the same content in the same brand always gives the same bytes.
 */
export async function openPaper(title: string, issuedAt: Date): Promise<Paper> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setAuthor(brand.name);
  document.setLanguage("pt-BR");
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
  const plain = await embedPaperFont(document, 400);
  const bold = await embedPaperFont(document, 700);
  const paper = new Paper(document, { plain, bold });
  if (await drawLogo(paper)) paper.write(brand.name, { size: 9 });
  else paper.write(brand.name, { size: 18, bold: true });
  paper.y -= 8;
  paper.write(title, { size: 16, bold: true });
  const accent = look().accent?.light.accent;
  paper.rule(accent ? { thickness: 2, color: colourOf(accent) } : {});
  return paper;
}

const LOGO_MOST = { width: 180, height: 34 };

/** The logo that the operator chose, at the top left; false where it is letters, or cannot be had: a receipt never waits for a picture. */
async function drawLogo(paper: Paper): Promise<boolean> {
  const png = await readLogoShown().catch(() => null);
  if (!png) return false;
  const logo = await paper.document.embedPng(png);
  const { width, height } = logo;
  const scale = Math.min(LOGO_MOST.width / width, LOGO_MOST.height / height, 1);
  paper.y -= height * scale;
  paper.page.drawImage(logo, { x: MARGIN, y: paper.y, width: width * scale, height: height * scale });
  return true;
}

const colourOf = (hex: string): RGB =>
  rgb(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]));

/** Lines no wider than `width`; a word wider than that is broken. */
export function wrap(text: string, font: Pick<PaperFont, "widthOfTextAtSize">, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}
