import { expect, it } from "vitest";
import { readListingSearch } from "../../catalog/schema/listing-search.ts";
import { searchHref, searchKey, searchName, searchOf } from "./search-address.ts";

const read = (values: Record<string, unknown>) => readListingSearch(values);

it("a search is the same whatever its order, view and page, and everything there is is no search", () => {
  const key = searchKey(read({ busca: "frações", gratis: "1" }));
  expect(searchKey(read({ gratis: "1", busca: "frações", ordem: "novidades", vista: "lista", pagina: 3 }))).toBe(key);
  expect(searchKey(read({ ordem: "em-alta", pagina: 2 }))).toBeNull();
  expect(searchKey(read({}))).toBeNull();
});

it("what is kept is read back as it was, attributes too", () => {
  const search = read({ busca: "frações", loja: "ana,bia", "ano-escolar": "5-ano,6-ano" });
  expect(searchOf(searchKey(search)!)).toEqual(search);
  expect(searchHref(searchKey(search)!)).toContain("ordem=novidades");
});

it.each([
  [{ busca: "frações" }, null, [], "“frações”"],
  [{ categoria: "escola" }, "Para a escola", [], "Para a escola"],
  [{ busca: "x", categoria: "escola", gratis: "1" }, "Para a escola", [], "“x”, em Para a escola, grátis"],
  [{ loja: "a,b", preco_max: "10", nota: 4 }, null, ["Ana", "Bia"], "de Ana e Bia, com 2 filtros"],
  [{ promocao: "1", "ano-escolar": "5-ano" }, null, [], "com desconto, com 1 filtro"],
])("%j is called by what it asks", (values, category, stores, name) => {
  expect(
    searchName({
      search: read(values),
      category: category === null ? null : { name: category },
      stores: stores.map((one) => ({ name: one })),
    }),
  ).toBe(name);
});
