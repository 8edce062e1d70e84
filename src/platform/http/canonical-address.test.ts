import { describe, expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

let known: readonly string[] = [];
const PAGES = [
  { path: /^\/feira$/, params: ["busca", "pagina"], more: () => known },
  { path: /^\/nada$/, params: [] },
];

describe("o endereço de que uma página guardada é desenhada", () => {
  it("leva só o que a página lê, sempre na mesma ordem, e o primeiro de cada nome", () => {
    expect(canonicalAddress("/feira?pagina=2&busca=fita&utm=x&busca=outra", PAGES)).toBe("/feira?busca=fita&pagina=2");
    expect(canonicalAddress("/feira?utm=x", PAGES)).toBe("/feira");
    expect(canonicalAddress("/nada?busca=fita", PAGES)).toBe("/nada");
    expect(canonicalAddress("/outra?busca=fita", PAGES)).toBeNull();
  });

  it("leva os nomes que a casa configurou, e nenhum inventado por quem pede", () => {
    expect(canonicalAddress("/feira?ano=5&gclid=1&busca=fita", PAGES)).toBe("/feira?busca=fita");
    known = ["ano", "componente"];
    expect(canonicalAddress("/feira?componente=arte&ano=5&gclid=1&busca=fita", PAGES)).toBe(
      "/feira?busca=fita&ano=5&componente=arte",
    );
    known = [];
  });

  it("corta o que é longo demais para ser guardado", () => {
    expect(canonicalAddress(`/feira?busca=${"a".repeat(5000)}`, PAGES)).toBe(`/feira?busca=${"a".repeat(200)}`);
  });
});
