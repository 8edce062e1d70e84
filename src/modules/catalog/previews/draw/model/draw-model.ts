import { plural } from "#kit/format.ts";
import { numberText } from "#kit/number-text.ts";
import { type ByteSource, withFileSource } from "../../../inspect/byte-source.ts";
import { kindNamed } from "../../../kinds/kinds.ts";
import type { DrawnPreview, PreviewRequest } from "../../drawn-preview.ts";
import { captioned, DRAWING } from "../captioned.ts";
import { markedPicture } from "../marked-picture.ts";
import { drawTriangles, sidesOf } from "./draw-triangles.ts";
import { read3mf } from "./read-3mf.ts";
import { readObj } from "./read-obj.ts";
import { readStl } from "./read-stl.ts";
import type { Triangles } from "./triangles.ts";

const MM_A_METRE = 1_000;

/** A solid seen from one side, with how large it is. Null when the file holds none. */
export async function drawModel({ path, kind, storeName }: PreviewRequest): Promise<DrawnPreview | "too_heavy" | null> {
  const triangles = await withFileSource(path, readerOf(kind));
  if (triangles === null || triangles === "too_heavy") return triangles;
  const scene = drawTriangles(triangles, DRAWING.width, DRAWING.height);
  if (scene === null || scene === "too_heavy") return scene;
  const words = wordsOf(triangles, kind);
  return { image: await markedPicture(await captioned(scene.pixels, words), storeName), content: null, facts: { words } };
}

const READERS = { stl: readStl, "3mf": read3mf, obj: readObj };

function readerOf(kind: string): (source: ByteSource) => Promise<Triangles | "too_heavy" | null> {
  const preview = kindNamed(kind)?.preview;
  return preview && "format" in preview && preview.from === "model" ? READERS[preview.format] : readStl;
}

/**
 * "1.204 triângulos, 40 × 30 × 12,5 mm". Only a 3MF says its measure; an STL is made for printers, which count in millimetres, unless it is
 * wider than a room. An OBJ may be in any.
 */
function wordsOf(triangles: Triangles, kind: string): string {
  const count = plural(triangles.count, "triângulo", "triângulos");
  const sides = sidesOf(triangles);
  const largest = Math.max(...sides);
  if (largest > 10 * MM_A_METRE || largest < 0.1) return count;
  return `${count}, ${sides.map((side) => numberText(side, largest < 10 ? 2 : 1)).join(" × ")} ${kind === "obj" ? "unidades" : "mm"}`;
}
