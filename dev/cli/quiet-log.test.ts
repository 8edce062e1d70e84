import { describe, expect, it } from "vitest";
import { leaksIn } from "./quiet-log.ts";

const known = {
  secrets: ["segredo-da-casa-1234"],
  emails: new Set(["ana@exemplo.com.br"]),
  documents: new Set(["52998224725"]),
  tokens: ["0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11"],
};

describe("what a log may not say (INV-39)", () => {
  it.each([
    ["Bearer segredo-da-casa-1234", ["segredo"]],
    ["cookie sid=0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11.x", ["sessão"]],
    ["para Ana@Exemplo.com.br", ["e-mail"]],
    ["cpf 529.982.247-25", ["documento"]],
    ['"document":"52998224725"', ["documento"]],
    ["4000 0000 0000 0010", ["cartão"]],
    ['{"time":"2026-11-22T00:35:26.138Z","ms":1795307726138,"to":"ola@autoria.localhost"}', []],
    ["pedido 48.001 de 0d5b1a3e-8f5e-4b6a-9a0a-000000000000", []],
  ])("%s", (text, printed) => {
    expect(leaksIn(text, known)).toEqual(printed);
  });
});
