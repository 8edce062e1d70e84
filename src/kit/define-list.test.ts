import { expect, test } from "vitest";
import { choiceParam, dayParam, defineList, numberParam, wholeParam } from "./define-list.ts";

const list = defineList({
  name: "vendas",
  path: "/painel/vendas",
  tabs: ["todas", "abertas", "pagas"],
  sorts: ["numero", "valor"],
  row: numberParam,
  filters: { meio: choiceParam(["pix", "cartao"]), de: dayParam, categoria: wholeParam },
});
const read = (raw: Record<string, unknown>) => JSON.parse(JSON.stringify(list.read(raw))) as unknown;

test("reads its own tabs, orders, row and filters beside what every list has", () => {
  const raw = {
    busca: "ana",
    situacao: "pagas",
    ordem: "-valor",
    linha: "12",
    meio: "pix",
    de: "2026-02-28",
    categoria: "3",
    pagina: "2",
  };
  expect(read(raw)).toEqual({ ...raw, categoria: 3, pagina: 2 });
});

test("what makes no sense, the first tab and what it does not have count as absent", () => {
  const raw = { situacao: "todas", ordem: "nome", linha: "a", meio: "boleto", de: "2026-02-30", categoria: "-1", outro: "1" };
  expect(read(raw)).toEqual({});
  expect(list.tabOf(list.read(raw))).toBe("todas");
});

test("its address begins another view at the first page, and its spreadsheet stands beside it", () => {
  const search = list.read({ situacao: "abertas", pagina: "3", linha: "12" });
  expect(list.href(search)).toBe("/painel/vendas?situacao=abertas");
  expect(list.href(search, { pagina: 3 })).toBe("/painel/vendas?pagina=3&situacao=abertas");
  expect(list.file).toBe("/painel/vendas.csv");
});
