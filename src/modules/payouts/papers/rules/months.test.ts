import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOVE_TYPES } from "../../statement/rules/move-types.ts";
import { MEI_YEAR_CENTS, meiStanding } from "./mei.ts";
import { buildMonths, type KindSum, monthDays, yearOf } from "./months.ts";
import { isMonth } from "./is-month.ts";
import { monthWords } from "./month-words.ts";
import { natureOf } from "./nature-of.ts";

const months = fc
  .integer({ min: 0, max: 40 })
  .map((n) => `20${24 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`);
const kinds = fc.constantFrom(
  "charge.paid",
  "refund.done",
  "dispute.lost_funds",
  "funds.released",
  "withdrawal.paid",
  "manual.adjust",
);
const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const sums = fc.array(
  fc.record({
    month: months,
    kind: kinds,
    changeCents: cents,
    count: fc.nat(50),
    grossCents: cents,
    commissionCents: cents,
    interestCents: cents,
  }),
  { maxLength: 30 },
);

describe("a ledger's months", () => {
  it("each opens with what the previous one closed, and the last closes with everything that moved (INV-03)", () => {
    fc.assert(
      fc.property(sums, (rows: KindSum[]) => {
        const built = buildMonths(rows, [], "2027-12");
        expect(built.map(({ month }) => month)).toEqual([...new Set(built.map(({ month }) => month))].toSorted());
        let balance = 0;
        for (const { openingCents, moved, closingCents } of built) {
          expect(openingCents).toBe(balance);
          expect(closingCents).toBe(openingCents + MOVE_TYPES.reduce((sum, type) => sum + moved[type], 0));
          balance = closingCents;
        }
        expect(balance).toBe(rows.reduce((sum, { changeCents }) => sum + changeCents, 0));
      }),
      { numRuns: 40 },
    );
  });

  it("years add up to what months do, without a gap between them", () => {
    fc.assert(
      fc.property(sums, (rows: KindSum[]) => {
        const built = buildMonths(rows, [], "2027-12");
        const years = [2024, 2025, 2026, 2027].flatMap((year) => yearOf(built, year) ?? []);
        expect(years.flatMap((year) => year.months)).toEqual(built);
        years.slice(1).forEach((year, at) => expect(year.openingCents).toBe(years[at]?.closingCents));
        const gross = (list: readonly { grossCents: number }[]) => list.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(gross(years)).toBe(gross(built));
      }),
      { numRuns: 40 },
    );
  });

  it("a month without movement is on the list, still", () => {
    const row = { kind: "charge.paid", count: 1, grossCents: 1_000, commissionCents: 120, interestCents: 0, changeCents: 880 };
    const built = buildMonths([{ ...row, month: "2025-12" }], [{ month: "2026-02", cents: 1_000 }], "2026-03");
    expect(
      built.map(({ month, openingCents, closingCents, returnedCents }) => [month, openingCents, closingCents, returnedCents]),
    ).toEqual([
      ["2025-12", 0, 880, 0],
      ["2026-01", 880, 880, 0],
      ["2026-02", 880, 880, 1_000],
      ["2026-03", 880, 880, 0],
    ]);
    expect(yearOf(built, 2024)).toBeNull();
  });

  it.each([
    ["2026-02", "2026-02-01", "2026-02-28"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2026-03", "2026-03-01", "2026-03-18"],
    ["2026-04", undefined, undefined],
    ["2026-13", undefined, undefined],
    ["ontem", undefined, undefined],
  ])("the days of %s", (month, from, to) => {
    const days = monthDays(month, "2026-03-18");
    expect([days?.from, days?.to]).toEqual([from, to]);
  });

  it.each([
    ["2026-03", true],
    ["2026-3", false],
    ["1999-01", false],
    ["2026-00", false],
  ])("%s is a month: %s", (text, is) => expect(isMonth(text)).toBe(is));

  it("the month in full", () => expect(monthWords("2026-03")).toBe("março de 2026"));
});

it.each([
  [0, "folga"],
  [MEI_YEAR_CENTS * 0.8 - 1, "folga"],
  [MEI_YEAR_CENTS * 0.8, "perto"],
  [MEI_YEAR_CENTS, "perto"],
  [MEI_YEAR_CENTS + 1, "passou"],
  [MEI_YEAR_CENTS * 1.2, "passou"],
  [MEI_YEAR_CENTS * 1.2 + 1, "passou_muito"],
] as const)("with %i centavos in the year, the MEI ceiling: %s", (taken, standing) => {
  expect(meiStanding(taken)).toBe(standing);
});

it.each([
  [["pdf"], "planos-de-aula", "arquivo_digital"],
  [["pdf", "epub"], "planos-de-aula", "livro_digital"],
  [["pdf"], "livros-digitais", "livro_digital"],
  [["pdf"], "e-books", "livro_digital"],
  [["pdf"], "contos", "livro_digital"],
  [["zip"], null, "arquivo_digital"],
])("%j on the category %s is %s", (formats, category, nature) => {
  expect(natureOf({ formats, category })).toBe(nature);
});
