import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatDocument, maskDocument, parseCnpj, parseCpf, parseDocument, publicDocument } from "./cpf-cnpj.ts";

const DIGITS = Array.from("0123456789");
const CNPJ_CHARACTERS = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** The published rule, told a second time: value = ASCII − 48, weights from 2 to `top`, digit = r < 2 ? 0 : 11 − r. */
function withCheckDigits(base: string, top: number): string {
  let text = base;
  for (let round = 0; round < 2; round += 1) {
    let sum = 0;
    for (let i = 0; i < text.length; i += 1) {
      sum += (text.charCodeAt(text.length - 1 - i) - 48) * (2 + (i % (top - 1)));
    }
    text += sum % 11 < 2 ? "0" : String(11 - (sum % 11));
  }
  return text;
}

describe("CPF", () => {
  it.each(["529.982.247-25", "52998224725", " 529 982 247 25 "])(
    "accepts %j and stores only its digits, as text (B001)",
    (text) => {
      expect(parseCpf(text)).toBe("52998224725");
    },
  );

  it("keeps the leading zero", () => {
    expect(parseCpf("012.345.678-90")).toBe("01234567890");
  });

  it.each([
    ["B002", "52998224724"],
    ["B003", "11111111111"],
    ["B003", "00000000000"],
    ["B003", "99999999999"],
    ["B004", "2998224725"],
    ["B005", "529982247-2５"],
    ["B005", "٥٢٩٩٨٢٢٤٧٢٥"],
    ["B005", "52998224725\u200b"],
    ["B006", "11.222.333/0001-81"],
    ["B028", "5".repeat(1_000_000)],
    ["B078", "5.2998224725e10"],
    ["B064", "52998224725\0"],
    ["B001", "529-982-247.25"],
    ["B001", "529..982.247-25"],
    ["B001", ""],
  ])("%s: refuses %j", (_id, text) => {
    expect(parseCpf(text)).toBeNull();
  });

  it("is valid with the rule's check digits and with no others", () => {
    const base = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        base.filter((text) => new Set(text).size > 1),
        fc.integer({ min: 1, max: 99 }),
        (nine, shift) => {
          const right = withCheckDigits(nine, 11);
          const wrong = nine + String((Number(right.slice(9)) + shift) % 100).padStart(2, "0");
          return parseCpf(right) === right && parseCpf(formatDocument(right)) === right && parseCpf(wrong) === null;
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe("CNPJ", () => {
  it.each([
    ["B007", "11.222.333/0001-81", "11222333000181"],
    ["B008", "12.ABC.345/01DE-35", "12ABC34501DE35"],
    ["B008", "12abc34501de35", "12ABC34501DE35"],
    ["B011", "12.abc.345/01de-35", "12ABC34501DE35"],
    ["B012", "AAAAAAAA000191", "AAAAAAAA000191"],
    ["B012", "ZZZZZZZZZZZZ62", "ZZZZZZZZZZZZ62"],
    ["B007", "00.000.000/0001-91", "00000000000191"],
  ])("%s: accepts %j", (_id, text, value) => {
    expect(parseCnpj(text)).toBe(value);
  });

  it.each([
    ["B006", "529.982.247-25"],
    ["B009", "12ABC34501DE53"],
    ["B010", "12ABC34501DEA5"],
    ["B013", "00000000000000"],
    ["B013", "11111111111111"],
    ["B014", "12ÁBC34501DE35"],
    ["B014", "12АВС34501DE35"],
    ["B014", "12ıbc34501de35"],
    ["B014", "12ſbc34501de35"],
    ["B014", "12ＡBC34501DE35"],
    ["B011", "12345013500000"],
  ])("%s: refuses %j", (_id, text) => {
    expect(parseCnpj(text)).toBeNull();
  });

  it("every stored value fits the database's rule and is valid by the published rule (B015)", () => {
    const base = fc.string({ unit: fc.constantFrom(...CNPJ_CHARACTERS), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        base.filter((text) => new Set(text).size > 1),
        (twelve) => {
          const value = withCheckDigits(twelve, 9);
          expect(value).toMatch(/^[0-9A-Z]{12}[0-9]{2}$/);
          expect(parseCnpj(value)).toBe(value);
          expect(parseCnpj(formatDocument(value).toLowerCase())).toBe(value);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe("document of a single field", () => {
  it("says of which kind it is", () => {
    expect(parseDocument("529.982.247-25")).toEqual({ ok: true, value: { kind: "cpf", value: "52998224725" } });
    expect(parseDocument("12.abc.345/01de-35")).toEqual({ ok: true, value: { kind: "cnpj", value: "12ABC34501DE35" } });
  });

  it.each([
    ["B002", "52998224724", "invalid_cpf"],
    ["B009", "12ABC34501DE53", "invalid_cnpj"],
    ["B010", "12ABC34501DEA5", "invalid_cnpj"],
    ["B004", "2998224725", "not_a_document"],
    ["B005", "5299822472５", "not_a_document"],
  ])("%s: %j is %s", (_id, text, reason) => {
    expect(parseDocument(text)).toEqual({ ok: false, reason });
  });

  it("is shown with the mask of its kind", () => {
    expect(formatDocument("52998224725")).toBe("529.982.247-25");
    expect(formatDocument("12ABC34501DE35")).toBe("12.ABC.345/01DE-35");
  });

  it("hides both ends", () => {
    expect(maskDocument("52998224725")).toBe("•••.982.247-••");
    expect(maskDocument("12ABC34501DE35")).toBe("••.ABC.345/01DE-••");
  });

  it("of a seller shows the whole CNPJ and masks only a CPF", () => {
    expect(publicDocument("12ABC34501DE35")).toBe("12.ABC.345/01DE-35");
    expect(publicDocument("52998224725")).toBe("•••.982.247-••");
  });
});
