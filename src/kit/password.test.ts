import { afterEach, describe, expect, it } from "vitest";
import { setBrand } from "./brand/brand.ts";
import { DEFAULT_BRAND } from "./brand/default.ts";

import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { parsePassword } from "./password.ts";

describe("password", () => {
  it.each([
    "demo-autoria-2026",
    "  duas pontas com espaço  ",
    "girassol 🌻 de papel",
    "só três palavras",
    "🌻🌵🍀🌿🍁🍂🌾🌺",
    "x".repeat(64).replace(/x/g, (_, i: number) => String.fromCharCode(97 + ((i * 7) % 26))),
    "Ａ senha larga",
    '<b>"senha";--',
  ])("accepts %j exactly as written (B030)", (password) => {
    expect(parsePassword(password, "maria@exemplo.com")).toEqual({ ok: true, value: password });
  });

  it.each([
    ["B029", "12345678", "common_password"],
    ["B029", "senha123", "common_password"],
    ["B029", "SENHA123", "common_password"],
    ["B029", "aaaaaaaa", "common_password"],
    ["B029", "12341234", "common_password"],
    ["B029", "abcdefgh", "common_password"],
    ["B029", "87654321", "common_password"],
    ["B029", "autoria2026", "common_password"],
    ["B029", "Autoria!!", "common_password"],
    ["B029", "corinthians", "common_password"],
    ["B029", "maria@exemplo.com", "password_is_email"],
    ["B029", "Maria@Exemplo.com", "password_is_email"],
    ["B030", "curta 7", "short_password"],
    ["B030", "🌻🌵🍀🌿", "short_password"],
    ["B030", "", "short_password"],
    ["B030", "ab".repeat(64) + "c", "long_password"],
    ["B028", "a".repeat(1_000_000), "long_password"],
    ["B064", "senha\0 forte", "malformed_password"],
    ["B064", "senha \ud800 forte", "malformed_password"],
  ])("%s: %j is refused: %s", (_id, password, reason) => {
    expect(parsePassword(password, "maria@exemplo.com")).toEqual({ ok: false, reason });
  });

  it("refuses the name part of the e-mail, alone or with digits (B029)", () => {
    for (const password of ["helenaprado", "HelenaPrado1990"])
      expect(parsePassword(password, "helenaprado@exemplo.com")).toEqual({ ok: false, reason: "password_is_email" });
  });

  it("accepts 128 characters, even of four bytes (B030)", () => {
    const password = "🌻🌵🍀🌿🍁🍂🌾🌺".repeat(16);
    expect(parsePassword(password)).toEqual({ ok: true, value: password });
  });

  afterEach(() => setBrand(DEFAULT_BRAND));

  it("refuses the market's own name, whatever its operator calls it", () => {
    setBrand({ name: "Mercado do Sul", article: "o" });
    expect(parsePassword("MercadoDoSul2026")).toMatchObject({ ok: false, reason: "common_password" });
    expect(parsePassword("autoria2026")).toMatchObject({ ok: true });
  });

  it("the list has at least 200 entries and none is useless", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(8);
    }
  });
});
