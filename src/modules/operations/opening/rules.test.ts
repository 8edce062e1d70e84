import { expect, it } from "vitest";
import { isTestKey, judgeOpening, type OpeningFacts } from "./rules.ts";

const DONE: OpeningFacts = {
  isDefaultBrand: false,
  isUnnamed: false,
  categories: 8,
  hasSentEmail: true,
  hasTestKeys: false,
  owners: 2,
};

it("shows nothing once everything is done", () => {
  expect(judgeOpening(DONE)).toBeNull();
});

it.each([
  ["marca", { isDefaultBrand: true }],
  ["empresa", { isUnnamed: true }],
  ["categorias", { categories: 0 }],
  ["email", { hasSentEmail: false }],
  ["provedor", { hasTestKeys: true }],
  ["dono", { owners: 1 }],
] as const)("asks for %s alone while only that is missing, with what is done beside it", (step, lacking) => {
  const opening = judgeOpening({ ...DONE, ...lacking });
  expect(opening?.filter((one) => !one.isDone).map((one) => one.step)).toEqual([step]);
  expect(opening).toHaveLength(6);
});

it("tells a key of the test environment from one that moves money", () => {
  expect([isTestKey("sk_test_abc"), isTestKey(undefined), isTestKey("sk_abc")]).toEqual([true, true, false]);
});
