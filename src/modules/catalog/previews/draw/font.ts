import { readFile } from "node:fs/promises";
import fontkit from "@cantoo/fontkit";
import { cutCodePoints } from "#kit/text.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { markedPicture } from "./marked-picture.ts";
import { drawLine, drawSheet, SHEET } from "./sheet.ts";

type Font = Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>;

const INK = "#151E31";
/** As tall as one line of words. */
const STRIP_PX = 260;
const SPECIMEN = ["AaBbCcDdEeFfGg", "ÁÊÍÕÚ ç 0123456789 & ?!", "Blitz prende ex-vesgo com cheque fajuto"];

/** Letters of a font on a sheet. Null when it holds none that we know how to show. */
export async function drawFont({ path, storeName }: PreviewRequest): Promise<DrawnPreview | null> {
  const font = await openFont(path);
  if (!font) return null;
  const family = cutCodePoints(String(font.familyName ?? ""), 80);
  const sizes = [92, 60, 42];
  let y: number = SHEET.margin + 40;
  let shapes = family && drawLine({ text: family, x: SHEET.margin, y: SHEET.margin + 10, size: 24, color: "#5A6478" });
  let drawn = 0;
  for (const [at, text] of SPECIMEN.entries()) {
    const size = sizes[at] ?? 42;
    y += size * 1.5;
    const line = lineOf(font, text, y, size);
    if (line) drawn += 1;
    shapes += line;
  }
  // Pictures instead of letters: the first of what it has.
  if (drawn === 0) shapes += lineOf(font, firstLetters(font), SHEET.height / 2, 120);
  if (drawn === 0 && firstLetters(font) === "") return null;
  return { image: await markedPicture(drawSheet(shapes), storeName), content: null, facts: family ? { family } : {} };
}

/** Words somebody chose, in a font, as a picture; null when the font has none of their letters. */
export async function drawWords(path: string, words: string, storeName: string): Promise<DrawnPreview["image"] | null> {
  const font = await openFont(path);
  const shapes = font && lineOf(font, words.normalize("NFC"), STRIP_PX * 0.64, 130);
  return shapes ? markedPicture(drawSheet(shapes, STRIP_PX), storeName) : null;
}

async function openFont(path: string): Promise<Font | null> {
  try {
    const opened = fontkit.create(new Uint8Array(await readFile(path)));
    const font = "fonts" in opened ? opened.fonts[0] : opened;
    return font && "layout" in font ? (font as Font) : null;
  } catch {
    return null;
  }
}

const firstLetters = (font: Font): string =>
  font.characterSet
    .filter((code) => code > 0x20)
    .slice(0, 8)
    .map((code) => String.fromCodePoint(code))
    .join("");

/** A line that fits between the margins, made smaller where it must. Empty when the font has none of its letters. */
function lineOf(font: Font, text: string, y: number, mostPx: number): string {
  const known = Array.from(text).filter((letter) => letter === " " || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (known.every((letter) => letter === " ")) return "";
  const { glyphs, positions: placed } = font.layout(known.join(""));
  const positions = placed ?? [];
  const wide = positions.reduce((sum, position) => sum + position.xAdvance, 0);
  if (!(wide > 0) || !(font.unitsPerEm > 0)) return "";
  const size = Math.min(mostPx, ((SHEET.width - 2 * SHEET.margin) * font.unitsPerEm) / wide);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const d = glyph.path.toSVG();
    const place = `translate(${x + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})`;
    x += position?.xAdvance ?? 0;
    return d ? `<path transform="${place}" d="${d}"/>` : "";
  });
  return `<g transform="translate(${SHEET.margin} ${y}) scale(${scale} ${-scale})" fill="${INK}">${paths.join("")}</g>`;
}
