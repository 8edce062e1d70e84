import { describe, expect, it } from "vitest";
import { needsAuthentication, dependsOnFirst } from "./authentication.ts";

const OFF = { isOn: false, fromCents: 0, firstFromCents: 0 };
const ALWAYS = { isOn: true, fromCents: 0, firstFromCents: 0 };
const ABOVE = { isOn: true, fromCents: 50_000, firstFromCents: 50_000 };
const FIRST = { isOn: true, fromCents: 50_000, firstFromCents: 10_000 };

describe("whether a purchase by card is confirmed at the bank", () => {
  it.each([
    ["off, however dear", OFF, 9_999_999, true, false],
    ["always, however cheap", ALWAYS, 1, false, true],
    ["from a value: one centavo less", ABOVE, 49_999, true, false],
    ["from a value: exactly it", ABOVE, 50_000, false, true],
    ["a first purchase below its own value", FIRST, 9_999, true, false],
    ["a first purchase at its own value", FIRST, 10_000, true, true],
    ["the same by who bought there before", FIRST, 10_000, false, false],
    ["who bought there before, from the value of everybody", FIRST, 50_000, false, true],
  ])("%s", (_, rule, cents, isFirst, expected) => {
    expect(needsAuthentication(rule, cents, isFirst)).toBe(expected);
  });

  it.each([
    ["off", OFF, 20_000, false],
    ["always", ALWAYS, 20_000, false],
    ["one value for everybody", ABOVE, 20_000, false],
    ["between the two values", FIRST, 20_000, true],
    ["below both", FIRST, 9_999, false],
    ["above both", FIRST, 50_000, false],
  ])("%s: whether it is a first purchase has to be known", (_, rule, cents, depends) => {
    expect(dependsOnFirst(rule, cents)).toBe(depends);
  });
});
