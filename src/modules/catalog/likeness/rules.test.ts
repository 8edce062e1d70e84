import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandsOf, isCopy, isTelling, MOST_DIFFERENT_BITS } from "./rules.ts";

const print = fc.stringMatching(/^[1-9a-e]{64}$/);

function flipped(hex: string, places: number[]): string {
  const bits = BigInt(`0x${hex}`);
  return places
    .reduce((all, place) => all ^ (1n << BigInt(place)), bits)
    .toString(16)
    .padStart(64, "0");
}

describe("a impressão de uma página", () => {
  it("acha a mesma página com até 10 bits trocados: sobra sempre um pedaço igual", () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { maxLength: MOST_DIFFERENT_BITS });
    fc.assert(
      fc.property(print, places, (one, where) => {
        const others = new Set(bandsOf(flipped(one, where)));
        return bandsOf(one).some((band) => others.has(band));
      }),
    );
  });

  it("não procura por margem branca, e página quase vazia não conta", () => {
    expect(bandsOf("0".repeat(64))).toEqual([]);
    expect(bandsOf(`${"0".repeat(60)}00ff`)).toEqual([15 * 65_536 + 0xff]);
    expect(isTelling(`${"0".repeat(52)}00ff00ff00ff`)).toBe(false);
    expect(isTelling(`${"0".repeat(48)}00ff00ff00ff00ff`)).toBe(true);
  });
});

it.each([
  [{ inCommon: 1, here: 1, there: 1 }, true],
  [{ inCommon: 1, here: 12, there: 12 }, false],
  [{ inCommon: 2, here: 3, there: 12 }, false],
  [{ inCommon: 3, here: 3, there: 12 }, true],
  [{ inCommon: 6, here: 12, there: 12 }, false],
  [{ inCommon: 8, here: 12, there: 12 }, true],
  [{ inCommon: 0, here: 0, there: 12 }, false],
])("%j é cópia: %s", (pages, copied) => expect(isCopy(pages)).toBe(copied));
