import { afterEach, expect, it } from "vitest";
import { setBrand } from "./brand.ts";
import { DEFAULT_BRAND } from "./default.ts";
import { fileBrand, statementBrand } from "./plain-names.ts";

afterEach(() => setBrand(DEFAULT_BRAND));

it("a name that nobody chose is the house's own in files and on statements", () => {
  expect([fileBrand(), fileBrand("of"), statementBrand()]).toEqual(["autoria", "da-autoria", "AUTORIA"]);
});

it.each([
  ["Mercado do Sul", "mercado-do-sul", "MERCADO DO SU"],
  ["Ação & Cia.", "acao-cia", "ACAO CIA"],
  ["Papelaria da 9", "papelaria-da-9", "PAPELARIA DA"],
  ["2026", "2026", "MERCADO"],
  ["森", "mercado", "MERCADO"],
])("“%s” goes into a file as %s and onto a statement as %s", (name, file, statement) => {
  setBrand({ name, article: "" });
  expect([fileBrand(), statementBrand()]).toEqual([file, statement]);
});
