import { afterEach, expect, test } from "vitest";
import { brand, readBrand, setBrand, writtenBrand } from "./brand.ts";
import { DEFAULT_BRAND } from "./default.ts";

afterEach(() => setBrand(DEFAULT_BRAND));

const spoken = () => [brand.The, brand.the, brand.of, brand.in, brand.to, brand.by];

test("a sentence speaks of the market with the article of its name", () => {
  expect(spoken()).toEqual(["A Autoria", "a Autoria", "da Autoria", "na Autoria", "à Autoria", "pela Autoria"]);
  setBrand({ name: "Mercado do Sul", article: "o" });
  expect(spoken().join()).toBe(
    "O Mercado do Sul,o Mercado do Sul,do Mercado do Sul,no Mercado do Sul,ao Mercado do Sul,pelo Mercado do Sul",
  );
});

test("a name without an article has none, also at the beginning of a sentence", () => {
  setBrand({ name: "kiwi", article: "" });
  expect(spoken()).toEqual(["Kiwi", "kiwi", "de kiwi", "em kiwi", "a kiwi", "por kiwi"]);
});

test("a page carries the name and its article to the browser", () => {
  for (const chosen of [
    { name: "Feira | Sul", article: "a" },
    { name: "Kiwi", article: "" },
  ] as const) {
    setBrand(chosen);
    expect(readBrand(writtenBrand())).toEqual(chosen);
  }
  expect(readBrand("x|Kiwi")).toEqual({ name: "Kiwi", article: "" });
});
