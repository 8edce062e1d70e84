import { expect, it } from "vitest";
import { deliveryProblem } from "../rules/delivery-problem.ts";
import { fileLicensesWords, holdsWider, chosenLicenses, licensesOnSale } from "./rules.ts";

it.each([
  [null, ["pessoal", "turmas"], null],
  [["turmas"], ["pessoal", "turmas"], ["turmas"]],
  [["turmas", "pessoal"], ["pessoal", "turmas"], null],
  [["pessoal"], ["pessoal", "turmas"], null],
  [["turmas", "comercial"], ["pessoal", "turmas"], ["turmas"]],
  [["turmas", "comercial"], ["turmas"], null],
  [["comercial"], ["pessoal", "turmas"], []],
  [["comercial"], ["pessoal"], []],
  [["pessoal", "turmas"], ["pessoal"], null],
] as const)("a file chosen for %j in a product sold under %j goes with %j", (chosen, sold, expected) => {
  expect(licensesOnSale(chosen, sold)).toEqual(expected);
});

it.each([
  [null, ["comercial"], null],
  [["pessoal"], ["turmas"], null],
  [["turmas"], ["pessoal", "turmas"], ["turmas"]],
  [["turmas"], ["turmas"], ["turmas"]],
  [["turmas"], ["turmas", "comercial"], ["turmas", "comercial"]],
  [["comercial"], ["comercial"], ["comercial"]],
  [["comercial"], ["pessoal"], []],
] as const)("a version keeps of %j, sold under %j, %j: all only where there is no narrower licence", (chosen, sold, expected) => {
  expect(chosenLicenses(chosen, sold)).toEqual(expected);
});

it.each([
  [["pessoal"], false],
  [["turmas"], false],
  [["pessoal", "comercial"], false],
  [["comercial"], true],
  [["comercial", "turmas"], true],
  [["pessoal", "turmas", "comercial"], true],
] as const)("%j holds every wider licence: %s", (licenses, expected) => expect(holdsWider(licenses)).toBe(expected));

it.each([
  ["all with all", [{ licenses: null }], false, null],
  ["one for each", [{ licenses: ["pessoal"] }, { licenses: ["turmas"] }], false, null],
  ["what the narrower brings, the wider does", [{ licenses: ["pessoal"] }], false, null],
  ["nothing for the narrower", [{ licenses: ["turmas"] }], false, "Uso pessoal"],
  ["nothing of its own for one, in a bundle", [{ licenses: ["turmas"] }], true, null],
  ["a file for nobody", [{ licenses: null }, { name: "gabarito.pdf", licenses: ["comercial"] }], false, "gabarito.pdf"],
  ["no files yet", [], false, null],
] as const)("says what keeps files from who buys: %s", (_, files, hasContents, expected) => {
  const problem = deliveryProblem(files, ["pessoal", "turmas"], hasContents);
  if (expected === null) expect(problem).toBeNull();
  else expect(problem).toContain(expected);
});

it("names the licences from the narrowest to the widest", () => {
  expect(fileLicensesWords(null)).toBeNull();
  expect(fileLicensesWords(["comercial", "turmas"])).toBe("Minhas turmas e Uso comercial");
});
