import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsCardNumber } from "./find-card-number.ts";

describe("a text with a card number", () => {
  it.each([
    "4000000000000010",
    "meu cartão é 4000 0000 0000 0010, pode cobrar",
    '{"k":["number"],"v":["4000-0000-0000-0010"]}',
    "5555555555554444",
    "378282246310005",
    "3782 822463 10005",
    "36490102462661",
    "6362970000457013",
    "number=4111111111111111&x=1",
  ])("is recognised: %s", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    "4000000000000011",
    "0000000000000000",
    "11222333000181",
    "11.222.333/0001-81",
    "5532999990000",
    "1763740000007",
    "9788535914849",
    "01994f4a-3c1e-7000-8000-4000000000000010",
    "14000000000000010",
    "R$ 4.000.000.000.000.010",
    "",
  ])("is not seen where there is none: %s", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  it("is not seen in identifiers, dates or amounts", () => {
    fc.assert(fc.property(fc.uuid(), (id) => !holdsCardNumber(JSON.stringify({ id }))));
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (at) => !holdsCardNumber(JSON.stringify({ at, ms: at.getTime() % 1e12 }))),
    );
    fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => !holdsCardNumber(JSON.stringify({ cents }))));
  });
});
