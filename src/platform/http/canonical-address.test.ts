import { describe, expect, it } from "vitest";
import { canonicalAddress, respelledAddress, withCampaign } from "./canonical-address.ts";

let known: readonly string[] = [];
const PAGES = [
  { path: /^\/feira$/, params: ["busca", "pagina"], more: () => known },
  { path: /^\/nada$/, params: [] },
];

describe("the address a cached page is drawn from", () => {
  it("carries only what the page reads, always in the same order, and the first of each name", () => {
    expect(canonicalAddress("/feira?pagina=2&busca=fita&utm=x&busca=outra", PAGES)).toBe("/feira?busca=fita&pagina=2");
    expect(canonicalAddress("/feira?utm=x", PAGES)).toBe("/feira");
    expect(canonicalAddress("/nada?busca=fita", PAGES)).toBe("/nada");
    expect(canonicalAddress("/outra?busca=fita", PAGES)).toBeNull();
  });

  it("carries the names the platform configured, and none made up by the requester", () => {
    expect(canonicalAddress("/feira?ano=5&gclid=1&busca=fita", PAGES)).toBe("/feira?busca=fita");
    known = ["ano", "componente"];
    expect(canonicalAddress("/feira?componente=arte&ano=5&gclid=1&busca=fita", PAGES)).toBe(
      "/feira?busca=fita&ano=5&componente=arte",
    );
    known = [];
  });

  it("cuts what is too long to be cached", () => {
    expect(canonicalAddress(`/feira?busca=${"a".repeat(5000)}`, PAGES)).toBe(`/feira?busca=${"a".repeat(200)}`);
  });
});

describe("a page named in another spelling", () => {
  const pages = [...PAGES, { path: /^\/produto\/[a-z0-9-]+$/, params: [] }, { path: /^\/cupom\/[A-Z0-9_-]{3,24}$/, params: [] }];

  it.each([
    ["/FEIRA?busca=Fita&fbclid=1", "/feira?busca=Fita&fbclid=1"],
    ["/feira/", "/feira"],
    ["/Produto/Horta-Na-Escola/", "/produto/horta-na-escola"],
    ["/cupom/helena10", "/cupom/HELENA10"],
    ["/CUPOM/helena10/", "/cupom/HELENA10"],
  ])("%s is %s", (address, spelt) => {
    expect(respelledAddress(address, pages)).toBe(spelt);
  });

  it("is left alone when it is spelt as it should be, or is no page's", () => {
    for (const address of ["/feira", "/feira?busca=A", "/nao-existe/", "//feira/", "/\\feira/", "/"])
      expect(respelledAddress(address, pages)).toBeNull();
  });
});

describe("a page that moved", () => {
  it("is followed by the campaign's names, and by nothing the page reads", () => {
    const address = "/feira?busca=fita&utm_source=insta&fbclid=1";
    expect(withCampaign("/mercado?busca=fita", address, "/feira?busca=fita")).toBe(
      "/mercado?busca=fita&utm_source=insta&fbclid=1",
    );
    expect(withCampaign("/mercado", "/feira?busca=fita", "/feira?busca=fita")).toBe("/mercado");
  });
});
