import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** The opening tags of fields, whole: what is in braces may hold a ">". */
function fieldTags(text: string): string[] {
  return [...text.matchAll(/<Field\s/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at++) {
      if (text[at] === "{") depth += 1;
      else if (text[at] === "}") depth -= 1;
      else if (text[at] === ">" && depth === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

const SAYS_SO = /[Vv]azio[,:]|[Ee]m branco,|hint=\{EMPTY/;

it("a field whose hint says what nothing written means is marked as optional", () => {
  expect(fieldTags('<Field label="a" hint={b > 1 ? "Vazio: sem limite." : ""}>')[0]).toMatch(SAYS_SO);
  const wrong = readSources("src").flatMap(({ path, text }) =>
    fieldTags(text)
      .filter((tag) => SAYS_SO.test(tag) && !/\soptional\b/.test(tag))
      .map((tag) => `${path}: ${tag.replaceAll(/\s+/g, " ")}`),
  );
  expect(wrong).toEqual([]);
});
