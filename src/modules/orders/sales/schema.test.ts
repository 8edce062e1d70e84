import { describe, expect, it } from "vitest";
import { ordersHref, readOrdersSearch } from "./schema.ts";

describe("o endereço de /painel/pedidos", () => {
  it.each(["-1", "0", "1", "1e9", "NaN", "Infinity", "2.5", "", "abc", "9".repeat(40), "5001"])(
    "com pagina=%s mostra a primeira página",
    (pagina) => {
      expect(readOrdersSearch({ pagina }).pagina).toBeUndefined();
    },
  );

  it("lê o que faz sentido e ignora o resto", () => {
    expect(readOrdersSearch({ aba: "vendas", situacao: "inventada", busca: "  48.213 \u0000 ", pagina: "3", x: "y" })).toEqual({
      aba: "vendas",
      busca: "48.213",
      pagina: 3,
    });
  });

  it("escreve os parâmetros sempre na mesma ordem", () => {
    expect(ordersHref({ pagina: 2, busca: "lua & sol", aba: "vendas" })).toBe(
      "/painel/pedidos?aba=vendas&busca=lua+%26+sol&pagina=2",
    );
    expect(ordersHref({})).toBe("/painel/pedidos");
  });
});
