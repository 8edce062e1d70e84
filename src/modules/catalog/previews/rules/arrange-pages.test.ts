import { expect, test } from "vitest";
import { arrangePages } from "./arrange-pages.ts";

const upright = { widthPx: 900, heightPx: 1_272 };
const slide = { widthPx: 900, heightPx: 506 };

test("one page takes the whole sheet", () => {
  expect(arrangePages([upright])).toEqual({
    widthPx: 900,
    heightPx: 1_272,
    places: [{ left: 0, top: 0, width: 900, height: 1_272 }],
  });
});

test("upright pages stand beside the first, slides under it, and none lies over another", () => {
  for (const page of [upright, slide]) {
    const { places, heightPx } = arrangePages([page, page, page]);
    expect(places).toHaveLength(3);
    for (const [index, one] of places.entries()) {
      expect(one.left + one.width).toBeLessThanOrEqual(900);
      expect(one.top + one.height).toBeLessThanOrEqual(heightPx);
      expect(one.height / one.width).toBeCloseTo(page.heightPx / page.widthPx, 1);
      for (const other of places.slice(index + 1))
        expect(one.left + one.width <= other.left || one.top + one.height <= other.top).toBe(true);
    }
  }
  expect(arrangePages([slide, slide]).places[1]).toMatchObject({ left: 0, top: 518 });
  expect(arrangePages([upright, upright]).places[1]).toMatchObject({ left: 606, top: 0 });
});
