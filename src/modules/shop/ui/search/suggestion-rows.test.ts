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

describe("o que a busca propõe", () => {
  it("antes da primeira letra mostra só o que este navegador procurou", () => {
    expect(labels("  ", null, ["tabuada", "planner"])).toEqual([["Buscas recentes", ["tabuada", "planner"]]]);
    expect(labels("", ANSWER, [])).toEqual([]);
  });

  it("e o que abriu, que some na primeira letra", () => {
    const groups = (typed: string) => suggestionGroups(typed, null, ["tabuada"], ANSWER.products).map(({ title }) => title);
    expect(groups("")).toEqual(["Buscas recentes", "Vistos há pouco"]);
    expect(groups("x")).toEqual(["Tudo"]);
  });

  it("dá cada grupo na ordem: frases, categorias, materiais, autores, e tudo por último", () => {
    expect(labels("fra", ANSWER, [])).toEqual([
      ["Sugestões", ["frações equivalentes", "frações 5º ano"]],
      ["Categorias", ["Para a escola"]],
      ["Materiais", ["Frações na feira"]],
      ["Autores", ["Helena Prado"]],
      ["Tudo", ["Ver tudo sobre “fra”"]],
    ]);
  });

  it("põe na frente o que a pessoa já procurou, sem acento nem maiúscula, e não repete", () => {
    expect(labels("FRACO", ANSWER, ["Frações Equivalentes", "tabuada"])[0]).toEqual([
      "Sugestões",
      ["Frações Equivalentes", "frações 5º ano"],
    ]);
  });

  it("sem resposta ainda deixa ver tudo", () => {
    expect(labels("xyz", null, ["tabuada"])).toEqual([["Tudo", ["Ver tudo sobre “xyz”"]]]);
  });

  it("escreve qualquer palavra num endereço que volta igual", () => {
    const href = searchHref('lição "50%" & cia');
    expect(new URL(href, "http://x").searchParams.get("busca")).toBe('lição "50%" & cia');
  });

  it("anda com as setas em roda, passando pelo campo", () => {
    expect([nextRow(-1, 1, 3), nextRow(2, 1, 3), nextRow(-1, -1, 3), nextRow(0, -1, 3)]).toEqual([0, -1, 2, -1]);
    expect([nextRow(-1, 1, 0), nextRow(-1, -1, 0)]).toEqual([-1, -1]);
  });
});
