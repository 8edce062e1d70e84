import { describe, expect, it } from "vitest";
import type { PanelFrame } from "../../schema.ts";
import { paletteGroups } from "./palette-rows.ts";

const buyer: PanelFrame = { name: "Clara Reis", email: "clara@exemplo.com.br", adminRoles: [], store: null };
const author: PanelFrame = {
  ...buyer,
  store: {
    slug: "clara",
    name: "Clara",
    authorName: "Clara Reis",
    paper: "menta",
    portraitId: null,
    isOpen: true,
    recipient: "ativo",
    needsProof: false,
  },
};

const labels = (frame: PanelFrame, typed: string, recents: string[] = []) =>
  paletteGroups(frame, typed, null, recents).map(({ value, items }) => [value, items.map(({ label }) => label)]);

describe("the command palette", () => {
  it("before the first letter offers what there is to do and where to go", () => {
    expect(labels(buyer, "").map(([title]) => title)).toEqual(["Ações", "Ir para"]);
  });

  it("finds by the beginning of any word, without accents or capitals", () => {
    expect(labels(author, "GERAL")[0]).toEqual(["Ir para", ["Visão geral"]]);
    expect(labels(author, "visao ger")[0]).toEqual(["Ir para", ["Visão geral"]]);
    expect(labels(author, "eral").map(([title]) => title)).toEqual(["No site"]);
  });

  it("also finds by each page's other names, in the singular", () => {
    expect(labels(author, "cupom")[0]).toEqual(["Ir para", ["Cupons e promoções"]]);
    expect(labels(author, "avaliação")[0]).toEqual(["Ir para", ["Avaliações"]]);
    expect(labels(author, "preço")[0]).toEqual(["Ir para", ["Materiais", "Cupons e promoções"]]);
    expect(labels(buyer, "cupom").map(([title]) => title)).toEqual(["No site"]);
  });

  it("a number leads administrators to the market's orders, and nobody else", () => {
    const groups = paletteGroups({ ...buyer, adminRoles: ["admin"] }, "50.374", null, []);
    const row = groups.find(({ value }) => value === "Todos os pedidos")?.items[0];
    expect([row?.label, row?.href]).toEqual(["Buscar 50.374 em todos os pedidos", "/painel/admin/pedidos?busca=50.374"]);
    expect(labels(author, "50374").map(([title]) => title)).toEqual(["No site"]);
  });

  it("only offers publishing to who has a store", () => {
    expect(labels(author, "publicar")[0]).toEqual(["Ações", ["Publicar material"]]);
    expect(labels(buyer, "publicar").map(([title]) => title)).toEqual(["No site"]);
  });

  it("puts first what was used recently, only once, and forgets what no longer exists", () => {
    const recents = ["Biblioteca /painel/pedidos", "Pedido 12 /painel/pedidos/x"];
    const groups = labels(buyer, "", recents);
    expect(groups[0]).toEqual(["Usados recentemente", ["Biblioteca"]]);
    expect(groups.flatMap(([, rows]) => rows).filter((label) => label === "Biblioteca")).toHaveLength(1);
  });

  it("takes the whole search to the market, with its signs escaped", () => {
    const [last] = paletteGroups(buyer, "a & b", null, []).slice(-1);
    expect(last?.items[0]?.href).toBe("/produtos?busca=a+%26+b");
  });
});
