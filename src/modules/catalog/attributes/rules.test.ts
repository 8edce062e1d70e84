import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areWholeBins, binCount, binOf, binsOf } from "../rules/attribute-bins.ts";
import { isAttributeShown } from "../rules/shown-attributes.ts";
import { answersOf, attributeProblems } from "./rules.ts";
import { type AttributeChoice, attributeValues } from "./schema.ts";

const nothing = { unit: null, lowest: null, highest: null, options: [] };
const CHOICES: AttributeChoice[] = [
  {
    ...nothing,
    id: 1,
    slug: "dificuldade",
    name: "Dificuldade",
    kind: "uma",
    options: [
      { id: 10, label: "Iniciante" },
      { id: 11, label: "Avançado" },
    ],
  },
  {
    ...nothing,
    id: 2,
    slug: "ano",
    name: "Ano",
    kind: "varias",
    options: [
      { id: 20, label: "5º ano" },
      { id: 21, label: "6º ano" },
    ],
  },
  { ...nothing, id: 3, slug: "aulas", name: "Duração", kind: "numero", unit: "aulas", lowest: 1, highest: 20 },
  { ...nothing, id: 4, slug: "idade", name: "Idade", kind: "faixa", unit: "anos", lowest: 0, highest: 99 },
];
const value = (attributeId: number, answer: { optionIds?: number[]; low?: number; high?: number }) => ({
  attributeId,
  optionIds: answer.optionIds ?? [],
  low: answer.low ?? null,
  high: answer.high ?? null,
});

describe("what a product answers to its category", () => {
  it.each([
    [value(1, { optionIds: [10] }), null],
    [value(1, { optionIds: [10, 11] }), "Escolha uma opção só."],
    [value(1, { optionIds: [20] }), "Esta opção não existe mais."],
    [value(1, { low: 3 }), "Escolha uma das opções."],
    [value(2, { optionIds: [20, 21] }), null],
    [value(2, { optionIds: [20, 20] }), "Uma opção apareceu duas vezes."],
    [value(2, {}), null],
    [value(3, { low: 8, high: 8 }), null],
    [value(3, { low: 8 }), null],
    [value(3, { low: 8, high: 9 }), "Escreva um número só."],
    [value(3, { low: 21, high: 21 }), "Use de 1 a 20 aulas."],
    [value(3, { optionIds: [10] }), "Escreva um número."],
    [value(4, { low: 4, high: 6 }), null],
    [value(4, { low: 6, high: 4 }), "O primeiro número é maior que o segundo."],
    [value(4, { low: 90, high: 120 }), "Use de 0 a 99 anos."],
    [value(99, { optionIds: [1] }), null],
  ])("%j: %s (B139)", (given, problem) => {
    expect(Object.values(attributeProblems([given], CHOICES))[0] ?? null).toBe(problem);
  });

  it("what this category does not ask is left out, and a single number counts for both ends", () => {
    const given = [value(2, { optionIds: [21] }), value(3, { low: 5 }), value(4, {}), value(99, { optionIds: [7] })];
    expect(answersOf(given, CHOICES)).toEqual({ optionIds: [21], numbers: [{ attributeId: 3, low: 5, high: 5 }] });
  });

  it("the same attribute is not answered twice (B139)", () => {
    expect(attributeValues.safeParse([{ attributeId: 1 }, { attributeId: 1 }]).success).toBe(false);
    expect(attributeValues.safeParse([{ attributeId: 1, optionIds: Array(61).fill(1) }]).success).toBe(false);
  });
});

describe("the ranges in which numbers are counted", () => {
  const spans = fc
    .tuple(fc.nat(500), fc.integer({ min: 1, max: 2000 }))
    .map(([lowest, width]) => ({ lowest, highest: lowest + width }));

  it("cover everything, in order, and each number falls in only one", () => {
    fc.assert(
      fc.property(spans, fc.nat(), fc.nat(), (span, a, b) => {
        const inside = (n: number) => span.lowest + (n % (span.highest - span.lowest + 1));
        const [low, high] = [inside(a), inside(b)].toSorted((x, y) => x - y) as [number, number];
        expect(binOf(span, low)).toBeLessThanOrEqual(binOf(span, high));
        expect(binOf(span, span.lowest)).toBe(0);
        expect(binOf(span, span.highest)).toBe(binCount(span) - 1);
        const bins = binsOf(span, low, high);
        expect(bins).toContain(binOf(span, low));
        expect(bins).toContain(binOf(span, high));
        for (let n = low; n <= high; n += Math.max(1, Math.floor((high - low) / 7))) expect(bins).toContain(binOf(span, n));
      }),
    );
  });

  it("only spare checking the numbers when the question ends where they end", () => {
    fc.assert(
      fc.property(spans, fc.nat(), fc.nat(), (span, a, b) => {
        const inside = (n: number) => span.lowest + (n % (span.highest - span.lowest + 1));
        const [low, high] = [inside(a), inside(b)].toSorted((x, y) => x - y) as [number, number];
        const bins = new Set(binsOf(span, low, high));
        const extra = [low - 1, high + 1].filter((n) => n >= span.lowest && n <= span.highest && bins.has(binOf(span, n)));
        expect(areWholeBins(span, low, high)).toBe(extra.length === 0);
      }),
    );
  });
});

it("an attribute of another category only appears when much of the list answers it", () => {
  expect([
    isAttributeShown("own", 1, 1000),
    isAttributeShown("own", 0, 1000),
    isAttributeShown("elsewhere", 150, 1000),
    isAttributeShown("elsewhere", 400, 1000),
    isAttributeShown("below", 150, 1000),
    isAttributeShown("below", 50, 1000),
  ]).toEqual([true, false, false, true, true, false]);
});
