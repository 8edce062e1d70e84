import { expect, it } from "vitest";
import { memorySource } from "./byte-source.ts";
import { hasPoints } from "./has-points.ts";

const has = (text: string) => hasPoints(memorySource(Buffer.from(text, "latin1")));
const CHUNK_BYTES = 1024 * 1024;

it("a Wavefront OBJ has a point wherever it stands, also across two pieces read and after a long head", async () => {
  expect(await has("v 0 0 0\n")).toBe(true);
  expect(await has("# cubo\r\no cubo\r\n  v\t-1.5 +2e-3 .5 1.0\r\n")).toBe(true);
  const point = "\nv 1.25 -2.5 3.75\n";
  for (let before = CHUNK_BYTES - point.length; before <= CHUNK_BYTES + 1; before++)
    expect(await has("#".repeat(before) + point), `a point after ${before} bytes`).toBe(true);
});

it("what only speaks of points has none", async () => {
  for (const text of ["", "# v 1 2 3", "vn 0 0 1\nvt 0.5 0.5\nf 1 2 3\n", "v 1 2\n", "v um dois tres\n", "valor 1 2 3\n"])
    expect(await has(text), text).toBe(false);
});
