import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatsOf, listingHref, priceRange, readListingSearch } from "./listing-search.ts";

const read = (query: string) => readListingSearch(Object.fromEntries(new URLSearchParams(query)));
const requested = (query: string) => Object.fromEntries(Object.entries(read(query)).filter(([, value]) => value !== undefined));

describe("o endereço de uma lista", () => {
  it("lê cada parâmetro do contrato", () => {
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

  it.each(["-1", "0", "1", "1e9", "NaN", "1;drop", "51", "2.5", "", "999999999999"])(
    "página %s conta como a primeira",
    (pagina) => {
      expect(requested(`pagina=${pagina}`)).toEqual({});
    },
  );

  it.each(["password", "order=asc;--", "preco", "RELEVANCIA"])("ordem %s conta como nenhuma", (ordem) => {
    expect(requested(`ordem=${encodeURIComponent(ordem)}`)).toEqual({});
  });

  it.each(["-5", "NaN", "1e3", "abc", "9999999", "10,999"])("preço %s conta como nenhum", (preco) => {
    expect(requested(`preco_min=${preco}&preco_max=${preco}`)).toEqual({});
  });

  it("põe em ordem uma faixa de preço invertida", () => {
    expect(priceRange(read("preco_min=50&preco_max=10,50"))).toEqual({ minCents: 1050, maxCents: 5000 });
  });

  it("guarda só formatos que existem, uma vez cada", () => {
    expect(formatsOf(read("formato=PDF,exe,pdf,xlsx,"))).toEqual(["pdf", "xlsx"]);
  });

  it("corta a busca em 200 caracteres e tira o que não se vê", () => {
    expect(read(`busca=${"a".repeat(10_000)}`).busca).toHaveLength(200);
    expect(requested("busca=%20%09%00%20")).toEqual({});
    expect(read("busca=%00fra%0Ac%C3%A3o").busca).toBe("fra cão");
  });

  it("não deixa virar a página do avesso: sem direção trocada nem marcas empilhadas", () => {
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
  ])("%s é a mesma lista, e o mesmo endereço, que %s", (one, other) => {
    expect(listingHref(read(one))).toBe(listingHref(read(other)));
  });

  it("nunca falha, e o que escreve lê de volta igual", () => {
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
