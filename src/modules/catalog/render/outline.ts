import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";

const require = createRequire(import.meta.url);

type Font = Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>;

const FACES = {
  text: "@fontsource/libre-franklin/files/libre-franklin-latin-600-normal.woff",
  title: "@fontsource/alegreya/files/alegreya-latin-900-normal.woff",
  signature: "@fontsource/alegreya/files/alegreya-latin-500-italic.woff",
};

export type Face = keyof typeof FACES;

/** Words as an SVG path that begins at the baseline's left end, and how wide they are; the machine needs no fonts. */
export function outline(face: Face, text: string, sizePx: number): { d: string; widthPx: number } {
  const font = fontOf(face);
  const scale = sizePx / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(face, text));
  let left = 0;
  let d = "";
  for (const [at, glyph] of glyphs.entries()) {
    const place = positions?.[at] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
    for (const { command, args } of glyph.path.commands) {
      // A font's heights grow upwards, a drawing's downwards.
      const points = args.map((value, index) =>
        (scale * (index % 2 === 0 ? left + place.xOffset + value : -(place.yOffset + value))).toFixed(2),
      );
      d += LETTER[command] + points.join(" ");
    }
    left += place.xAdvance;
  }
  return { d, widthPx: left * scale };
}

/** How wide words are, without drawing them. */
export function widthOf(face: Face, text: string, sizePx: number): number {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(drawable(face, text));
  const units = glyphs.reduce((sum, glyph, at) => sum + (positions?.[at]?.xAdvance ?? glyph.advanceWidth), 0);
  return (units * sizePx) / font.unitsPerEm;
}

/** Whether the font can draw this letter. */
export const hasLetter = (face: Face, codePoint: number): boolean => fontOf(face).hasGlyphForCodePoint(codePoint);

/** The text in letters the font has: a letter it lacks loses its accent, or its place. */
export function drawable(face: Face, text: string): string {
  const font = fontOf(face);
  const has = (letter: string) => letter === " " || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const letters = Array.from(text.normalize("NFC")).map((letter) => (has(letter) ? letter : letter.normalize("NFD")[0]!));
  return letters.filter(has).join("");
}

const LETTER = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const opened = fontkit.create(new Uint8Array(readFileSync(require.resolve(FACES[face]))));
  if (!("layout" in opened)) throw new Error(`${FACES[face]} is not one font`);
  loaded.set(face, opened);
  return opened;
}
