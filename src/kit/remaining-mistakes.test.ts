import { describe, expect, it } from "vitest";
import { remainingMistakes } from "./remaining-mistakes.ts";

type Field = "titulo" | "preco" | "codigo";
const shown: Partial<Record<Field, string>> = { titulo: "Escreva o título.", codigo: "Este código já existe." };

describe("the errors shown on a form while it is being corrected", () => {
  it("leave when the rules find them no more, even because of another field", () => {
    const remaining = remainingMistakes<Field>(shown, { was: { titulo: "Escreva o título." }, now: {}, changed: ["preco"] });
    expect(remaining).toEqual({ codigo: "Este código já existe." });
  });

  it("stay in today's words while the rules find them", () => {
    const remaining = remainingMistakes<Field>(shown, {
      was: { titulo: "Escreva o título." },
      now: { titulo: "Escreva pelo menos 3 letras.", preco: "Escreva o preço." },
      changed: ["titulo"],
    });
    expect(remaining).toEqual({ titulo: "Escreva pelo menos 3 letras.", codigo: "Este código já existe." });
  });

  it("one that only the server found leaves when its field changes", () => {
    const same = { titulo: "Escreva o título." };
    expect(remainingMistakes<Field>(shown, { was: same, now: same, changed: ["codigo"] })).toEqual(same);
    expect(remainingMistakes<Field>(shown, { was: same, now: same, changed: ["preco"] })).toBe(shown);
  });
});
