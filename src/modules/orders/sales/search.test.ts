import { describe, expect, it } from "vitest";
import { listHref } from "#kit/list-search.ts";
import { readSalesSearch, SALES_PATH } from "./search.ts";

describe("the address of sales", () => {
  it.each(["-1", "0", "1", "1e9", "NaN", "Infinity", "2.5", "", "abc", "9".repeat(40), "5001"])(
    "with pagina=%s shows the first page",
    (pagina) => {
      expect(readSalesSearch({ pagina }).pagina).toBeUndefined();
    },
  );

  it("reads what makes sense and ignores the rest", () => {
    const raw = { aba: "vendas", situacao: "inventada", busca: "  48.213 \u0000 ", meio: "cheque", de: "2026-02-30", x: "y" };
    expect(readSalesSearch({ ...raw, ate: "2026-02-28", material: "-4", ordem: "comprador", pagina: "3" })).toEqual({
      aba: "vendas",
      busca: "48.213",
      ate: "2026-02-28",
      pagina: 3,
    });
  });

  it("writes the parameters always in the same order", () => {
    const search = readSalesSearch({ ordem: "-valor", de: "2026-01-01", busca: "lua & sol", meio: "pix", aba: "vendas" });
    expect(listHref(SALES_PATH, search)).toBe("/painel/pedidos?aba=vendas&meio=pix&de=2026-01-01&busca=lua+%26+sol&ordem=-valor");
  });
});
