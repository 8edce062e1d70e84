import { expect, it } from "vitest";
import { wordsOver } from "./words-over.ts";

it("words over others are those, and what is written when it is read still is", () => {
  let name = "Autoria";
  const base = {
    kept: "Fica.",
    changed: "Antes.",
    get named() {
      return `Na ${name}.`;
    },
  };
  const words = wordsOver(base, { changed: "Depois." });
  name = "Kiwi";
  expect(words).toEqual({ kept: "Fica.", changed: "Depois.", named: "Na Kiwi." });
});
