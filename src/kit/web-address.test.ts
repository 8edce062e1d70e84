import { expect, it } from "vitest";
import { leadsOutsideWeb, leadsToWeb, readsAsAddress } from "./web-address.ts";

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://exemplo.com/1",
])("%j leads outside the web", (text) => expect(leadsOutsideWeb(text)).toBe(true));

it.each(["", "https://exemplo.com", "HTTP://exemplo.com/a?b", "exemplo.com", "www.exemplo.com/x", "ainda não sei"])(
  "%j does not",
  (text) => expect(leadsOutsideWeb(text)).toBe(false),
);

it.each([
  ["https://exemplo.com", true],
  ["http://exemplo.com/a", true],
  ["etapas: desenho e digitalizo", false],
  ["javascript:alert(1)", false],
  ["exemplo.com", false],
  ["", false],
])("whether %j is the whole address of a page of the web: %j", (text, is) => expect(leadsToWeb(text)).toBe(is));

it.each([
  ["Veja em https:exemplo", true],
  ["WWW.exemplo", true],
  ["exemplo.ru/x", true],
  ["ana@exemplo.com", true],
  ["exemplo。com", true],
  ["ｅｘｅｍｐｌｏ．ｃｏｍ", true],
  ["Custa R$ 1.234,50. Veja.", false],
  ["Costura Reta S.A. e Cia.", false],
  ["São 3 h: 2.a turma", false],
])("whether %j may be taken for an address of the web: %j", (text, is) => expect(readsAsAddress(text)).toBe(is));
