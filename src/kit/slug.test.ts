import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isReservedName, isReservedSlug } from "./reserved-words.ts";
import { skeleton } from "./skeleton.ts";
import { isSlug } from "./is-slug.ts";
import { numberedSlug, toSlug } from "./slug.ts";

const slugOf = (title: string) => toSlug(title, { fallback: "produto-7" });

describe("endereço de um título", () => {
  it.each(["Café", "Cafe", "CAFÉ", "Cafe\u0301", " café! ", "Ｃａｆé"])("B128: %j vira cafe", (title) => {
    expect(slugOf(title)).toBe("cafe");
  });

  it("B128: o segundo com o mesmo título ganha número", () => {
    expect([1, 2, 3].map((n) => numberedSlug("cafe", n))).toEqual(["cafe", "cafe-2", "cafe-3"]);
  });

  it.each([
    ["Frações na feira — 5º ano", "fracoes-na-feira-5o-ano"],
    ["Copo d'água", "copo-dagua"],
    ["Straße, Łódź & Øre", "strasse-lodz-ore"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
  ])("%j vira %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each(["admin", "api", "painel", "_next", ".well-known", "sacar", "Painel", "ADMÍN"])(
    "B129: %j não toma o endereço do site",
    (title) => {
      const slug = slugOf(title);
      expect(isReservedSlug(slug)).toBe(false);
      expect(isSlug(slug)).toBe(true);
    },
  );

  it.each(["admin", "api", "painel", ".well-known", "sacar", "PAINEL"])("B129: %j é reservado", (word) => {
    expect(isReservedSlug(word)).toBe(true);
  });

  it.each(["🎉🎉", "中文标题", "---", "", "   ", "\u200b"])("B130: %j usa o endereço de reserva", (title) => {
    expect(slugOf(title)).toBe("produto-7");
  });

  it("B130: 300 letras são cortadas numa palavra", () => {
    expect(slugOf("atividade ".repeat(30))).toBe(
      "atividade-atividade-atividade-atividade-atividade-atividade-atividade-atividade".slice(0, 79),
    );
    expect(slugOf("a".repeat(300))).toBe("a".repeat(80));
  });

  it.each(["a%2fb", "..", "%00", "", "A", "café", "-a", "a-", "a--b", "a/b", "a b", "a".repeat(101), "a\n"])(
    "B132: %j não é endereço de nada",
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );

  it("todo título dá um endereço válido e estável", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        return isSlug(slug) && slug.length <= 82 && slugOf(slug) === slug;
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("nomes que se confundem", () => {
  it.each([
    ["Helena Prado", "Неlеnа Рrаdо"],
    ["Helena Prado", "helena_prado"],
    ["Helena Prado", "HELENA PRADO"],
    ["Helena Prado", "Hélena\u200b Prado"],
    ["Helena Prado", "ΗΕLΕΝΑ Prado"],
    ["Helena Prado", "He1ena Prad0"],
    ["Armando", "Arrnando"],
  ])("B027: %j e %j parecem o mesmo", (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b));
  });

  it("nomes diferentes não se confundem", () => {
    expect(new Set(["Helena Prado", "Helena Prada", "Elena Prado", "Bento Luz", "Nina Sol"].map(skeleton)).size).toBe(5);
  });

  it.each(["Admin", "Suporte", "ADMIN", "Аdmin", "sup0rte", "Su\u200bporte", "Autoria", "A d m i n"])(
    "B027: %j é da casa",
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each(["Helena Prado", "Admira", "Suporte Pedagógico da Nina", "中文"])("B027: %j pode", (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
