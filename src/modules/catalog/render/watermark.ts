import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Font, Path } from "opentype.js";

const require = createRequire(import.meta.url);

const MOST_CHARACTERS = 60;
const ANGLE = -30;

let loaded: Font | undefined;

/** An SVG that repeats `text` across the page. Letters are drawn as outlines, so the machine needs no fonts. */
export function watermark(text: string, widthPx: number, heightPx: number): string {
  const size = Math.max(10, widthPx / 34);
  const line = font().getPath(drawable(text), 0, 0, size);
  const step = line.getBoundingBox().x2 + size * 2.5;
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const uses: string[] = [];
  for (let row = 0, y = -reach; y < reach + size; row += 1, y += size * 5.5) {
    for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
      uses.push(`<use href="#t" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
<defs><path id="t" d="${pathData(line)}"/></defs>
<g transform="translate(${widthPx / 2} ${heightPx / 2}) rotate(${ANGLE})" fill="#151E31" fill-opacity=".22" stroke="#fff" stroke-opacity=".3" stroke-width="${(size / 18).toFixed(2)}" paint-order="stroke">${uses.join("")}</g>
</svg>`;
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

/** The text in letters the font has: a letter it lacks loses its accent, or its place. */
function drawable(text: string): string {
  const has = (letter: string) => letter === " " || font().charToGlyphIndex(letter) > 0;
  const letters = Array.from(text.normalize("NFC")).map((letter) => (has(letter) ? letter : letter.normalize("NFD")[0]!));
  return letters.filter(has).slice(0, MOST_CHARACTERS).join("");
}

function font(): Font {
  if (loaded) return loaded;
  // Its ES module is not the one its package.json offers to Node, so it is asked for by require.
  const { parse } = require("opentype.js") as typeof import("opentype.js");
  const bytes = readFileSync(require.resolve("@fontsource/libre-franklin/files/libre-franklin-latin-600-normal.woff"));
  loaded = parse(new Uint8Array(bytes).buffer);
  return loaded;
}
