import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { Receipt } from "./queries/read-receipt.ts";

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const RIGHT = WIDTH - MARGIN;
const INK = rgb(0.082, 0.118, 0.192);
const MUTED = rgb(0.35, 0.38, 0.45);
const LINE = rgb(0.8, 0.81, 0.84);

/** Where the next line goes, and what writes it; a full page is followed by another. */
class Paper {
  page: PDFPage;
  y = HEIGHT - MARGIN;

  constructor(
    readonly document: PDFDocument,
    readonly fonts: { plain: PDFFont; bold: PDFFont },
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
    for (const line of wrap(writable(font, text), font, size, width)) {
      this.room(size * 1.4);
      this.y -= size * 1.4;
      this.page.drawText(line, { x, y: this.y, size, font, color: muted ? MUTED : INK });
    }
  }

  /** At the right edge, on the line that begins here; what comes next starts from the same place. */
  amount(text: string, bold: boolean): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const shown = writable(font, text);
    this.room(30);
    this.page.drawText(shown, { x: RIGHT - font.widthOfTextAtSize(shown, 10), y: this.y - 14, size: 10, font, color: INK });
  }

  rule(): void {
    this.room(20);
    this.y -= 12;
    this.page.drawLine({ start: { x: MARGIN, y: this.y }, end: { x: RIGHT, y: this.y }, thickness: 0.7, color: LINE });
    this.y -= 4;
  }
}

/** The receipt as an A4 document. The same words always make the same bytes. */
export async function drawReceipt(receipt: Receipt, issuedAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(receipt.title);
  document.setAuthor("Autoria");
  document.setLanguage("pt-BR");
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const paper = new Paper(document, { plain, bold });
  paper.write("autoria", { size: 18, bold: true });
  paper.y -= 8;
  paper.write(receipt.title, { size: 16, bold: true });
  paper.rule();
  for (const [label, value] of receipt.facts) {
    paper.write(label, { size: 8, muted: true });
    paper.write(value);
    paper.y -= 3;
  }
  paper.rule();
  for (const { label, detail, amount, isStrong } of receipt.lines) {
    paper.amount(amount, isStrong);
    paper.write(label, { width: RIGHT - MARGIN - 110, bold: isStrong });
    if (detail) paper.write(detail, { size: 8, muted: true, width: RIGHT - MARGIN - 110 });
    paper.y -= 4;
  }
  paper.rule();
  paper.write(receipt.sellers.length === 1 ? "Quem vendeu" : "Quem vendeu cada parte", { size: 8, muted: true });
  for (const seller of receipt.sellers) paper.write(seller);
  paper.rule();
  for (const note of receipt.notes) paper.write(note, { size: 8, muted: true });
  return document.save();
}

/** In letters the font has: one it lacks loses its accent, or becomes a question mark. */
function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize("NFC").replace(/\s/gu, " ").replace(/−/g, "-"), (letter) => {
    const [bare = "?"] = letter.normalize("NFD");
    return has(letter) ? letter : has(bare) ? bare : "?";
  }).join("");
}

/** Lines no wider than `width`; a word wider than that is cut. */
export function wrap(text: string, font: Pick<PDFFont, "widthOfTextAtSize">, size: number, width: number): string[] {
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
