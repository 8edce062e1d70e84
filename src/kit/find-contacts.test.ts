import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Contact, findContacts } from "./find-contacts.ts";

describe("contacts in a public text", () => {
  it.each<[string, Contact[]]>([
    ["Veja em https://outro.site/x", ["link"]],
    ["está em www.minhaloja.com.br", ["link"]],
    ["procura minhaloja.com.br que é mais barato", ["link"]],
    ["wa.me/5532999990000", ["link", "telefone"]],
    ["bit.ly/abc", ["link"]],
    ["me chama no insta @helena.prado", ["link"]],
    ["escreva para helena@exemplo.com.br", ["email"]],
    ["helena (arroba) exemplo (ponto) com", ["email"]],
    ["helena arroba exemplo ponto com", ["email"]],
    ["zap 32 99999-0000", ["telefone"]],
    ["(32) 9 9999 0000", ["telefone"]],
    ["+55 32 999990000", ["telefone"]],
    ["999990000", ["telefone"]],
    ["ligue (11) 3456-7890", ["telefone"]],
    ["９９９９９-００００", ["telefone"]],
  ])("%j has %j", (text, contacts) => {
    expect(findContacts(text)).toEqual(contacts);
  });

  it.each([
    "Serve para o 5º ano? São 12 aulas de 50 minutos.",
    "Custa R$ 1.234,56 ou R$ 34,90 em 3x?",
    "Vale para 2025-2026 e para 2024/2025?",
    "Trabalha a EF05MA03 e a EF05MA04?",
    "Imprimo em A4, 300 dpi, 210 x 297?",
    "Tem 1.000.000.000 de grãos no problema?",
    "Abre no Word.Precisa do PowerPoint?",
    "O arquivo .docx é editável?",
    "10 20 30 40 50 60 70 80 90 100",
    "A conta dá 3,14159265358 mesmo?",
    "São @ 5 kg de farinha?",
    "ISBN 978-85-333-0227-3",
  ])("%j has none", (text) => {
    expect(findContacts(text)).toEqual([]);
  });

  it("reads any text fast", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => Array.isArray(findContacts(text))),
      { numRuns: 200 },
    );
    const startedAt = performance.now();
    for (const piece of ["9", "a.", "@a", "(1", "ponto ", "1 "]) findContacts(piece.repeat(1000));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
