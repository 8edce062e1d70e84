import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import { n } from "./svg.ts";

const require = createRequire(import.meta.url);
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

const loaded = new Map<Face, opentype.Font>();

/** The font of a face, parsed once; outlines make covers the same on every machine. */
export function fontOf(face: Face): opentype.Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(FACES[face]);
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(face, font);
  return font;
}

export const widthOf = (text: string, face: Face, size: number) => fontOf(face).getAdvanceWidth(text, size);

export type Anchor = "start" | "middle" | "end";

/** Text as an SVG path with its baseline at y. */
export function letter(
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
  return `<path fill="${fill}" d="${fontOf(face).getPath(text, n1(left), n1(y), size).toPathData(1)}"/>`;
}

const n1 = (value: number) => Number(n(value));

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
