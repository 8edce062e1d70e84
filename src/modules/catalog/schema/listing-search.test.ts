import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatsOf, listingHref, priceRange, readListingSearch } from "./listing-search.ts";

const read = (query: string) => readListingSearch(Object.fromEntries(new URLSearchParams(query)));
const requested = (query: string) => Object.fromEntries(Object.entries(read(query)).filter(([, value]) => value !== undefined));

describe("the address of a list", () => {
  it("reads each parameter of the contract", () => {
    const query =
      "busca=fra%C3%A7%C3%B5es&categoria=para-a-escola&preco_min=10&preco_max=19%2C90&gratis=1&nota=4&formato=pdf%2Cxlsx&loja=helena-prado&ordem=menor-preco&vista=lista&pagina=3";
    expect(requested(query)).toEqual({
      busca: "frações",
      categoria: "para-a-escola",
      preco_min: "10",
      preco_max: "19,90",
      gratis: "1",
      nota: 4,
      formato: "pdf,xlsx",
      loja: "helena-prado",
      ordem: "menor-preco",
      vista: "lista",
      pagina: 3,
    });
    expect(listingHref(read(query))).toBe(`/produtos?${query}`);
  });

  it.each(["-1", "0", "1", "1e9", "NaN", "1;drop", "51", "2.5", "", "999999999999"])("page %s counts as the first", (pagina) => {
    expect(requested(`pagina=${pagina}`)).toEqual({});
  });

  it.each(["password", "order=asc;--", "preco", "RELEVANCIA"])("order %s counts as none", (ordem) => {
    expect(requested(`ordem=${encodeURIComponent(ordem)}`)).toEqual({});
  });

  it.each(["-5", "NaN", "1e3", "abc", "9999999", "10,999"])("price %s counts as none", (preco) => {
    expect(requested(`preco_min=${preco}&preco_max=${preco}`)).toEqual({});
  });

  it("puts a reversed price range in order", () => {
    expect(priceRange(read("preco_min=50&preco_max=10,50"))).toEqual({ minCents: 1050, maxCents: 5000 });
  });

  it("keeps only formats that exist, once each", () => {
    expect(formatsOf(read("formato=PDF,exe,pdf,xlsx,"))).toEqual(["pdf", "xlsx"]);
  });

  it("cuts the search at 200 characters and removes what cannot be seen", () => {
    expect(read(`busca=${"a".repeat(10_000)}`).busca).toHaveLength(200);
    expect(requested("busca=%20%09%00%20")).toEqual({});
    expect(read("busca=%00fra%0Ac%C3%A3o").busca).toBe("fra cão");
  });

  it("does not let the page be turned inside out: neither changed direction nor stacked marks", () => {
    expect(read("busca=%E2%80%AEabc%E2%81%A6").busca).toBe("abc");
    expect(read(`busca=a${"%CC%B6".repeat(5)}`).busca).toBe("a\u0336\u0336");
  });

  it.each([
    ["formato=xlsx,pdf", "formato=pdf,xlsx"],
    ["licenca=turmas,comercial", "licenca=comercial,turmas"],
    ["loja=nina-caldas,helena-prado", "loja=helena-prado,nina-caldas"],
    ["ano=5,4,5,", "ano=4,5"],
    ["preco_min=10.5", "preco_min=10,50"],
    ["preco_max=10,00", "preco_max=10"],
    ["preco_min=0", ""],
  ])("%s is the same list, and the same address, as %s", (one, other) => {
    expect(listingHref(read(one))).toBe(listingHref(read(other)));
  });

  it("never fails, and reads back the same as it writes", () => {
    const names = Object.keys(read(""));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string({ unit: "binary" }), fc.integer().map(String)), {
          maxKeys: 5,
        }),
        (raw) => {
          const once = readListingSearch(raw);
          const written = new URL(listingHref(once), "http://x").searchParams;
          expect(readListingSearch(Object.fromEntries(written))).toEqual(once);
        },
      ),
    );
  });
});
