import { expect, it } from "vitest";
import { publishingWay } from "./rules.ts";

const on = { isOn: true, firstProducts: 3 };
const off = { ...on, isOn: false };

it.each([
  [{ effect: "aviso", published: 0, rule: off }, "livre"],
  [{ effect: "aviso", published: 2, rule: on }, "revisao"],
  [{ effect: "aviso", published: 3, rule: on }, "livre"],
  [{ effect: "revisao", published: 90, rule: off }, "revisao"],
  [{ effect: "parada", published: 0, rule: on }, "parada"],
  [{ effect: "parada", published: 90, rule: off }, "parada"],
] as const)("a store with %j publishes this way: %s", (facts, way) => {
  expect(publishingWay({ ...facts, isCopy: false })).toBe(way);
});

it.each([
  [{ effect: "aviso", published: 90, rule: off }, "revisao"],
  [{ effect: "parada", published: 90, rule: off }, "parada"],
] as const)("what another store already sells, by a store with %j, is published this way: %s", (facts, way) => {
  expect(publishingWay({ ...facts, isCopy: true })).toBe(way);
});
