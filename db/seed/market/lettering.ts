import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, PathCommand } from "opentype.js";
import { n } from "./svg.ts";

const require = createRequire(import.meta.url);
// Its CommonJS build hides its names from ESM imports.
const { parse } = require("opentype.js") as typeof import("opentype.js");
const FACES = {
  black: require.resolve("@fontsource/alegreya/files/alegreya-latin-900-normal.woff"),
  serif: require.resolve("@fontsource/alegreya/files/alegreya-latin-700-normal.woff"),
  sign: require.resolve("@fontsource/alegreya/files/alegreya-latin-500-italic.woff"),
  bold: require.resolve("@fontsource/libre-franklin/files/libre-franklin-latin-800-normal.woff"),
  sans: require.resolve("@fontsource/libre-franklin/files/libre-franklin-latin-500-normal.woff"),
  round: require.resolve("@fontsource/fredoka/files/fredoka-latin-600-normal.woff"),
  fine: require.resolve("@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff"),
  hand: require.resolve("@fontsource/caveat/files/caveat-latin-700-normal.woff"),
  fair: require.resolve("@fontsource/rakkas/files/rakkas-latin-400-normal.woff"),
};

export type Face = keyof typeof FACES;

const loaded = new Map<Face, Font>();

/** The font of a face, parsed once; outlines make covers the same on every machine. */
export function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(FACES[face]);
  const font = parse(new Uint8Array(bytes).buffer);
  loaded.set(face, font);
  return font;
}

type Glyph = { outline: string; advance: number };

const UNITS = 1000;
const glyphs = new Map<string, Glyph>();
const kerns = new Map<string, number>();
const widths = new Map<string, number>();

function glyphOf(char: string, face: Face): Glyph {
  const key = face + char;
  const known = glyphs.get(key);
  if (known) return known;
  const font = fontOf(face);
  const drawn = font.charToGlyph(char);
  const scale = UNITS / font.unitsPerEm;
  const glyph = { outline: outlineOf(drawn.getPath(0, 0, UNITS).commands), advance: (drawn.advanceWidth ?? 0) * scale };
  glyphs.set(key, glyph);
  return glyph;
}

function outlineOf(commands: PathCommand[]): string {
  const at = (...values: number[]) => values.map(Math.round).join(" ");
  return commands
    .map((c) => {
      if (c.type === "Z") return "Z";
      if (c.type === "C") return `C${at(c.x1, c.y1, c.x2, c.y2, c.x, c.y)}`;
      if (c.type === "Q") return `Q${at(c.x1, c.y1, c.x, c.y)}`;
      return `${c.type}${at(c.x, c.y)}`;
    })
    .join("");
}

function kernOf(left: string, right: string, face: Face): number {
  const key = face + left + right;
  const known = kerns.get(key);
  if (known !== undefined) return known;
  const font = fontOf(face);
  const value = (font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * UNITS) / font.unitsPerEm;
  kerns.set(key, value);
  return value;
}

/** Each character of a text with its pen position, in thousandths of the size. */
function placed(text: string, face: Face): { glyph: Glyph; x: number }[] {
  let x = 0;
  let before = "";
  return Array.from(text).map((char) => {
    if (before) x += kernOf(before, char, face);
    const spot = { glyph: glyphOf(char, face), x };
    x += spot.glyph.advance;
    before = char;
    return spot;
  });
}

export function widthOf(text: string, face: Face, size: number): number {
  const key = face + text;
  let width = widths.get(key);
  if (width === undefined) {
    const last = placed(text, face).at(-1);
    width = last ? last.x + last.glyph.advance : 0;
    widths.set(key, width);
  }
  return (width * size) / UNITS;
}

export type Anchor = "start" | "middle" | "end";

/** Text as SVG outlines with its baseline at y. */
export function emailMessage(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  fill: string,
  anchor: Anchor = "start",
): string {
  const width = anchor === "start" ? 0 : widthOf(text, face, size);
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const shapes = placed(text, face)
    .filter(({ glyph }) => glyph.outline)
    .map((spot) => `<path transform="translate(${Math.round(spot.x)} 0)" d="${spot.glyph.outline}"/>`);
  return `<g fill="${fill}" transform="translate(${n(left)} ${n(y)}) scale(${Math.round(size) / UNITS})">${shapes.join("")}</g>`;
}

/** The outlines of a text in thousandths of the size, each with its pen position at that size. */
export function outlinesOf(text: string, face: Face, size: number): { d: string; x: number }[] {
  return placed(text, face)
    .filter(({ glyph }) => glyph.outline)
    .map((spot) => ({ d: spot.glyph.outline, x: (spot.x * size) / UNITS }));
}

function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const joined = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && widthOf(joined, face, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The largest size, from `from` down to `to`, at which the text fits the width in `most` lines. */
export function fit(text: string, face: Face, width: number, from: number, to: number, most: number) {
  for (let size = from; size > to; size -= 4) {
    const lines = wrap(text, face, size, width);
    if (lines.length <= most && lines.every((row) => widthOf(row, face, size) <= width))
      return { size, lines: balanced(lines, face, size, width) };
  }
  return { size: to, lines: wrap(text, face, to, width) };
}

function balanced(lines: string[], face: Face, size: number, width: number): string[] {
  let best = lines;
  for (let narrower = width; narrower > width * 0.5; narrower -= width * 0.04) {
    const tried = wrap(lines.join(" "), face, size, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
