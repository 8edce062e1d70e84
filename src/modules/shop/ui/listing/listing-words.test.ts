import { describe, expect, it } from "vitest";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingHref, readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { appliedFilters } from "./applied-filters.ts";
import { kindWords } from "./kind-words.ts";
import { canonicalPath, isIndexable } from "./listing-index.ts";
import { documentTitle } from "./listing-title.ts";
import { totalWords } from "./total-words.ts";
import { addressOf } from "./use-listing-place.ts";

const YEARS = ["1", "5"].map((slug) => ({ slug, label: `${slug}º ano`, count: 3, selected: false }));

/** A listing of twelve products as the server understood this address. */
function listing(query: string, values: Partial<Listing> = {}): Listing {
  const search = readListingSearch(Object.fromEntries(new URLSearchParams(query)));
  const years = search.atributos?.ano?.split(",") ?? [];
  return {
    products: [],
    total: 12,
    exact: true,
    capped: false,
    page: search.pagina ?? 1,
    pages: 1,
    category: search.categoria ? { slug: search.categoria, name: "Para a escola", lead: "", parent: null } : null,
    store: search.loja ? { slug: search.loja, name: "Helena Prado" } : null,
    search,
    facets: {
      categories: [],
      attributes: [
        {
          slug: "ano",
          name: "Ano escolar",
          kind: "varias",
          unit: null,
          options: YEARS.map((year) => ({ ...year, selected: years.includes(year.slug) })),
          range: null,
        },
        {
          slug: "aulas",
          name: "Duração",
          kind: "numero",
          unit: "aulas",
          options: null,
          range: { low: 1, high: 20, bins: [1], from: search.atributos?.aulas ? 2 : null, to: null },
        },
      ],
      formats: [],
      licenses: [],
      stars: [],
      stores: [{ slug: "helena-prado", name: "Helena Prado", count: 4, selected: true }],
      freeCount: 0,
      saleCount: 0,
      samplesCount: 0,
      priceBins: [],
    },
    spelling: null,
    meant: null,
    almost: false,
    inBody: false,
    drop: [],
    instead: [],
    ...values,
  };
}

const ALL =
  "busca=fra%C3%A7%C3%A3o&categoria=para-a-escola&preco_min=10&preco_max=19,90&nota=4&formato=pdf,png&licenca=turmas&amostra=1&promocao=1&loja=helena-prado&ano=1,5&aulas=2-";

describe("the active filters", () => {
  it("each is said as people say it", () => {
    expect(appliedFilters(listing(ALL)).map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
      "“fração”",
      "Para a escola",
      "Loja de Helena Prado",
      "1º ano",
      "5º ano",
      "Duração: 2 ou mais aulas",
      "R$ 10 a R$ 19,90",
      "PDF",
      "PNG",
      "Nota 4 ou mais",
      "Minhas turmas",
      "Com desconto",
      "Com prévia grátis",
    ]);
  });

  it("each leaves alone, and none takes another along", () => {
    const whole = listing(ALL);
    const filters = appliedFilters(whole);
    for (const { label, without } of filters) {
      const left = appliedFilters(listing(listingHref({ ...whole.search, ...without }).split("?")[1] ?? ""));
      expect(left.map((one) => one.label)).toEqual(filters.map((one) => one.label).filter((one) => one !== label));
    }
  });
});

describe("the address", () => {
  it("inside a store does not repeat the store", () => {
    expect(addressOf("/loja/helena-prado", listing("loja=helena-prado&ano=5").search)).toBe("/loja/helena-prado?ano=5");
    expect(addressOf("/produtos", listing("loja=helena-prado").search)).toBe("/produtos?loja=helena-prado");
  });

  it("the canonical one does not keep the order", () => {
    expect(canonicalPath(listing("categoria=para-a-escola&ordem=menor-preco&ano=5"))).toBe(
      "/produtos?categoria=para-a-escola&ano=5",
    );
  });

  it.each([
    ["", true],
    ["categoria=para-a-escola", true],
    ["ano=5", true],
    ["categoria=para-a-escola&ano=5", true],
    ["categoria=para-a-escola&ano=5&ordem=novidades", true],
    ["formato=pdf", true],
    ["gratis=1", true],
    ["categoria=para-a-escola&ano=1,5", false],
    ["categoria=para-a-escola&ano=5&formato=pdf", false],
    ["formato=pdf,png", false],
    ["busca=fra%C3%A7%C3%A3o", false],
    ["preco_max=20", false],
    ["nota=4", false],
    ["loja=helena-prado", false],
  ])("with %s the search engines' index is %s", (query, indexed) => {
    expect(isIndexable(listing(query))).toBe(indexed);
  });

  it("an empty list is not indexed", () => {
    expect(isIndexable(listing("ano=5", { total: 0 }))).toBe(false);
  });
});

describe("the document's title", () => {
  it.each([
    ["", "Todos os materiais"],
    ["busca=fra%C3%A7%C3%A3o&ano=5", "Busca por “fração”: 5º ano"],
    ["categoria=para-a-escola&ano=5&formato=pdf", "Para a escola: 5º ano, PDF"],
    ["categoria=para-a-escola&ano=1,5&formato=pdf&nota=4", "Para a escola: 1º ano, 5º ano, PDF"],
    ["gratis=1", "Materiais grátis"],
    ["promocao=1&formato=pdf", "Materiais com desconto: PDF"],
    ["loja=helena-prado", "Materiais de Helena Prado"],
    ["categoria=para-a-escola&pagina=3", "Para a escola, página 3"],
  ])("of %s is %s", (query, title) => {
    expect(documentTitle(listing(query))).toBe(title);
  });
});

describe("how the words were read", () => {
  it.each([
    [{}, null],
    [{ almost: true }, "Poucos materiais têm todas as palavras; depois deles vêm os que têm quase todas."],
    [{ inBody: true }, "Nada no título; estes falam disso na descrição."],
  ])("of %o one says %s", (reading, words) => {
    expect(kindWords(listing("busca=rel%C3%B3gio", reading))).toBe(words);
  });
});

describe("how many there are", () => {
  it.each([
    [{ total: 0, exact: true, capped: false }, "0 materiais"],
    [{ total: 1, exact: true, capped: false }, "1 material"],
    [{ total: 846, exact: true, capped: false }, "846 materiais"],
    [{ total: 847, exact: false, capped: false }, "cerca de 850 materiais"],
    [{ total: 38, exact: false, capped: false }, "cerca de 38 materiais"],
    [{ total: 1_000, exact: true, capped: false }, "1.000 materiais"],
    [{ total: 1_000, exact: false, capped: true }, "mais de 1.000 materiais"],
    [{ total: 334_000, exact: false, capped: true }, "mais de 1.000 materiais"],
  ])("%o is said %s", (counted, words) => {
    expect(totalWords(counted)).toBe(words);
  });
});
