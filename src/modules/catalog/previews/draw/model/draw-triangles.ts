import { type Corner, openScene, paintTriangle, type Scene } from "./scene.ts";
import type { Triangles } from "./triangles.ts";

type Point = [x: number, y: number, z: number];

/** Seen from the front, to the right and above, where printers' programs look from. */
const TURN = (-35 * Math.PI) / 180;
const TILT = (28 * Math.PI) / 180;
const [COS_TURN, SIN_TURN, COS_TILT, SIN_TILT] = [Math.cos(TURN), Math.sin(TURN), Math.cos(TILT), Math.sin(TILT)];

/** Direction of the light, from the upper left behind the viewer, in picture coordinates. */
const LAMP: Point = [-0.42, -0.66, -0.62];
const CLAY: Point = [214, 156, 108];
const SHADE = 0.22;
const MARGIN = 0.06;
const PIXELS_LOOKED_AT = 400_000_000;

/** The sides of the box around all, in the file's own measure. */
export function sidesOf({ coordinates }: Triangles): Point {
  const { least, most } = boxOf(coordinates);
  return [most[0] - least[0], most[1] - least[1], most[2] - least[2]];
}

function boxOf(coordinates: Float32Array): { least: Point; most: Point } {
  const least: Point = [Infinity, Infinity, Infinity];
  const most: Point = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < coordinates.length; at++) {
    const axis = (at % 3) as 0 | 1 | 2;
    const value = coordinates[at] ?? 0;
    if (value < least[axis]) least[axis] = value;
    if (value > most[axis]) most[axis] = value;
  }
  return { least, most };
}

/** Turned so that x goes right, y down and z away from who looks. */
function turned(x: number, y: number, z: number): Point {
  const across = x * COS_TURN + y * SIN_TURN;
  const away = y * COS_TURN - x * SIN_TURN;
  return [across, -(z * COS_TILT + away * SIN_TILT), away * COS_TILT - z * SIN_TILT];
}

/** The triangles lit and seen from one side, without perspective. "too_heavy" when the pixel budget is spent; null when nothing is visible. */
export function drawTriangles(triangles: Triangles, width: number, height: number): Scene | "too_heavy" | null {
  const { coordinates, count } = triangles;
  if (count === 0) return null;
  const { left, top, scale, shiftX, shiftY } = frameOf(coordinates, width, height);
  const scene = openScene(width, height, PIXELS_LOOKED_AT);
  const place = (at: number): Corner => {
    const [x, y, z] = turned(coordinates[at] ?? 0, coordinates[at + 1] ?? 0, coordinates[at + 2] ?? 0);
    return [(x - left) * scale + shiftX, (y - top) * scale + shiftY, z * scale];
  };
  let shown = 0;
  for (let at = 0; at < count * 9; at += 9) {
    const corners = [place(at), place(at + 3), place(at + 6)] as const;
    const light = lightOn(corners);
    if (light === null) continue;
    if (!paintTriangle(scene, corners, [CLAY[0] * light, CLAY[1] * light, CLAY[2] * light])) return "too_heavy";
    shown += 1;
  }
  return shown === 0 ? null : scene;
}

/** Scale and offset that fit every triangle within the margins. */
function frameOf(coordinates: Float32Array, width: number, height: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < coordinates.length; at += 3) {
    const [x, y] = turned(coordinates[at] ?? 0, coordinates[at + 1] ?? 0, coordinates[at + 2] ?? 0);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [wide, high] = [Math.max(right - left, 1e-9), Math.max(bottom - top, 1e-9)];
  const scale = Math.min((width * (1 - 2 * MARGIN)) / wide, (height * (1 - 2 * MARGIN)) / high);
  return { left, top, scale, shiftX: (width - wide * scale) / 2, shiftY: (height - high * scale) / 2 };
}

/** Brightness of a triangle by its angle to the light, on either side. Null for a degenerate one. */
function lightOn([a, b, c]: readonly [Corner, Corner, Corner]): number | null {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Point = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  if (!(length > 0)) return null;
  const facing = normal[2] > 0 ? -1 : 1;
  const lit = (facing * (normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2])) / length;
  // Faces away from the light keep some brightness, so that their edges stay visible.
  return SHADE + (1 - SHADE) * (0.5 + 0.5 * lit);
}
