import { describe, expect, it } from "vitest";

import { formatCep, parseCep, ufOfCep } from "./cep.ts";
import { cityOf } from "./city.ts";
import { parseUf } from "./uf.ts";
import { UF_NAMES } from "./uf-names.ts";

describe("CEP (B037)", () => {
  it.each(["36010-000", "36010000", " 36.010-000 ", "36010 000"])("accepts %j", (text) => {
    expect(parseCep(text)).toBe("36010000");
  });

  it.each(["00000-000", "12345", "abcde-fgh", "3601０000", "36010-0000", "36010--000", ""])("refuses %j", (text) => {
    expect(parseCep(text)).toBeNull();
  });

  it.each([
    ["01310100", "SP"],
    ["20040020", "RJ"],
    ["36010000", "MG"],
    ["69000000", "AM"],
    ["69301000", "RR"],
    ["69400000", "AM"],
    ["70040010", "DF"],
    ["72800000", "GO"],
    ["73000000", "DF"],
    ["74000000", "GO"],
    ["78000000", "MT"],
    ["76800000", "RO"],
    ["99999999", "RS"],
    ["00999999", null],
  ])("%s belongs to %s", (cep, uf) => {
    expect(ufOfCep(cep)).toBe(uf);
  });

  it("every state has a CEP", () => {
    const states = Array.from({ length: 99_000 }, (_, i) => ufOfCep(String(i + 1000).padStart(5, "0")));
    expect(new Set(states)).toEqual(new Set(Object.keys(UF_NAMES)));
  });

  it("is shown with a hyphen", () => {
    expect(formatCep("36010000")).toBe("36010-000");
  });
});

describe("state and city (B038)", () => {
  it("accepts the abbreviation in any letter case", () => {
    expect([" sp ", "MG", "df"].map(parseUf)).toEqual(["SP", "MG", "DF"]);
  });

  it.each(["XX", "", "S", "SPX", "toString", "ｓｐ"])("refuses %j", (text) => {
    expect(parseUf(text)).toBeNull();
  });

  it("recognises a city without accents and refuses one of another state", () => {
    expect(cityOf("MG", "juiz de fora")).toBe("Juiz de Fora");
    expect(cityOf("SP", "SAO PAULO")).toBe("São Paulo");
    expect(cityOf("SP", "Juiz de Fora")).toBeNull();
    expect(cityOf("SP", "")).toBeNull();
  });
});
