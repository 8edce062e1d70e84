import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bucketsOf, formerBuckets, groupOf, sumInto } from "./buckets.ts";
import { GROUPS } from "./groups.ts";
import { changeOf, pointsOf } from "./change.ts";
import { nextDays } from "./next-days.ts";
import { FEWEST, type Place, shownPlaces } from "./places.ts";
import { daysIn, everyDay, presetsOf, rangeOf, shifted } from "./range.ts";

const NOW = new Date("2026-03-18T15:00:00Z");
const TODAY = "2026-03-18";
const days = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 365 }))
  .map(([back, length]) => ({ from: shifted(TODAY, -back - length), to: shifted(TODAY, -back) }));

describe("the period", () => {
  it.each([
    [{}, "2026-02-17", TODAY, ["2026-01-18", "2026-02-16"]],
    [{ de: "2026-03-01", ate: "2026-03-10" }, "2026-03-01", "2026-03-10", ["2026-02-19", "2026-02-28"]],
    [{ de: "2026-03-01", ate: "2026-03-10", comparar: "nao" }, "2026-03-01", "2026-03-10", null],
    [{ de: "2026-03-01", ate: "2026-03-10", comparar: "anterior" }, "2026-03-01", "2026-03-10", ["2026-02-19", "2026-02-28"]],
    [{ de: "2026-03-01", ate: "2026-03-10", comparar: "ano" }, "2026-03-01", "2026-03-10", ["2025-03-01", "2025-03-10"]],
    [{ de: "2024-02-29", ate: "2024-02-29", comparar: "ano" }, "2024-02-29", "2024-02-29", ["2023-02-28", "2023-02-28"]],
    [{ de: "amanhã", ate: "2031-01-01", comparar: "nao" }, "2026-02-17", TODAY, null],
  ] as const)("%o goes from %s to %s, compared with %o", (requested, from, to, former) => {
    const range = rangeOf(requested, NOW);
    expect([range.from, range.to]).toEqual([from, to]);
    expect(range.former).toEqual(former && { from: former[0], to: former[1] });
  });

  it("in any period, what is compared has as many days", () => {
    fc.assert(
      fc.property(days, fc.constantFrom("anterior", "ano"), ({ from, to }, comparar) => {
        const range = rangeOf({ de: from, ate: to, comparar }, NOW);
        expect(range.former && daysIn(range.former)).toBe(daysIn(range));
      }),
    );
  });

  it("the ready-made ones start and end where they say", () => {
    const of = Object.fromEntries(presetsOf(TODAY).map(({ name, from, to }) => [name, [from, to]]));
    expect(of).toMatchObject({
      hoje: [TODAY, TODAY],
      ontem: ["2026-03-17", "2026-03-17"],
      "7": ["2026-03-12", TODAY],
      mes: ["2026-03-01", TODAY],
      "mes-passado": ["2026-02-01", "2026-02-28"],
      ano: ["2026-01-01", TODAY],
      "12-meses": ["2025-03-19", TODAY],
    });
    expect(presetsOf("2026-01-05").find(({ name }) => name === "mes-passado")).toMatchObject({
      from: "2025-12-01",
      to: "2025-12-31",
    });
  });
});

describe("the groups", () => {
  it("put each day in a single group, and the groups add up to the period", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...GROUPS), fc.integer({ min: 1, max: 500 }), (span, group, seed) => {
        const rows = everyDay(span).map((day, index) => ({ day, cents: ((index * 7_919 + seed) % 1_001) - 500 }));
        const buckets = bucketsOf(span, group, TODAY);
        expect(buckets.flatMap(everyDay)).toEqual(everyDay(span));
        const sums = sumInto(buckets, rows, ["cents"]);
        expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows.reduce((sum, { cents }) => sum + cents, 0));
        const former = { from: shifted(span.from, -daysIn(span)), to: shifted(span.from, -1) };
        expect(formerBuckets(buckets, former).flatMap(everyDay)).toEqual(everyDay(former));
      }),
      { numRuns: 40 },
    );
  });

  it("the week starts on Monday, and today's group has not ended yet", () => {
    expect(bucketsOf({ from: "2026-03-14", to: TODAY }, "semana", TODAY)).toEqual([
      { from: "2026-03-14", to: "2026-03-15", isPartial: false },
      { from: "2026-03-16", to: TODAY, isPartial: true },
    ]);
  });

  it.each([
    [30, "dia"],
    [62, "dia"],
    [90, "semana"],
    [365, "mes"],
  ])("%i days come by %s unless something else is asked", (count, group) => {
    const span = { from: shifted(TODAY, 1 - count), to: TODAY };
    expect(groupOf(span, undefined)).toBe(group);
    expect(groupOf(span, "semana")).toBe("semana");
  });
});

describe("the buyers' states", () => {
  const place = fc.record({
    uf: fc.constantFrom("MG", "SP", "BA", "RS", "PA", "AC", null),
    buyers: fc.integer({ min: 1, max: 12 }),
    sales: fc.integer({ min: 1, max: 20 }),
    cents: fc.integer({ min: 0, max: 9_000 }),
  });

  it("never show fewer than five people, not even by subtraction, and add up to everything", () => {
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ uf }) => uf }), (places: Place[]) => {
        const { shown, rest } = shownPlaces(places);
        for (const one of shown) expect(one.buyers).toBeGreaterThanOrEqual(FEWEST);
        if (rest && shown.length > 0) expect(rest.buyers).toBeGreaterThanOrEqual(FEWEST);
        const all = (figure: "buyers" | "cents") => places.reduce((sum, one) => sum + one[figure], 0);
        for (const figure of ["buyers", "cents"] as const)
          expect(shown.reduce((sum, one) => sum + one[figure], rest?.[figure] ?? 0)).toBe(all(figure));
      }),
    );
  });

  it("says when those who did not tell where they live are among the ones grouped together", () => {
    const silent = { uf: null, buyers: 200, sales: 215, cents: 90_000 };
    const few = { uf: "AC", buyers: 4, sales: 4, cents: 900 };
    expect(shownPlaces([silent, few])).toEqual({ shown: [], rest: { buyers: 204, sales: 219, cents: 90_900, hasUnknown: true } });
    expect(shownPlaces([silent])).toEqual({ shown: [silent], rest: null });
    expect(shownPlaces([few]).rest?.hasUnknown).toBe(false);
  });
});

it("the days on which money arrives are four at most and add up to everything", () => {
  const days = ["2026-03-19", "2026-03-20", "2026-03-23", "2026-03-24", "2026-03-25"].map((day, index) => ({
    day,
    cents: 100 + index,
  }));
  expect(nextDays(days.slice(0, 4))).toEqual({ next: days.slice(0, 4), later: null });
  expect(nextDays(days)).toEqual({ next: days.slice(0, 3), later: { after: "2026-03-23", cents: 207 } });
  expect(nextDays([])).toEqual({ next: [], later: null });
});

it.each([
  [110, 100, { text: "10%", direction: "up" }],
  [90, 100, { text: "10%", direction: "down" }],
  [100, 100, { text: "0%", direction: "flat" }],
  [10_001, 10_000, { text: "0%", direction: "flat" }],
  [5, 0, null],
  // Nine sales that became eighty-one are not "800% more".
  [81, 9, { text: "pouco para comparar", direction: "few" }],
  [3, 10, { text: "70%", direction: "down" }],
])("of %i, before %i: %o", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

it("compares money by the sales behind it, not by its centavos", () => {
  expect(changeOf(90_000, 10_000, 2)).toEqual({ text: "pouco para comparar", direction: "few" });
  expect(changeOf(90_000, 10_000, 20)).toEqual({ text: "800%", direction: "up" });
});

it.each([
  [0.05, 0.046, "0,4 p.p.", "up"],
  [0.04, 0.05, "1 p.p.", "down"],
  [0.05, 0.05001, "0 p.p.", "flat"],
  // Both are shown as 0,6%.
  [0.0064, 0.0056, "0 p.p.", "flat"],
] as const)("of %d, before %d, it moved %s", (now, before, text, direction) => {
  expect(pointsOf(now, before)).toEqual({ text, direction });
  expect([pointsOf(null, before), pointsOf(now, null)]).toEqual([null, null]);
});
