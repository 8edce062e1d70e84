import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isOwnPath, ownPath } from "./safe-path.ts";

describe("where to return after signing in (B046)", () => {
  it.each([
    "//evil.com",
    "///evil.com",
    "https:evil.com",
    "https://evil.com",
    "/\\evil.com",
    "\\\\evil.com",
    "/%09/evil.com",
    "/\t/evil.com",
    "/%0d%0aSet-Cookie:x",
    "javascript:alert(1)",
    "/painel@evil.com",
    "/%2f/evil.com",
    "/%5cevil.com",
    "/.//evil.com",
    "/..//evil.com",
    "/a/../..//evil.com",
    "/%2e%2e/evil.com",
    "painel",
    ".evil.com",
    "",
    " /painel",
    "/painel\u202e",
    "/painel\0",
    `/${"a".repeat(3000)}`,
    undefined,
    null,
    ["/painel/pedidos"],
    { toString: () => "/painel/pedidos" },
  ])("%j leads to the account page", (path) => {
    expect(ownPath(path)).toBe("/painel");
  });

  it.each([
    "/",
    "/painel/pedidos",
    "/finalizar-compra",
    "/produtos?busca=fra%C3%A7%C3%B5es&pagina=2",
    "/produto/cafe-2#avaliacoes",
    "/produtos?busca=a@b.com&volta=https://x",
    "/painel/pagarme/sacar/abc/confirmacao",
  ])("%j returns there", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it("what is accepted never leaves the site", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "%09",
      "\t",
      "\n",
      "evil.com",
      "http:",
      "a",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join("")}`;
        if (!isOwnPath(path)) return true;
        const url = new URL(path, "https://autoria.test");
        return url.origin === "https://autoria.test" && !url.pathname.startsWith("//");
      }),
      { numRuns: 50_000 },
    );
  });
});
