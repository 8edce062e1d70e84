import { describe, expect, it } from "vitest";
import type { Suggestions } from "#modules/catalog/schema/suggestions.ts";
import { nextRow, searchHref, suggestionGroups } from "./suggestion-rows.ts";

const ANSWER: Suggestions = {
  products: [{ slug: "fracoes-na-feira", title: "Frações na feira", authorName: "Helena Prado", cover: null, paper: "rosa" }],
  stores: [{ slug: "helena-prado", name: "Loja da Helena", authorName: "Helena Prado", portraitId: null, paper: "rosa" }],
  categories: [{ slug: "para-a-escola", name: "Para a escola", parentName: null, paper: "menta" }],
  phrases: ["frações equivalentes", "frações 5º ano"],
};

const labels = (typed: string, answer: Suggestions | null, recents: string[]) =>
  suggestionGroups(typed, answer, recents).map(({ title, rows }) => [title, rows.map((row) => row.label)]);

describe("what the search proposes", () => {
  it("before the first letter shows only what this browser searched for", () => {
    expect(labels("  ", null, ["tabuada", "planner"])).toEqual([["Buscas recentes", ["tabuada", "planner"]]]);
    expect(labels("", ANSWER, [])).toEqual([]);
  });

  it("and what it opened, which disappears at the first letter", () => {
    const groups = (typed: string) => suggestionGroups(typed, null, ["tabuada"], ANSWER.products).map(({ title }) => title);
    expect(groups("")).toEqual(["Buscas recentes", "Vistos recentemente"]);
    expect(groups("x")).toEqual(["Tudo"]);
  });

  it("gives each group in order: phrases, categories, products, authors, and everything last", () => {
    expect(labels("fra", ANSWER, [])).toEqual([
      ["Sugestões", ["frações equivalentes", "frações 5º ano"]],
      ["Categorias", ["Para a escola"]],
      ["Materiais", ["Frações na feira"]],
      ["Autores", ["Helena Prado"]],
      ["Tudo", ["Ver tudo sobre “fra”"]],
    ]);
  });

  it("puts first what the person has searched for, without accents or capitals, and does not repeat", () => {
    expect(labels("FRACO", ANSWER, ["Frações Equivalentes", "tabuada"])[0]).toEqual([
      "Sugestões",
      ["Frações Equivalentes", "frações 5º ano"],
    ]);
  });

  it("without an answer yet lets everything be seen", () => {
    expect(labels("xyz", null, ["tabuada"])).toEqual([["Tudo", ["Ver tudo sobre “xyz”"]]]);
  });

  it("writes any word in an address that comes back the same", () => {
    const href = searchHref('lição "50%" & cia');
    expect(new URL(href, "http://x").searchParams.get("busca")).toBe('lição "50%" & cia');
  });

  it("moves with the arrows in a circle, passing through the field", () => {
    expect([nextRow(-1, 1, 3), nextRow(2, 1, 3), nextRow(-1, -1, 3), nextRow(0, -1, 3)]).toEqual([0, -1, 2, -1]);
    expect([nextRow(-1, 1, 0), nextRow(-1, -1, 0)]).toEqual([-1, -1]);
  });
});
