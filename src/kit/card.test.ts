import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { expiryStanding, formatCardExpiry, parseCardExpiry } from "./card-expiry.ts";
import { brandOfNumber, cvvLength, parseCardNumber, passesLuhn } from "./card-number.ts";

describe("the card number", () => {
  it.each([
    ["4000 0000 0000 0010", "4000000000000010"],
    ["5555-5555-5555-4444", "5555555555554444"],
    [" 378282246310005 ", "378282246310005"],
    ["6362970000457013", "6362970000457013"],
  ])("accepts %j", (text, digits) => expect(parseCardNumber(text)).toBe(digits));

  it.each([
    ["com o dígito final errado (B101)", "4000 0000 0000 0011"],
    ["com 12 dígitos (B101)", "400000000000"],
    ["com 20 dígitos (B101)", "40000000000000000004"],
    ["com letras (B101)", "4000 0000 0000 00I0"],
    ["só de zeros (B101)", "0000 0000 0000 0000"],
    ["Amex com 16 dígitos", "3782822463100055"],
    ["vazio", ""],
    ["com dígitos de outra escrita", "４000000000000010"],
  ])("refuses the number %s", (_, text) => expect(parseCardNumber(text)).toBeNull());

  it("always notices a changed digit (100,000 cases)", () => {
    const one = property(
      constantFrom("4000000000000010", "5555555555554444", "378282246310005"),
      integer({ min: 1, max: 14 }),
      integer({ min: 1, max: 9 }),
      (good, place, step) => {
        const digit = (Number(good[place]) + step) % 10;
        return !passesLuhn(good.slice(0, place) + String(digit) + good.slice(place + 1));
      },
    );
    assert(one, { numRuns: 100_000 });
  });
});

describe("the card brand", () => {
  it.each([
    ["4", "visa"],
    ["4000 00", "visa"],
    ["4011 78", "elo"],
    ["6362 97", "elo"],
    ["5090 00", "elo"],
    ["51", "mastercard"],
    ["2221", "mastercard"],
    ["37", "amex"],
    ["606282", "hipercard"],
    ["3841 00", "hipercard"],
    ["36", "diners"],
    ["6011", "discover"],
    ["3528", "jcb"],
    ["50", "aura"],
    ["", null],
    ["9", null],
    ["5", null],
  ] as const)("%j is of %j", (typed, brand) => expect(brandOfNumber(typed)).toBe(brand));

  it("says how many digits the security code has", () => {
    expect(cvvLength("amex")).toBe(4);
    expect(cvvLength("visa")).toBe(3);
    expect(cvvLength(null)).toBe(3);
  });
});

describe("the expiry date", () => {
  const now = new Date("2026-11-21T15:00:00Z");

  it.each([
    ["09/29", { month: 9, year: 2029 }],
    ["12/2031", { month: 12, year: 2031 }],
    ["0129", { month: 1, year: 2029 }],
    ["11/26", { month: 11, year: 2026 }],
  ])("accepts %j (B102)", (text, value) => expect(parseCardExpiry(text, now)).toEqual({ ok: true, value }));

  it.each([
    ["00/30", "not_an_expiry"],
    ["13/30", "not_an_expiry"],
    ["10/26", "expired"],
    ["12/99", "not_an_expiry"],
    ["", "not_an_expiry"],
    ["9", "not_an_expiry"],
  ])("refuses %j (B102)", (text, reason) => expect(parseCardExpiry(text, now)).toEqual({ ok: false, reason }));

  it("is valid until the last instant of its month in Brasília", () => {
    expect(parseCardExpiry("11/26", new Date("2026-12-01T02:59:59Z")).ok).toBe(true);
    expect(parseCardExpiry("11/26", new Date("2026-12-01T03:00:00Z")).ok).toBe(false);
  });

  it("warns thirty days ahead", () => {
    expect(expiryStanding({ month: 11, year: 2026 }, now)).toBe("vence_logo");
    expect(expiryStanding({ month: 12, year: 2026 }, now)).toBe("valido");
    expect(expiryStanding({ month: 10, year: 2026 }, now)).toBe("vencido");
    expect(formatCardExpiry({ month: 9, year: 2029 })).toBe("09/29");
  });
});
