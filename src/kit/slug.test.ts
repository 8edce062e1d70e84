import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isReservedName, isReservedSlug } from "./reserved-words.ts";
import { skeleton } from "./skeleton.ts";
import { isSlug } from "./is-slug.ts";
import { numberedSlug, toSlug } from "./slug.ts";

const slugOf = (title: string) => toSlug(title, { fallback: "produto-7" });

describe("address made from a title", () => {
  it.each(["Café", "Cafe", "CAFÉ", "Cafe\u0301", " café! ", "Ｃａｆé"])("%j becomes cafe (B128)", (title) => {
    expect(slugOf(title)).toBe("cafe");
  });

  it("a second one with the same title gets a number (B128)", () => {
    expect([1, 2, 3].map((n) => numberedSlug("cafe", n))).toEqual(["cafe", "cafe-2", "cafe-3"]);
  });

  it.each([
    ["Frações na feira — 5º ano", "fracoes-na-feira-5o-ano"],
    ["Copo d'água", "copo-dagua"],
    ["Straße, Łódź & Øre", "strasse-lodz-ore"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
  ])("%j becomes %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each(["admin", "api", "painel", "_next", ".well-known", "sacar", "Painel", "ADMÍN"])(
    "%j does not take over an address of the site (B129)",
    (title) => {
      const slug = slugOf(title);
      expect(isReservedSlug(slug)).toBe(false);
      expect(isSlug(slug)).toBe(true);
    },
  );

  it.each(["admin", "api", "painel", ".well-known", "sacar", "PAINEL"])("%j is reserved (B129)", (word) => {
    expect(isReservedSlug(word)).toBe(true);
  });

  it.each(["🎉🎉", "中文标题", "---", "", "   ", "\u200b"])("%j uses the fallback address (B130)", (title) => {
    expect(slugOf(title)).toBe("produto-7");
  });

  it("300 letters are cut at a word (B130)", () => {
    expect(slugOf("atividade ".repeat(30))).toBe(
      "atividade-atividade-atividade-atividade-atividade-atividade-atividade-atividade".slice(0, 79),
    );
    expect(slugOf("a".repeat(300))).toBe("a".repeat(80));
  });

  it.each(["a%2fb", "..", "%00", "", "A", "café", "-a", "a-", "a--b", "a/b", "a b", "a".repeat(101), "a\n"])(
    "%j is no address of anything (B132)",
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );

  it("every title gives a valid and stable address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        return isSlug(slug) && slug.length <= 82 && slugOf(slug) === slug;
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("names that can be confused", () => {
  it.each([
    ["Helena Prado", "Неlеnа Рrаdо"],
    ["Helena Prado", "helena_prado"],
    ["Helena Prado", "HELENA PRADO"],
    ["Helena Prado", "Hélena\u200b Prado"],
    ["Helena Prado", "ΗΕLΕΝΑ Prado"],
    ["Helena Prado", "He1ena Prad0"],
    ["Armando", "Arrnando"],
  ])("%j and %j look alike (B027)", (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b));
  });

  it("different names are not confused", () => {
    expect(new Set(["Helena Prado", "Helena Prada", "Elena Prado", "Bento Luz", "Nina Sol"].map(skeleton)).size).toBe(5);
  });

  it.each(["Admin", "Suporte", "ADMIN", "Аdmin", "sup0rte", "Su\u200bporte", "Autoria", "A d m i n"])(
    "%j belongs to the platform (B027)",
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each(["Helena Prado", "Admira", "Suporte Pedagógico da Nina", "中文"])("%j is allowed (B027)", (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
