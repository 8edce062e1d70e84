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
    "intranet",
    "http://2130706433/",
    "0x7f.1",
    "https://exemplo.com./",
  ])("refuses %s", (typed) => {
    expect(parsePublicLink(typed)).toMatchObject({ ok: false, reason: "not_a_link" });
  });

  it("refuses an address too long to be shown", () => {
    expect(parsePublicLink(`https://exemplo.com/${"a".repeat(200)}`)).toMatchObject({ reason: "too_long" });
  });

  it.each(["impressora.local", "https://painel.internal/x", "loja.localhost", "roteador.home.arpa", "http://servidor.lan"])(
    "refuses %s, which opens in no place of the internet",
    (typed) => expect(parsePublicLink(typed)).toMatchObject({ reason: "not_public" }),
  );

  it.each([
    "instagr\u0430m.com",
    "https://xn--instagrm-v8g.com",
    "\u0430\u0440\u0440\u04cf\u0435.com",
    "bıt.com.br",
    "g\u1ecdogle.com",
    "%D0%B0pple.com",
  ])("refuses %s, whose letters pass for those of another", (typed) =>
    expect(parsePublicLink(typed)).toMatchObject({ reason: "look_alike" }),
  );

  it("takes again what it once wrote of a host with accents", () => {
    const read = parsePublicLink("coração-e-papéis.com.br/loja");
    expect(read.ok && parsePublicLink(read.value)).toEqual(read);
  });

  it("refuses an address that hides another", () => {
    expect(parsePublicLink("https://bit.ly/abc")).toMatchObject({ reason: "hidden" });
  });
});
