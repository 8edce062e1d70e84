import { maskitoTransform } from "@maskito/core";
import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { MASKS } from "./masks.ts";
import { centsOfText, moneyFieldText, refillMoney } from "./money-input-text.ts";

describe("the masks", () => {
  it.each([
    ["cpf", "CPF: 111.444.777-35", "111.444.777-35"],
    ["cpf", "11144477735", "111.444.777-35"],
    ["cpf-cnpj", "11144477735", "111.444.777-35"],
    ["cpf-cnpj", "CPF: 529 982 247 25", "529.982.247-25"],
    ["cpf-cnpj", "cpf 529.982.247-25", "529.982.247-25"],
    ["cpf-cnpj", "\u200b529.982.247\u201125\u00a0", "529.982.247-25"],
    ["cpf-cnpj", "Maria Souza, CPF 529.982.247-25", "529.982.247-25"],
    ["cpf-cnpj", "CNPJ: 12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
    ["cpf-cnpj", "Escola 21 de Abril CNPJ 11 222 333 0001 81", "11.222.333/0001-81"],
    ["cpf", "CPF nº 529 982 247-25", "529.982.247-25"],
    ["date", "nascida em 1/3/1988", "01/03/1988"],
    ["money", "R$ 1.234,5", "1.234,50"],
    ["money", "R$\u00a01.234,56", "1.234,56"],
    ["cep", "CEP: 36.010 000", "36010-000"],
    ["cpf-cnpj", "12.abc.345/01de-35", "12.ABC.345/01DE-35"],
    ["cpf-cnpj", "11222333000181", "11.222.333/0001-81"],
    ["phone", "+55 (32) 99999-0000", "(32) 99999-0000"],
    ["phone", "032 3215 0000", "(32) 3215-0000"],
    ["phone", "32999990000", "(32) 99999-0000"],
    ["cep", "CEP 36010-000", "36010-000"],
    ["date", "2026-03-18", "18/03/2026"],
    ["date", "18032026", "18/03/2026"],
    ["card-number", "4000000000000010", "4000 0000 0000 0010"],
    ["card-number", " 4000-0000-0000-0010\n", "4000 0000 0000 0010"],
    ["card-number", "378282246310005", "3782 822463 10005"],
    ["card-number", "6304939304310009610", "6304 9393 0431 0009 610"],
    ["card-expiry", "0929", "09/29"],
    ["card-expiry", "09/2029", "09/29"],
    ["card-expiry", "9/29", "09/29"],
    ["card-expiry", "2029-09", "09/29"],
    ["cvv", "123 ", "123"],
    ["money", "R$ 1.234,56", "1.234,56"],
    ["money", "3490", "34,90"],
  ] as const)("%s accepts the pasted text %j and shows %j", (mask, pasted, shown) => {
    expect(maskitoTransform(pasted, MASKS[mask])).toBe(shown);
  });
});

describe("the money field", () => {
  it.each([
    ["3", 3],
    ["3490", 3490],
    ["34,9", 3490],
    ["34.90", 3490],
    ["R$ 35", 3500],
    ["R$\u00a01.234,56", 123456],
    ["1.234", 123400],
  ])("reads %j as %i centavos", (text, cents) => {
    expect(centsOfText(text)).toBe(cents);
  });

  it("does not invent a zero when there is no digit", () => {
    expect(centsOfText("R$ ")).toBeNull();
  });

  it("gives back the same centavos it showed", () => {
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOfText(moneyFieldText(cents))).toBe(cents);
      }),
    );
  });

  it("fills up from the centavos, one key at a time", () => {
    let shown = "";
    const steps = Array.from("3490").map((key) => (shown = refillMoney(shown + key, shown.length + 1).text));
    expect(steps).toEqual(["0,03", "0,34", "3,49", "34,90"]);
  });

  it("keeps the cursor at the same distance from the end when deleting in the middle", () => {
    expect(refillMoney("1.34,56", 2)).toEqual({ text: "134,56", caret: 1 });
  });
});
