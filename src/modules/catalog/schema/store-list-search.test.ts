import { describe, expect, it } from "vitest";
import { readStoreListSearch, storeListHref } from "./store-list-search.ts";

const read = (query: string) => readStoreListSearch(Object.fromEntries(new URLSearchParams(query)));

describe("the address of the list of stores", () => {
  it("reads each parameter and writes it the same", () => {
    const query = "busca=ana&area=para-a-escola&uf=MG&cidade=Juiz+de+Fora&cupom=1&letra=h&ordem=a-z&pagina=3";
    expect(read(query)).toEqual({
      busca: "ana",
      area: "para-a-escola",
      uf: "MG",
      cidade: "Juiz de Fora",
      cupom: "1",
      letra: "h",
      ordem: "a-z",
      pagina: 3,
    });
    expect(storeListHref(read(query))).toBe(`/lojas?${query}`);
  });

  it.each([
    "area=Para%20a",
    "uf=XX",
    "cidade=Recife",
    "cupom=sim",
    "letra=ab",
    "letra=1",
    "ordem=pior",
    "pagina=1",
    "pagina=51",
    "",
  ])("counts %s as nothing", (query) => {
    expect(storeListHref(read(query))).toBe("/lojas");
  });
});
