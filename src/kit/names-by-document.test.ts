import { describe, expect, it } from "vitest";
import { parseBuyerName, parseHolderName, parseLegalName, parseName } from "./person-name.ts";

const CPF = "52998224725";
const CNPJ = "11222333000181";

/** As the documents of people in Brazil have them. */
const PEOPLE = [
  "Ana d'Ávila",
  "Ana D’Ávila",
  "Ana D´Ávila",
  "Maria Sant'Anna Neta",
  "José O'Neill Jr.",
  "Lia dos Reis-Brandão",
  "Jó Li",
];
/** As the Receita registers companies, schools and who works alone. */
const COMPANIES = [
  "Escola 21 de Abril Ltda",
  "E. E. Nº 4 Prof. João",
  "3M do Brasil",
  "Petrobras",
  "M&M Comércio de Papéis Ltda.",
  "12.345.678 Ana d'Ávila",
  "Padaria São João (Matriz) S/A",
];

describe("a name, by the document beside it", () => {
  it.each(PEOPLE)("%s buys, receives and has a card with a CPF", (name) => {
    expect(parseName(name)).toMatchObject({ ok: true });
    expect(parseLegalName(name, CPF)).toMatchObject({ ok: true });
    expect(parseBuyerName(name, CPF)).toMatchObject({ ok: true });
    expect(parseHolderName(name.toUpperCase(), CPF)).toMatchObject({ ok: true });
  });

  it.each(COMPANIES)("%s buys and receives with a CNPJ", (name) => {
    expect(parseName(name)).toMatchObject({ ok: true });
    expect(parseLegalName(name, CNPJ)).toMatchObject({ ok: true });
    expect(parseBuyerName(name, CNPJ)).toMatchObject({ ok: true });
  });

  it.each(COMPANIES.map((name) => name.toUpperCase()))("%s has a card with a CNPJ", (name) => {
    expect(parseHolderName(name, CNPJ)).toEqual({ ok: true, value: name });
  });

  it("who has one name only repeats it, and the sentence says so", () => {
    expect(parseLegalName("Potira", CPF)).toEqual({ ok: false, reason: "incomplete_name" });
    expect(parseLegalName("Potira Potira", CPF)).toMatchObject({ ok: true });
  });

  it("what stands for an apostrophe on a card becomes one", () => {
    for (const written of ["ANA D´AVILA", "ANA D`AVILA", "ANA D‘AVILA", "ANA DʼAVILA"])
      expect(parseHolderName(written)).toEqual({ ok: true, value: "ANA D'AVILA" });
  });

  it("the number of a card is nobody's name, with any document", () => {
    for (const document of ["", CPF, CNPJ])
      for (const name of ["4000 0000 0000 0010", "JOAO 4000000000", "21"])
        expect(parseHolderName(name, document)).toMatchObject({ ok: false });
  });
});
