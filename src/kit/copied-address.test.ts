import { expect, it } from "vitest";
import { copiedAddress } from "./copied-address.ts";

it.each([
  [" fulano@exemplo.com.br\u200b", "fulano@exemplo.com.br"],
  ["mailto:fulano@exemplo.com.br\u00a0", "fulano@exemplo.com.br"],
  ["MAILTO:fulano@exemplo.com.br?subject=Oi", "fulano@exemplo.com.br"],
  ["Fulano de Tal <fulano@exemplo.com.br>", "fulano@exemplo.com.br"],
  ['"Tal, Fulano" <fulano@exemplo.com.br>;', "fulano@exemplo.com.br"],
  ["<fulano@exemplo.com.br>", "fulano@exemplo.com.br"],
  ["\u2068https://exemplo.com.br/pasta?a=1\u2069", "https://exemplo.com.br/pasta?a=1"],
  ["fulano @exemplo", "fulano @exemplo"],
  ["", ""],
])("%j is %j", (copied, meant) => {
  expect(copiedAddress(copied)).toBe(meant);
});
