import { type Corner, openScene, paintTriangle, type Scene } from "../model/scene.ts";
import type { Rgb, Sewing } from "./sewing.ts";
import { colorOfThread } from "./thread-colors.ts";

type Place = readonly [x: number, y: number];

/** Width of the usual thread, in tenths of a millimetre. */
const THREAD_WIDE = 4;
const CORE = 0.55;
const EDGE = 0.72;
const MARGIN = 0.05;
const CLOTH = 0xe9;
const PIXELS_LOOKED_AT = 800_000_000;

/** The stitches as threads on a cloth, the later over the earlier. Null when nothing is sewn. */
export function drawSewing(sewing: Sewing, width: number, height: number): Scene | "too_heavy" | null {
  if (sewing.count === 0) return null;
  const { left, top, right, bottom } = sewing.box;
  const [wide, high] = [right - left + THREAD_WIDE, bottom - top + THREAD_WIDE];
  const scale = Math.min((width * (1 - 2 * MARGIN)) / wide, (height * (1 - 2 * MARGIN)) / high);
  const scene = openScene(width, height, PIXELS_LOOKED_AT, CLOTH);
  const place = ([x, y]: Place): Place => [
    (x - (left + right) / 2) * scale + width / 2,
    (y - (top + bottom) / 2) * scale + height / 2,
  ];
  const half = Math.max(1, (THREAD_WIDE * scale) / 2);
  let depth = sewing.count * 2;
  for (const { from, to, thread } of sewing.stitches()) {
    const ends = [place(from), place(to)] as const;
    const color = colorOfThread(sewing.colors, thread);
    const light = sheenOf(ends);
    const painted =
      paintThread(scene, ends, half, depth, lit(color, light * EDGE)) &&
      paintThread(scene, ends, half * CORE, depth - 1, lit(color, light));
    if (!painted) return "too_heavy";
    depth -= 2;
  }
  return scene;
}

const lit = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light];

/** Brightness of a stitch by its direction, so that neighbouring areas of one colour can be distinguished. */
function sheenOf([[ax, ay], [bx, by]]: readonly [Place, Place]): number {
  const angle = Math.atan2(by - ay, bx - ax);
  return 0.84 + 0.16 * Math.abs(Math.cos(angle + Math.PI / 4));
}

/** Draws one stitch as a strip. Returns false when the pixel budget is spent. */
function paintThread(
  scene: Scene,
  [[ax, ay], [bx, by]]: readonly [Place, Place],
  half: number,
  depth: number,
  color: Rgb,
): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return true;
  const [alongX, alongY] = [((bx - ax) / length) * half, ((by - ay) / length) * half];
  const corner = (x: number, y: number, along: number, side: number): Corner => [
    x + alongX * along - alongY * side,
    y + alongY * along + alongX * side,
    depth,
  ];
  const [a, b] = [corner(ax, ay, -0.5, 1), corner(ax, ay, -0.5, -1)];
  const [c, d] = [corner(bx, by, 0.5, -1), corner(bx, by, 0.5, 1)];
  return paintTriangle(scene, [a, b, c], color) && paintTriangle(scene, [a, c, d], color);
}
