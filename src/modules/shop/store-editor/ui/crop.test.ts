import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cropBox, dragged, mostZoom } from "./crop.ts";

const size = fc.record({ width: fc.integer({ min: 320, max: 8_000 }), height: fc.integer({ min: 200, max: 8_000 }) });
const part = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 0.5, max: 4, noNaN: true }), x: part, y: part });

it("the crop always has the asked-for shape and never leaves the image, however dragged", () => {
  fc.assert(
    fc.property(size, fc.constantFrom(1, 6), crop, part, part, (picture, shape, start, x, y) => {
      for (const one of [start, dragged(picture, shape, start, { x, y })]) {
        const box = cropBox(picture, shape, one);
        expect(box.width / box.height).toBeCloseTo(shape, 6);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-1e-6);
        expect(box.left + box.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(box.top + box.height).toBeLessThanOrEqual(picture.height + 1e-6);
      }
    }),
  );
});

it("dragging to the right shows what was on the left", () => {
  const picture = { width: 1_000, height: 500 };
  const start = { zoom: 1, x: 0.5, y: 0.5 };
  expect(dragged(picture, 1, start, { x: 0.1, y: 0.3 })).toEqual({ zoom: 1, x: 0.4, y: 0.5 });
});

it("only zooms in until pixels run out", () => {
  expect(mostZoom({ width: 2_400, height: 400 }, 6, 1_200)).toBe(2);
  expect(mostZoom({ width: 1_200, height: 200 }, 6, 1_200)).toBe(1);
});
