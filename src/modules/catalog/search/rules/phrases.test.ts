import { expect, it } from "vitest";
import { phrasesOf } from "./phrases.ts";
import { beginsSomeWord, plainWords, prefixesOf } from "./prefixes.ts";

it("proposes what several titles say and what authors write as keywords, from the best sold to the least", () => {
  const products = [
    { title: "Jogo da memória: bichos do Brasil", tags: ["Memória", "animais"], weight: 3 },
    { title: "Jogo da memória de frutas", tags: ["memória"], weight: 2 },
    { title: "Bichos do quintal", tags: [], weight: 1 },
  ];
  const texts = phrasesOf(products, 1).map((phrase) => phrase.text);
  expect(texts).toEqual(["jogo da memória", "memória", "animais"]);
});

it("a phrase does not cross a colon nor start or end with a small word", () => {
  const twice = { title: "Roda da tabuada: 10 discos para montar", tags: [], weight: 1 };
  const plains = phrasesOf([twice, twice], 1).map((phrase) => phrase.plain);
  expect(plains).toContain("roda da tabuada");
  expect(plains).toContain("discos para montar");
  expect(plains.some((phrase) => /^(da|para) | (da|para)$|tabuada 10/.test(phrase))).toBe(false);
});

it("each word of a phrase is a beginning, up to ten letters", () => {
  expect(plainWords("  Caça-Palavras: 3º ano! ")).toBe("caca palavras 3 ano");
  expect(prefixesOf("jogo da")).toEqual(["j", "jo", "jog", "jogo", "jogo d", "jogo da", "d", "da"]);
  expect(prefixesOf("alfabetizacao").at(-1)).toBe("alfabetiza");
  expect([beginsSomeWord("jogo da memoria", "mem"), beginsSomeWord("jogo da memoria", "emoria")]).toEqual([true, false]);
});
