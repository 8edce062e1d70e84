import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_BOUNDS_CENTS } from "../rules/publishing.ts";
import { changedPrice, type PriceChange, type PricedProduct, priceProblem } from "./rules.ts";

const ways = fc.constantFrom("subir" as const, "descer" as const);
const changes: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({
    kind: fc.constant("percentual" as const),
    way: ways,
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    endsIn90: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("valor" as const),
    way: ways,
    cents: fc.integer({ min: 1, max: 200_000 }),
    endsIn90: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("fixo" as const), cents: fc.integer({ min: 0, max: 200_000 }) }),
);
const prices = fc.integer({ min: 300, max: 200_000 });

describe("the new price", () => {
  it.each<[number, PriceChange, number]>([
    [2_990, { kind: "percentual", way: "subir", basisPoints: 1_000, endsIn90: false }, 3_289],
    [2_990, { kind: "percentual", way: "subir", basisPoints: 1_000, endsIn90: true }, 3_290],
    [2_990, { kind: "percentual", way: "descer", basisPoints: 1_500, endsIn90: true }, 2_590],
    [1_005, { kind: "percentual", way: "subir", basisPoints: 5_000, endsIn90: false }, 1_508],
    [2_000, { kind: "valor", way: "descer", cents: 150, endsIn90: false }, 1_850],
    [2_000, { kind: "valor", way: "descer", cents: 5_000, endsIn90: true }, 90],
    [2_040, { kind: "valor", way: "subir", cents: 100, endsIn90: true }, 2_190],
    [2_990, { kind: "fixo", cents: 3_490 }, 3_490],
  ])("from %i with %o it becomes %i", (cents, change, expected) => {
    expect(changedPrice(cents, change)).toBe(expected);
  });

  it("is always a whole number of centavos, never negative, and ends in 90 when asked to", () => {
    fc.assert(
      fc.property(prices, changes, (cents, change) => {
        const to = changedPrice(cents, change);
        expect(Number.isSafeInteger(to) && to >= 0).toBe(true);
        if (change.kind !== "fixo" && change.endsIn90) expect(to % 100).toBe(90);
      }),
    );
  });

  it("without rounding, raising never lowers and lowering never raises", () => {
    fc.assert(
      fc.property(prices, changes, (cents, change) => {
        if (change.kind === "fixo" || change.endsIn90) return;
        const to = changedPrice(cents, change);
        expect(change.way === "subir" ? to >= cents : to <= cents).toBe(true);
      }),
    );
  });
});

describe("what prevents the change", () => {
  const product: PricedProduct = { status: "publicado", isFree: false, priceCents: 2_990, nextLicenseCents: 5_000 };

  it.each<[Partial<PricedProduct>, number, string | null]>([
    [{}, 3_290, null],
    [{ status: "pausado" }, 3_290, null],
    [{ status: "rascunho" }, 3_290, null],
    [{ status: "arquivado" }, 3_290, "parado"],
    [{ status: "bloqueado" }, 3_290, "parado"],
    [{ status: "em_revisao" }, 3_290, "parado"],
    [{ isFree: true, priceCents: 0 }, 3_290, "gratis"],
    [{ priceCents: null }, 3_290, "sem_preco"],
    [{}, 2_990, "igual"],
    [{}, PRICE_BOUNDS_CENTS.least - 1, "limites"],
    [{}, PRICE_BOUNDS_CENTS.least, null],
    [{ nextLicenseCents: null }, PRICE_BOUNDS_CENTS.most, null],
    [{ nextLicenseCents: null }, PRICE_BOUNDS_CENTS.most + 1, "limites"],
    [{}, 5_000, "licenca"],
    [{}, 4_999, null],
  ])("%o for %i: %s", (part, toCents, expected) => {
    expect(priceProblem({ ...product, ...part }, toCents)).toBe(expected);
  });
});
