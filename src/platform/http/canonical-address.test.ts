import { describe, expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

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
