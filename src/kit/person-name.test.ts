import { describe, expect, it } from "vitest";
import { firstName, greeting, parseBuyerName, spokenName } from "./person-name.ts";

const CPF = "52998224725";
const CNPJ = "12ABC34501DE35";

describe("the name of who buys", () => {
  it.each(["Escola 21 de Abril Ltda", "Petrobras", "E. E. Nº 4 Prof. João", "3M", "Padaria São João EIRELI"])(
    "%s buys under its name with a CNPJ",
    (name) => {
      expect(parseBuyerName(name, CNPJ)).toEqual({ ok: true, value: name });
      expect(firstName(name)).toBe(name === "Petrobras" ? "Petrobras" : name);
    },
  );

  it.each(["Petrobras", "Escola 21 de Abril"])("%s is not a person's whole name with a CPF", (name) => {
    expect(parseBuyerName(name, CPF)).toMatchObject({ ok: false, reason: "incomplete_name" });
  });

  it("a company still has to write something that can be read", () => {
    expect(parseBuyerName("--", CNPJ)).toMatchObject({ ok: false });
    expect(parseBuyerName("x".repeat(121), CNPJ)).toMatchObject({ ok: false, reason: "long_name" });
  });

  it("greets a person by the first name", () => {
    expect(firstName("Helena Prado")).toBe("Helena");
    expect(firstName("Mário Sá")).toBe("Mário");
    expect(greeting("Helena Prado")).toBe("Oi, Helena.");
  });

  it.each([
    "https://exemplo.com/premio Silva",
    "http://exemplo Silva",
    "www.exemplo Silva",
    "exemplo.com Silva",
    "premio-exemplo.xyz/abc Silva",
    "ｅｘｅｍｐｌｏ．ｃｏｍ Silva",
    "exemplo。com Silva",
  ])("greets nobody by %j, which a mailbox would make a link", (name) => {
    expect(spokenName(name)).toBe("");
    expect(greeting(name)).toBe("Oi.");
  });
});
