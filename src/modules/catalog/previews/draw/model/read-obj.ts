import type { ByteSource } from "../../../inspect/byte-source.ts";
import { linesOf } from "./lines.ts";
import { MOST_TRIANGLES, Triangles } from "./triangles.ts";

/** No more corners than that many triangles could have, nor more in one face. */
const MOST_POINTS = MOST_TRIANGLES * 2;
const MOST_CORNERS = 1_000;

/** The triangles of a Wavefront OBJ; a face of more corners is a fan of them. Null where it holds no points, or is not in lines. */
export async function readObj(source: ByteSource): Promise<Triangles | "too_heavy" | null> {
  const triangles = new Triangles();
  const points: number[] = [];
  for await (const line of linesOf(source)) {
    if (line === null) return null;
    const [word, ...rest] = line.trim().split(/\s+/);
    // Whatever made it, up is y in these files and z where we draw.
    if (word === "v") points.push(Number(rest[0]), -Number(rest[2]), Number(rest[1]));
    else if (word === "f") addFace(triangles, points, rest);
    if (triangles.isTooMany || points.length > MOST_POINTS * 3) return "too_heavy";
  }
  return points.length === 0 ? null : triangles;
}

function addFace(triangles: Triangles, points: readonly number[], corners: readonly string[]): void {
  const places = corners.slice(0, MOST_CORNERS).map((corner) => placeOf(corner, points.length / 3));
  for (let next = 2; next < places.length; next++) {
    const three = [places[0], places[next - 1], places[next]];
    triangles.add(three.flatMap((at = Number.NaN) => [0, 1, 2].map((axis) => points[at * 3 + axis] ?? Number.NaN)));
  }
}

/** "7/1/3" is the seventh point and "-1" the last so far. */
function placeOf(corner: string, points: number): number {
  const number = Number.parseInt(corner, 10);
  return number < 0 ? points + number : number - 1;
}
