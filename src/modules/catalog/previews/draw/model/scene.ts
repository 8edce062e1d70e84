/** Pixels with the depth of what is nearest at each. */
export type Scene = {
  width: number;
  height: number;
  /** Red, green and blue, one byte each. */
  pixels: Uint8Array;
  depths: Float64Array;
  /** Pixels that may still be visited: bounds the time a hostile file can take. */
  budget: number;
};

type Color = readonly [red: number, green: number, blue: number];

/** A corner on the picture: x to the right, y down, z away from who looks. */
export type Corner = readonly [x: number, y: number, z: number];

const PAPER = 255;

export const openScene = (width: number, height: number, budget: number, paper: number = PAPER): Scene => ({
  width,
  height,
  budget,
  pixels: new Uint8Array(width * height * 3).fill(paper),
  depths: new Float64Array(width * height).fill(Infinity),
});

/** Where an edge crosses the middle of a row. */
const crossing = ([ax, ay]: Corner, [bx, by]: Corner, y: number): number => ax + ((y - ay) / (by - ay)) * (bx - ax);

/** Paints a triangle in one colour where nothing nearer is. False when the budget is spent. Corners must be finite. */
export function paintTriangle(scene: Scene, corners: readonly [Corner, Corner, Corner], [red, green, blue]: Color): boolean {
  const [top, middle, bottom] = corners.toSorted((a, b) => a[1] - b[1]) as [Corner, Corner, Corner];
  const depthAt = planeOf(corners);
  const firstRow = Math.max(0, Math.ceil(top[1] - 0.5));
  const lastRow = Math.min(scene.height - 1, Math.ceil(bottom[1] - 0.5) - 1);
  for (let row = firstRow; row <= lastRow; row++) {
    const y = row + 0.5;
    const long = crossing(top, bottom, y);
    const short = y < middle[1] ? crossing(top, middle, y) : crossing(middle, bottom, y);
    const from = Math.max(0, Math.ceil(Math.min(long, short) - 0.5));
    const to = Math.min(scene.width - 1, Math.ceil(Math.max(long, short) - 0.5) - 1);
    scene.budget -= 1 + Math.max(0, to - from);
    if (scene.budget < 0) return false;
    for (let column = from; column <= to; column++) {
      const at = row * scene.width + column;
      const depth = depthAt(column + 0.5, y);
      if (depth >= (scene.depths[at] ?? -Infinity)) continue;
      scene.depths[at] = depth;
      scene.pixels[at * 3] = red;
      scene.pixels[at * 3 + 1] = green;
      scene.pixels[at * 3 + 2] = blue;
    }
  }
  return true;
}

/** The depth at each point of a triangle, clamped to the range of its corners: a triangle seen edge-on has an unbounded plane. */
function planeOf([a, b, c]: readonly [Corner, Corner, Corner]): (x: number, y: number) => number {
  const nearest = Math.min(a[2], b[2], c[2]);
  const farthest = Math.max(a[2], b[2], c[2]);
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return () => nearest;
  const perX = ((b[2] - a[2]) * (c[1] - a[1]) - (c[2] - a[2]) * (b[1] - a[1])) / area;
  const perY = ((b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2])) / area;
  return (x, y) => Math.min(farthest, Math.max(nearest, a[2] + perX * (x - a[0]) + perY * (y - a[1])));
}
