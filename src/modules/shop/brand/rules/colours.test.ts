import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentColours, contrastOf, judgeAccent, readableAccent } from "./colours.ts";

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the accent", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#1646c6", "#ffffff", 7.74],
  ])("%s on %s has the contrast of WCAG: %d", (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it("is refused where it cannot be read: yellow on white, navy on the dark ground", () => {
    expect(judgeAccent("#ffd600", "light").isReadable).toBe(false);
    expect(judgeAccent("#ffd600", "dark").isReadable).toBe(true);
    expect(judgeAccent("#1a237e", "dark").isReadable).toBe(false);
    expect(judgeAccent("#1646c6", "light").isReadable).toBe(true);
  });

  it("has a readable neighbour in each theme, whatever it is", () => {
    fc.assert(
      fc.property(colours, fc.constantFrom("light", "dark"), (colour, theme) => {
        expect(judgeAccent(readableAccent(colour, theme), theme).isReadable).toBe(true);
      }),
    );
  });

  it("stays as it is where it can be read already, but for the rounding of its channels", () => {
    expect(readableAccent("#8c1d40", "light")).toBe("#8c1d40");
  });

  it("can be read on the ground of what is chosen too, and its letters on it pressed", () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const light = accentColours(readableAccent(colour, "light"), "light");
        expect(contrastOf(light.accent, light.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(light.hover, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        const dark = accentColours(readableAccent(colour, "dark"), "dark");
        expect(contrastOf(dark.accent, dark.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(dark.hover, "#0f121a")).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1_000 },
    );
  });
});
