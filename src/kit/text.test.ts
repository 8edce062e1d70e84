import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanText, countCodePoints, cutCodePoints, hasVisibleCharacter } from "./text.ts";

const clean = (text: string, multiline = false) => cleanText(text, { max: 100, multiline });
const value = (text: string) => ({ ok: true, value: text });

describe("text from strangers", () => {
  it.each([
    ["junta espaços e apara", "  Frações \t na\u00a0 feira\u2003", "Frações na feira"],
    ["uma linha só", "Frações\r\nna\nfeira", "Frações na feira"],
    ["compõe em NFC", "Cafe\u0301", "Café"],
    ["compõe o que um invisível separava", "Cafe\u200b\u0301", "Café"],
    ["B026: tira largura zero", "Fra\u200bções\u2060\ufeff", "Frações"],
    ["B136: tira inversão de direção", "a\u202Efdp.exe\u2066x\u2069", "afdp.exex"],
    ["B136: tira hífen invisível e preenchimento", "a\u00ad\u3164\u115fb", "ab"],
    ["tira controles", "a\u0007\u001b[31mb\u0085c\u009f", "a[31mb c"],
    ["B137: no máximo duas marcas por letra", `Z${"\u0336".repeat(100)}algo`, "Z\u0336\u0336algo"],
    ["emoji com variação fica inteiro", "Feito com ❤️ 1️⃣", "Feito com ❤️ 1️⃣"],
    ["B025: o que parece código é só texto", "Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"],
    ["B133: marcação é só texto", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("%s", (_sentence, input, output) => {
    expect(clean(input)).toEqual(value(output));
  });

  it("of several lines keeps its paragraphs", () => {
    expect(clean(" um \r\n\r\n\r\n\r\n  dois  \n três\t", true)).toEqual(value("um\n\ndois\ntrês"));
  });

  it.each(["a\0b", "a\ud800b", "\udc00"])("refuses %j, which the database cannot store (B064)", (text) => {
    expect(clean(text)).toEqual({ ok: false, reason: "malformed" });
  });

  it("counts code points, not units", () => {
    expect(countCodePoints("👩🏽‍🏫a")).toBe(5);
    expect(cleanText("🎉".repeat(10), { max: 10 }).ok).toBe(true);
    expect(cleanText("🎉".repeat(11), { max: 10 })).toEqual({ ok: false, reason: "too_long" });
    expect(cutCodePoints("🎉🎉🎉", 2)).toBe("🎉🎉");
  });

  it("a megabyte is refused before any expression runs (B028)", () => {
    const start = performance.now();
    expect(cleanText(" \u0301".repeat(500_000), { max: 100 })).toEqual({ ok: false, reason: "too_long" });
    expect(performance.now() - start).toBeLessThan(50);
  });

  it.each(["", "   ", "\u200b\u200e\u2060", "\u202e", "\u3164"])("%j has nothing to read once cleaned (B026)", (text) => {
    const cleaned = clean(text);
    expect(cleaned.ok && hasVisibleCharacter(cleaned.value)).toBe(false);
  });

  it("what comes out is clean, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.boolean(), (text, multiline) => {
        const once = clean(text, multiline);
        if (!once.ok) return once.reason === "too_long" || /\0|\p{Surrogate}/u.test(text);
        const again = clean(once.value, multiline);
        const isClean = !/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?!\n)\p{Cc}|\p{M}{3}/u.test(once.value);
        return isClean && again.ok && again.value === once.value && countCodePoints(once.value) <= 100;
      }),
      { numRuns: 20_000 },
    );
  });
});
