import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BundleContent, contentsProblem, savingOf, sumApart } from "./rules.ts";

const content = (cents: number, change: Partial<BundleContent> = {}): BundleContent => ({
  id: cents,
  slug: `m-${cents}`,
  title: `M ${cents}`,
  isOnSale: true,
  prices: [{ license: "pessoal", priceCents: cents }],
  ...change,
});

describe("the bundle", () => {
  it.each([
    [[], null],
    [["publicado"], /pelo menos 2/],
    [["publicado", "pausado"], null],
    [["publicado", "arquivado"], /não está publicado/],
    [["bloqueado", "publicado"], /não está publicado/],
  ])("of %j", (statuses, expected) => {
    const problem = contentsProblem(statuses.map((status) => ({ title: "A", status })));
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  it("only strikes through a sum that exists: everything on sale, with the same licence, and dearer than the bundle", () => {
    const two = [content(2_000), content(3_000)];
    expect(savingOf(two, "pessoal", 4_000)).toEqual({ sumCents: 5_000, savedCents: 1_000 });
    expect(savingOf(two, "pessoal", 5_000)).toBeNull();
    expect(savingOf(two, "turmas", 4_000)).toBeNull();
    expect(savingOf([...two, content(1_000, { isOnSale: false })], "pessoal", 4_000)).toBeNull();
    expect(sumApart([], "pessoal")).toBeNull();
  });

  it("what is only sold with a wider licence counts by it, and never by a narrower one", () => {
    const both = content(2_000, {
      prices: [
        { license: "turmas", priceCents: 2_500 },
        { license: "comercial", priceCents: 9_000 },
      ],
    });
    expect(sumApart([both, content(3_000)], "pessoal")).toBe(5_500);
    expect(sumApart([both, both], "comercial")).toBe(18_000);
    expect(sumApart([both, content(3_000)], "turmas")).toBeNull();
  });

  it("the sum is that of the prices, and what is saved plus what is paid is the sum", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 2, maxLength: 20 }),
        fc.nat(4_000_000),
        (cents, price) => {
          const contents = cents.map((one) => content(one));
          const sum = cents.reduce((total, one) => total + one, 0);
          expect(sumApart(contents, "pessoal")).toBe(sum);
          const saving = savingOf(contents, "pessoal", price);
          expect(saving === null).toBe(sum <= price);
          if (saving) expect(saving.savedCents + price).toBe(saving.sumCents);
        },
      ),
      { numRuns: 50 },
    );
  });
});
