import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Path } from "opentype.js";
import { fontOf } from "../lettering.ts";
import { randomOf } from "../random.ts";

const require = createRequire(import.meta.url);
const { Font, Glyph, Path: NewPath } = require("opentype.js") as typeof import("opentype.js");

const CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?-()&%$/áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇªº“”‘’";
const SOURCES = {
  black: "@fontsource/alegreya/LICENSE",
  bold: "@fontsource/libre-franklin/LICENSE",
  fine: "@fontsource/yeseva-one/LICENSE",
  fair: "@fontsource/rakkas/LICENSE",
  round: "@fontsource/fredoka/LICENSE",
} as const;

function reshape(path: Path, wide: number, slant: number): Path {
  const shaped = new NewPath();
  const at = (x: number, y: number): [number, number] => [Math.round(x * wide + y * slant), Math.round(y)];
  for (const c of path.commands) {
    if (c.type === "M") shaped.moveTo(...at(c.x, c.y));
    else if (c.type === "L") shaped.lineTo(...at(c.x, c.y));
    else if (c.type === "C") shaped.bezierCurveTo(...at(c.x1, c.y1), ...at(c.x2, c.y2), ...at(c.x, c.y));
    else if (c.type === "Q") shaped.quadraticCurveTo(...at(c.x1, c.y1), ...at(c.x, c.y));
    else shaped.closePath();
  }
  return shaped;
}

/** An OTF of one weight with Portuguese accents, widened and slanted from an open drawing, with its licence. */
export function makeFont(family: string, seed: number): { bytes: Uint8Array; license: string } {
  const r = randomOf(seed);
  const face = r.pick(Object.keys(SOURCES) as (keyof typeof SOURCES)[]);
  const source = fontOf(face);
  const wide = r.real(0.86, 1.18);
  const slant = r.pick([0, 0, 0.12, 0.2]);
  const blank = new Glyph({ name: ".notdef", advanceWidth: 500, path: new NewPath() });
  const glyphs = Array.from(CHARS).map((char) => {
    const drawn = source.charToGlyph(char);
    return new Glyph({
      name: drawn.name ?? `u${char.codePointAt(0)}`,
      unicode: char.codePointAt(0) ?? 0,
      advanceWidth: Math.round((drawn.advanceWidth ?? 500) * wide),
      path: reshape(drawn.path as Path, wide, slant),
    });
  });
  const font = new Font({
    familyName: family,
    styleName: "Regular",
    unitsPerEm: source.unitsPerEm,
    ascender: source.ascender,
    descender: source.descender,
    glyphs: [blank, ...glyphs],
  });
  return {
    bytes: datedAtRest(new Uint8Array(font.toArrayBuffer())),
    license: readFileSync(require.resolve(SOURCES[face]), "utf8"),
  };
}

/** Zeroes the clock that the writer puts in the head table and sums the table again. */
function datedAtRest(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const tables = view.getUint16(4);
  const sum = (from: number, length: number) => {
    let total = 0;
    for (let i = 0; i < Math.ceil(length / 4) * 4; i += 4)
      total = (total + (from + i + 4 <= bytes.length ? view.getUint32(from + i) : 0)) >>> 0;
    return total;
  };
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16;
    if (view.getUint32(record) !== 0x68656164) continue;
    const head = view.getUint32(record + 8);
    for (let k = 20; k < 36; k++) bytes[head + k] = 0;
    view.setUint32(head + 8, 0);
    view.setUint32(record + 4, sum(head, view.getUint32(record + 12)));
    view.setUint32(head + 8, (0xb1b0afba - sum(0, bytes.length)) >>> 0);
  }
  return bytes;
}
