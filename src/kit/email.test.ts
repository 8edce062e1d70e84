import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isDisposableEmail } from "./disposable-email.ts";
import { suggestEmail } from "./email-typo.ts";
import { canonicalEmail, emailKey, maskEmail, parseEmail } from "./email.ts";

describe("e-mail", () => {
  it("stores it as written and compares without letter case (B018)", () => {
    expect(parseEmail("Maria@Exemplo.com.br ")).toEqual({ ok: true, value: "Maria@Exemplo.com.br" });
    expect(emailKey("Maria@Exemplo.com.br ")).toBe("maria@exemplo.com.br");
  });

  it.each(["maria+1@gmail.com", "o'brien@exemplo.ie", "a.b-c_d@sub.exemplo.com.br", "1@exemplo.com", "x@xn--exmplo-jva.com.br"])(
    "accepts %s",
    (email) => {
      expect(parseEmail(email)).toEqual({ ok: true, value: email });
    },
  );

  it.each([
    "\u200bmaria@exemplo.com.br\u200b ",
    "\ufeffmaria@exemplo.com.br",
    "\u00a0maria@\u00adexemplo.com.br",
    "mailto:maria@exemplo.com.br",
  ])("reads the pasted text %j as the address that people see in it", (pasted) => {
    expect(parseEmail(pasted)).toEqual({ ok: true, value: "maria@exemplo.com.br" });
  });

  it.each([
    ["B019", "a@b"],
    ["B019", "a b@c.com"],
    ["B019", "a@-x.com"],
    ["B019", "a@x-.com"],
    ["B019", "a@x..com"],
    ["B019", "@x.com"],
    ["B019", "a@"],
    ["B019", ""],
    ["B019", "a@x.com."],
    ["B019", "a@.x.com"],
    ["B019", ".a@x.com"],
    ["B019", "a.@x.com"],
    ["B019", "a..b@x.com"],
    ["B019", "a@b@c.com"],
    ["B019", "a@127.0.0.1"],
    ["B019", "a@[127.0.0.1]"],
    ["B019", "a@x.c"],
    ["B019", `${"a".repeat(65)}@x.com`],
    ["B019", `a@${"x".repeat(64)}.com`],
    ["B019", `a@${"x.".repeat(126)}com`],
    ["B020", "x@exemplo.com\r\nBcc: vitima@x.com"],
    ["B020", "x@exemplo.com%0d%0aBcc:vitima@x.com"],
    ["B020", "x%0d%0aBcc@exemplo.com"],
    ["B020", "x@exemplo.com,vitima@x.com"],
    ["B020", "x@exemplo.com\0"],
    ["B021", '"<script>"@x.com'],
    ["B021", "'--@x.com"],
    ["B021", "Maria <maria@x.com>"],
    ["B028", `${"a".repeat(1_000_000)}@x.com`],
  ])("%s: refuses %j", (_id, email) => {
    expect(parseEmail(email)).toEqual({ ok: false, reason: "invalid_email" });
  });

  it.each(["joão@exêmplo.com.br", "joao@exêmplo.com.br", "mаria@exemplo.com"])("refuses %s giving the reason (B022)", (email) => {
    expect(parseEmail(email)).toEqual({ ok: false, reason: "accented_email" });
  });

  it("what is accepted never has a space, a control character or more than one recipient", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.emailAddress(),
          fc.string().map((s) => `${s}@x.com`),
        ),
        (text) => {
          const email = parseEmail(text);
          return !email.ok || (/^[\x21-\x7e]+$/.test(email.value) && !/[,;:<>"()[\]\\%]|@.*@/.test(email.value));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it("against abuse, counts the person and not the spelling (B023)", () => {
    const spellings = ["maria.silva@gmail.com", "MariaSilva@gmail.com", "m.a.r.i.a.silva+7@googlemail.com"];
    expect(new Set(spellings.map(canonicalEmail))).toEqual(new Set(["mariasilva@gmail.com"]));
    expect(canonicalEmail("maria.silva+1@outlook.com")).toBe("maria.silva@outlook.com");
  });

  it.each([
    ["mailinator.com", true],
    ["sub.MAILINATOR.com", true],
    ["gmail.com", false],
    ["naomailinator.com", false],
  ])("is %s disposable? %s (B024)", (domain, isDisposable) => {
    expect(isDisposableEmail(`x@${domain}`)).toBe(isDisposable);
  });

  it("shows only the beginning to anyone but its owner", () => {
    expect(maskEmail("maria@exemplo.com.br")).toBe("m•••@exemplo.com.br");
    expect(maskEmail("m@exemplo.com.br")).toBe("m•••@exemplo.com.br");
  });
});

describe("mistyped e-mail", () => {
  it.each([
    ["maria@gmail.con", "maria@gmail.com"],
    ["maria@gmial.com", "maria@gmail.com"],
    ["maria@gmai.com", "maria@gmail.com"],
    ["maria@gmaill.com", "maria@gmail.com"],
    ["Maria@GMAIL.CO", "Maria@gmail.com"],
    ["maria@gmail.com.br", "maria@gmail.com"],
    ["maria@hotmial.com", "maria@hotmail.com"],
    ["maria@outlok.com", "maria@outlook.com"],
    ["maria@yahoo.com.be", "maria@yahoo.com.br"],
    ["maria@uol.com.be", "maria@uol.com.br"],
  ])("%s: suggests %s", (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    "maria@gmail.com",
    "maria@email.com",
    "maria@ymail.com",
    "maria@outlook.com.br",
    "maria@escola.sp.gov.br",
    "maria",
    "@gmail.con",
  ])("%s: suggests nothing", (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
