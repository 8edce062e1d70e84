import { expect, it } from "vitest";
import { readStoreLinks, tooManyLinks } from "./links.ts";

const wordsOf = (typed: string[]) => {
  const read = readStoreLinks(typed);
  return read.ok ? null : read.fields?.["links"];
};

it("names each line that may not be shown, and says what is wrong with it", () => {
  expect(wordsOf(["instagram.com/nina", "", "bit.ly/x", "casa.local"])).toBe(
    "Linha 3: “bit.ly/x” é de um encurtador: escreva o endereço inteiro, que mostra aonde leva. " +
      "Linha 4: “casa.local” não abre na internet, só em uma rede particular.",
  );
  expect(wordsOf([`${"a".repeat(70)}`])).toBe(
    `Linha 1: “${"a".repeat(60)}…” não é o endereço de uma página da internet, como instagram.com/seunome.`,
  );
});

it("refuses a fifth link instead of dropping it, and counts no blank line", () => {
  const five = ["a.com", "b.com", "c.com", "d.com", "e.com"];
  expect(wordsOf(five)).toBe("Cabem até 4 links e há 5: tire 1 linha.");
  expect(tooManyLinks(["a.com", " ", "b.com", "", "c.com", "d.com"])).toBeNull();
  expect(readStoreLinks(["a.com", " ", "https://a.com", "b.com"])).toMatchObject({ value: ["https://a.com/", "https://b.com/"] });
});
