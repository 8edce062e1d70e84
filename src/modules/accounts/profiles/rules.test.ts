import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSlug } from "#kit/is-slug.ts";
import { profileSlug, readAreas } from "./rules.ts";
import { profileWordsInput } from "./schema.ts";

const words = (wrong: Record<string, unknown>) =>
  profileWordsInput.safeParse({ shownName: "Marina", areas: "", byline: "", ...wrong });

describe("how someone wants to be read", () => {
  it.each(["Marina", "Profª Marina Couto", "O'Hara", "李明", "Turma do 5º B", "Nº 42"])("%s is a name", (shownName) => {
    expect(words({ shownName }).success).toBe(true);
  });

  it.each([
    ["B027", "Suporte"],
    ["B027", "Sυρоrte"],
    ["B026", "\u200b\u202e"],
    ["B028", "a".repeat(10_000)],
    ["B064", "a\u0000b\ud800"],
    ["contato", "marina@escola.com.br"],
    ["contato", "@marina"],
    ["contato", "Marina (32) 99999-0000"],
    ["contato", "marina.com.br"],
    ["contato", "www.marina"],
    ["curto", "M"],
  ])("%s: %j is refused, in the name and in the signature", (row, text) => {
    expect(words({ shownName: text }).error?.issues[0]?.path).toEqual(["shownName"]);
    if (row !== "curto" && row !== "B026") expect(words({ byline: text }).error?.issues[0]?.path).toEqual(["byline"]);
  });

  it("areas come out once each, without empty ones, in the order written", () => {
    expect(readAreas(" Matemática,5º ano; matemática,,\n Artes ")).toEqual(["Matemática", "5º ano", "Artes"]);
    expect(words({ areas: "a, b, c, d, e, f, g" }).error?.issues[0]?.message).toBe("Escreva até 6 áreas.");
    expect(words({ areas: "x".repeat(41) }).success).toBe(false);
    expect(words({ areas: "Aulas em www.fulano" }).success).toBe(false);
  });

  it("nothing beyond that enters (B059)", () => {
    expect(words({ isOpen: true }).success).toBe(false);
    expect(words({ slug: "de-outra-pessoa" }).success).toBe(false);
  });

  it("the address is always an address, and says at most the first name", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        (name, random) => {
          const slug = profileSlug(name, random);
          expect(isSlug(slug)).toBe(true);
          expect(slug).toMatch(/-[a-z2-9]{8}$/);
        },
      ),
    );
    expect(profileSlug("Marina Tavares Couto", new Uint8Array(8))).toBe("marina-aaaaaaaa");
  });
});
