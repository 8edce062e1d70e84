import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import { type Color, type PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

const require = createRequire(import.meta.url);
/** Letters of every language written in Latin script. */
const SUBSETS = ["latin", "latin-ext", "vietnamese"];

type Face = { font: PDFFont; letters: ReadonlySet<number> };
type Placed = { x: number; y: number; size: number; color: Color };

/** One weight of the letters of a paper: each is drawn by the first face that has it, and one that none has is a question mark. */
export class PaperFont {
  constructor(private readonly faces: readonly Face[]) {}

  /** In one way of writing, and with every space a plain one. */
  writable(text: string): string {
    const plain = text.normalize("NFC").replace(/\s/gu, " ");
    return Array.from(plain, (letter) =>
      this.faceOf(letter) ? letter : this.faceOf(bareOf(letter)) ? bareOf(letter) : "?",
    ).join("");
  }

  widthOfTextAtSize(text: string, size: number): number {
    return this.runs(text).reduce((width, { font, words }) => width + font.widthOfTextAtSize(words, size), 0);
  }

  draw(page: PDFPage, text: string, { x, ...at }: Placed): void {
    let left = x;
    for (const { font, words } of this.runs(text)) {
      page.drawText(words, { ...at, x: left, font });
      left += font.widthOfTextAtSize(words, at.size);
    }
  }

  private faceOf(letter: string): Face | undefined {
    return this.faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  }

  /** Neighbours of one face are drawn at once. */
  private runs(text: string): { font: PDFFont; words: string }[] {
    const runs: { font: PDFFont; words: string }[] = [];
    for (const letter of text) {
      const font = this.faceOf(letter)?.font;
      const last = runs.at(-1);
      if (last && last.font === font) last.words += letter;
      else if (font) runs.push({ font, words: letter });
    }
    return runs;
  }
}

const bareOf = (letter: string): string => letter.normalize("NFD").charAt(0);

/** The letters of one weight, of which the document keeps those it uses; Greek and mathematics are in every reader of PDF. */
export async function embedPaperFont(document: PDFDocument, weight: 400 | 700): Promise<PaperFont> {
  document.registerFontkit(fontkit);
  const faces: PDFFont[] = [];
  // One after another: the same words always make the same bytes.
  for (const subset of SUBSETS) {
    const file = require.resolve(`@fontsource/libre-franklin/files/libre-franklin-${subset}-${weight}-normal.woff`);
    faces.push(await document.embedFont(await readFile(file), { subset: true, features: { liga: false } }));
  }
  faces.push(await document.embedFont(StandardFonts.Symbol));
  return new PaperFont(faces.map((font) => ({ font, letters: new Set(font.getCharacterSet()) })));
}
