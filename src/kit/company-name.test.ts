import { expect, it } from "vitest";
import { isCompanyName } from "./company-name.ts";

it.each([
  "Editora Horizonte",
  "Escola 21 de Abril Ltda",
  "Papelaria do Zé Ltda - ME",
  "E. E. Prof. João",
  "Petróleo S.A.",
  "Ateliê Conceição",
])("%s is a company's name", (name) => {
  expect(isCompanyName(name)).toBe(true);
});

it.each(["Helena Prado", "Ana Mei Chen", "João d'Ávila", "Ana S. A. Lima", "Escolástica Souza", "Lojane Reis"])(
  "%s is a person's name",
  (name) => {
    expect(isCompanyName(name)).toBe(false);
  },
);
