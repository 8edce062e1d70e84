import { describe, expect, it } from "vitest";
import { mayChangeStorePage, namesRefused } from "./names.ts";

const OTHERS = [{ name: "Sala da Helena", authorName: "Helena Prado" }];

describe("a store's names (B027)", () => {
  it.each([
    ["Ateliê Nina", "Nina Caldas", {}],
    ["Casa da Helena", "Helena Prado", {}],
    ["", "Nina Caldas", { name: "Escreva o nome da loja." }],
    ["Ateliê Nina", " ", { authorName: "Escreva quem assina os materiais." }],
    ["Suporte", "Nina Caldas", { name: expect.stringContaining("de uso da Autoria") }],
    ["Ateliê Nina", "Аdmin", { authorName: expect.stringContaining("de uso da Autoria") }],
    ["SALA DA HELENA", "Nina Caldas", { name: expect.stringContaining("Outra loja") }],
    ["Sаlа dа Неlеnа", "Nina Caldas", { name: expect.stringContaining("Outra loja") }],
    ["Неlеnа Рrаdо", "Nina Caldas", { name: expect.stringContaining("Outra loja") }],
    ["Ateliê Nina", "Неlеnа Рrаdо", { authorName: expect.stringContaining("parece demais") }],
  ])("%j, of %j", (name, authorName, refused) => {
    expect(namesRefused({ name, authorName }, OTHERS)).toEqual(refused);
  });
});

it.each([
  ["aprovada", true],
  ["rascunho", true],
  ["suspensa", false],
  ["encerrada", false],
  [null, false],
])("with the store %s, changing its page: %s", (status, may) => {
  expect(mayChangeStorePage(status)).toBe(may);
});
