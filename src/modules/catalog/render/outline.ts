import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Font, Path } from "opentype.js";

const require = createRequire(import.meta.url);

const FACES = {
  text: "@fontsource/libre-franklin/files/libre-franklin-latin-600-normal.woff",
  title: "@fontsource/alegreya/files/alegreya-latin-900-normal.woff",
  signature: "@fontsource/alegreya/files/alegreya-latin-500-italic.woff",
};

export type Face = keyof typeof FACES;

/** Words as an SVG path that begins at the baseline's left end, and how wide they are; the machine needs no fonts. */
export function outline(face: Face, text: string, sizePx: number): { d: string; widthPx: number } {
  const words = drawable(face, text);
  return { d: pathData(fontOf(face).getPath(words, 0, 0, sizePx)), widthPx: fontOf(face).getAdvanceWidth(words, sizePx) };
}

/** How wide words are, without drawing them. */
export const widthOf = (face: Face, text: string, sizePx: number): number =>
  fontOf(face).getAdvanceWidth(drawable(face, text), sizePx);

/** The text in letters the font has: a letter it lacks loses its accent, or its place. */
export function drawable(face: Face, text: string): string {
  const font = fontOf(face);
  const has = (letter: string) => letter === " " || font.charToGlyphIndex(letter) > 0;
  const letters = Array.from(text.normalize("NFC")).map((letter) => (has(letter) ? letter : letter.normalize("NFD")[0]!));
  return letters.filter(has).join("");
}

/** Written out here because opentype.js 2.0.0 runs numbers together ("39 0" becomes "390"). */
function pathData(path: Path): string {
  const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return path.commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const end = point(command.x, command.y);
      if (command.type === "Q") return `Q${point(command.x1, command.y1)} ${end}`;
      if (command.type === "C") return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`;
      return command.type + end;
    })
    .join("");
}

const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  // Its ES module is not the one its package.json offers to Node, so it is asked for by require.
  const { parse } = require("opentype.js") as typeof import("opentype.js");
  const font = parse(new Uint8Array(readFileSync(require.resolve(FACES[face]))).buffer);
  loaded.set(face, font);
  return font;
}
