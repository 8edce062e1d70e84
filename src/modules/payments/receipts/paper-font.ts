import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import { type Color, type PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

const require = createRequire(import.meta.url);
/** Font subsets with the characters of every language in Latin script. */
const SUBSETS = ["latin", "latin-ext", "vietnamese"];

type Face = { font: PDFFont; letters: ReadonlySet<number> };
type Placed = { x: number; y: number; size: number; color: Color };

/** A font of one weight: each character is drawn with the first face that has it; one that no face has becomes a question mark. */
export class PaperFont {
  constructor(private readonly faces: readonly Face[]) {}

  /** The text in NFC, with every white space as a plain space and without characters that cannot be drawn. */
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

  /** Consecutive characters of the same face, drawn together. */
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

/** The font of one weight, embedded only with the characters used; Greek and mathematics come from the standard Symbol font. */
export async function embedPaperFont(document: PDFDocument, weight: 400 | 700): Promise<PaperFont> {
  document.registerFontkit(fontkit);
  const faces: PDFFont[] = [];
  // Sequentially, so that the same content always gives the same bytes.
  for (const subset of SUBSETS) {
    const file = require.resolve(`@fontsource/libre-franklin/files/libre-franklin-${subset}-${weight}-normal.woff`);
    faces.push(await document.embedFont(await readFile(file), { subset: true, features: { liga: false } }));
  }
  faces.push(await document.embedFont(StandardFonts.Symbol));
  return new PaperFont(faces.map((font) => ({ font, letters: new Set(font.getCharacterSet()) })));
}
