import { describe, expect, it } from "vitest";
import { standingMistakes } from "./standing-mistakes.ts";

type Field = "titulo" | "preco" | "codigo";
const said: Partial<Record<Field, string>> = { titulo: "Escreva o título.", codigo: "Este código já existe." };

describe("the errors shown on a form while it is being corrected", () => {
  it("leave when the rules find them no more, even because of another field", () => {
    const standing = standingMistakes<Field>(said, { was: { titulo: "Escreva o título." }, now: {}, changed: ["preco"] });
    expect(standing).toEqual({ codigo: "Este código já existe." });
  });

  it("stay in today's words while the rules find them", () => {
    const standing = standingMistakes<Field>(said, {
      was: { titulo: "Escreva o título." },
      now: { titulo: "Escreva pelo menos 3 letras.", preco: "Escreva o preço." },
      changed: ["titulo"],
    });
    expect(standing).toEqual({ titulo: "Escreva pelo menos 3 letras.", codigo: "Este código já existe." });
  });

  it("one that only the server found leaves when its field changes", () => {
    const same = { titulo: "Escreva o título." };
    expect(standingMistakes<Field>(said, { was: same, now: same, changed: ["codigo"] })).toEqual(same);
    expect(standingMistakes<Field>(said, { was: same, now: same, changed: ["preco"] })).toBe(said);
  });
});
