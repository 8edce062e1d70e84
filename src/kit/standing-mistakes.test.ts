import { describe, expect, it } from "vitest";
import { standingMistakes } from "./standing-mistakes.ts";

type Field = "titulo" | "preco" | "codigo";
const said: Partial<Record<Field, string>> = { titulo: "Escreva o título.", codigo: "Este código já existe." };

describe("os erros ditos de um formulário, enquanto ele é corrigido", () => {
  it("saem quando as regras não os acham mais, mesmo por outro campo", () => {
    const standing = standingMistakes<Field>(said, { was: { titulo: "Escreva o título." }, now: {}, changed: ["preco"] });
    expect(standing).toEqual({ codigo: "Este código já existe." });
  });

  it("ficam com as palavras de agora enquanto as regras os acham", () => {
    const standing = standingMistakes<Field>(said, {
      was: { titulo: "Escreva o título." },
      now: { titulo: "Escreva pelo menos 3 letras.", preco: "Escreva o preço." },
      changed: ["titulo"],
    });
    expect(standing).toEqual({ titulo: "Escreva pelo menos 3 letras.", codigo: "Este código já existe." });
  });

  it("o que só o servidor achou sai quando o campo muda", () => {
    const same = { titulo: "Escreva o título." };
    expect(standingMistakes<Field>(said, { was: same, now: same, changed: ["codigo"] })).toEqual(same);
    expect(standingMistakes<Field>(said, { was: same, now: same, changed: ["preco"] })).toBe(said);
  });
});
