import { readDirectory } from "../../../inspect/archive/read-directory.ts";
import { unpackEntry } from "../../../inspect/archive/unpack-entry.ts";
import { placeEntries } from "../../../inspect/archive/verify-entries.ts";
import type { ByteSource } from "../../../inspect/byte-source.ts";
import { apply, type Matrix, matrixOf, SAME, together } from "./matrix.ts";
import { Triangles } from "./triangles.ts";

/** As text in memory; one of this size has some two million triangles. */
const MOST_MODEL_BYTES = 200 * 1024 * 1024;
const MOST_DEPTH = 8;
const MOST_PLACED = 20_000;

const MM: Record<string, number> = { micron: 0.001, millimeter: 1, centimeter: 10, inch: 25.4, foot: 304.8, meter: 1_000 };

type Placed = { object: string; at: Matrix };
type Solid = { points: number[]; faces: number[]; components: Placed[] };

/** The triangles of a 3MF as its plate has them, in millimetres. Null when its model does not open or places nothing. */
export async function read3mf(source: ByteSource): Promise<Triangles | "too_heavy" | null> {
  const directory = await readDirectory(source);
  const placed = directory.ok ? await placeEntries(source, directory.value) : directory;
  if (!placed.ok) return null;
  const solids = new Map<string, Solid>();
  const plate: Placed[] = [];
  let unit = 1;
  for (const entry of placed.value.filter(({ name }) => /\.model$/i.test(name))) {
    if (entry.unpackedBytes > MOST_MODEL_BYTES) return "too_heavy";
    const bytes = await unpackEntry(source, entry, MOST_MODEL_BYTES);
    if (!bytes) return null;
    const model = bytes.toString("latin1");
    const path = `/${entry.name}`.toLowerCase();
    for (const [id, solid] of solidsOf(model, path)) solids.set(id, solid);
    const items = itemsOf(model, path, "item");
    plate.push(...items);
    if (items.length > 0) unit = MM[/<model\b[^>]*\bunit="(\w+)"/.exec(model)?.[1] ?? "millimeter"] ?? 1;
  }
  return lay(plate, solids, unit);
}

function lay(plate: Placed[], solids: ReadonlyMap<string, Solid>, unit: number): Triangles | "too_heavy" | null {
  const triangles = new Triangles();
  const waiting = plate.map((placed) => ({ ...placed, depth: 0 }));
  let laid = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { object, at, depth } = next;
    const solid = solids.get(object);
    if (!solid || depth > MOST_DEPTH) continue;
    if (++laid > MOST_PLACED) return "too_heavy";
    const points = solid.points.length === 0 ? [] : apply(at, solid.points, unit);
    for (let face = 0; face < solid.faces.length; face += 3) {
      const three = solid.faces.slice(face, face + 3);
      triangles.add(three.flatMap((corner) => [0, 1, 2].map((axis) => points[corner * 3 + axis] ?? Number.NaN)));
    }
    if (triangles.isTooMany) return "too_heavy";
    for (const inside of solid.components) {
      if (waiting.length > MOST_PLACED) return "too_heavy";
      waiting.push({ object: inside.object, at: together(inside.at, at), depth: depth + 1 });
    }
  }
  return triangles.count === 0 ? null : triangles;
}

function* solidsOf(model: string, path: string): Generator<[string, Solid]> {
  for (const [, head = "", body = ""] of model.matchAll(/<object\b([^>]*)>([\s\S]*?)<\/object>/g)) {
    const points: number[] = [];
    const faces: number[] = [];
    for (const [, name, attributes = ""] of body.matchAll(/<(vertex|triangle)\b([^>]*)>/g)) {
      if (name === "vertex") points.push(numberOf(attributes, "x"), numberOf(attributes, "y"), numberOf(attributes, "z"));
      else faces.push(numberOf(attributes, "v1"), numberOf(attributes, "v2"), numberOf(attributes, "v3"));
    }
    yield [`${path}#${textOf(head, "id")}`, { points, faces, components: itemsOf(body, path, "component") }];
  }
}

/** What is placed, of this file or of another that it names. */
function itemsOf(model: string, path: string, tag: "item" | "component"): Placed[] {
  return Array.from(model.matchAll(tag === "item" ? /<item\b([^>]*)>/g : /<component\b([^>]*)>/g), ([, head = ""]) => {
    const elsewhere = /\bpath="([^"]*)"/.exec(head)?.[1]?.toLowerCase();
    const transform = textOf(head, "transform");
    return { object: `${elsewhere ?? path}#${textOf(head, "objectid")}`, at: transform ? matrixOf(transform) : SAME };
  });
}

const patterns = new Map<string, RegExp>();

/** Its own attribute: "id" is not that of "objectid" or "p:id". Asked six times for each triangle, so each pattern is made once. */
function textOf(attributes: string, name: string): string {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`);
  patterns.set(name, pattern);
  return pattern.exec(attributes)?.[1] ?? "";
}

const numberOf = (attributes: string, name: string): number => {
  const text = textOf(attributes, name);
  return text === "" ? Number.NaN : Number(text);
};
