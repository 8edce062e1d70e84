import { describe, expect, it } from "vitest";
import { parsePublicLink } from "./public-link.ts";

describe("a public link", () => {
  it.each([
    ["instagram.com/ana", "https://instagram.com/ana"],
    ["http://www.exemplo.com.br/x?y=1", "https://www.exemplo.com.br/x?y=1"],
    ["  https://ação.com.br ", "https://xn--ao-siat.com.br/"],
  ])("takes %s", (typed, href) => {
    const read = parsePublicLink(typed);
    expect(read.ok && read.value).toBe(href.includes("xn--") ? new URL("https://ação.com.br").href : href);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://127.0.0.1/x",
    "https://[::1]/",
    "https://localhost",
    "https://eu:senha@exemplo.com",
    "https://exemplo.com:8080",
    "ftp://exemplo.com",
    "duas palavras.com",
    `https://exemplo.com/${"a".repeat(200)}`,
  ])("refuses %s", (typed) => {
    expect(parsePublicLink(typed)).toMatchObject({ ok: false, reason: "not_a_link" });
  });

  it("refuses an address that hides another", () => {
    expect(parsePublicLink("https://bit.ly/abc")).toMatchObject({ reason: "hidden" });
  });
});
