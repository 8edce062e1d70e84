import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandsOf, isCopy, isTelling, MOST_DIFFERENT_BITS, ownPages } from "./rules.ts";

const print = fc.stringMatching(/^[1-9a-e]{64}$/);

function flipped(hex: string, places: number[]): string {
  const bits = BigInt(`0x${hex}`);
  return places
    .reduce((all, place) => all ^ (1n << BigInt(place)), bits)
    .toString(16)
    .padStart(64, "0");
}

describe("the fingerprint of a page", () => {
  it("finds the same page with up to 10 bits changed: an equal piece is always left", () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { maxLength: MOST_DIFFERENT_BITS });
    fc.assert(
      fc.property(print, places, (one, where) => {
        const others = new Set(bandsOf(flipped(one, where)));
        return bandsOf(one).some((band) => others.has(band));
      }),
    );
  });

  it("does not search by white margins, and an almost empty page does not count", () => {
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
])("%j is a copy: %s", (pages, copied) => expect(isCopy(pages)).toBe(copied));

describe("the pages by which a file is known", () => {
  const [a, b, c, d] = ["0f".repeat(32), "f0".repeat(32), "3c".repeat(32), "55".repeat(32)] as const;
  /** Another page so many bits away. */
  const near = (print: string, bits: number) => {
    const moved = BigInt(`0x${print}`) ^ ((1n << BigInt(bits)) - 1n);
    return moved.toString(16).padStart(64, "0");
  };
  const saved = (prints: string[]) => ownPages(prints.map((print) => ({ print }))).map(({ print }) => print);

  it.each([
    ["diferentes entre si contam todas", [a, b, c], [a, b, c]],
    ["parecidas entre si são um formulário e saem todas", [a, b, c, d, near(d, 10)], [a, b, c]],
    ["a onze traços de distância já são duas", [a, b, c, near(c, 11)], [a, b, c, near(c, 11)]],
    ["sobrando menos de três de muitas, por nenhuma", [a, b, c, near(c, 1)], []],
    ["de um cartaz, a única", [a], [a]],
    ["de frente e verso, as duas", [a, b], [a, b]],
    ["de duas iguais, nenhuma", [a, a], []],
  ])("%s", (_name, prints, expected) => {
    expect(saved(prints)).toEqual(expected);
  });
});
