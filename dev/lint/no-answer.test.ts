import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** Said where no answer came: what was asked may have been done all the same. */
const CLAIM = /Nada (?:mudou|foi pedido)[^"<]*[:;] tente de novo/;

/** The server says this one, of a call that surely never reached the provider. */
const KNOWN = ["src/modules/payouts/anticipation/messages.ts"];

it("no screen says that nothing changed where it was not told", () => {
  const sources = readSources("src");
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ path, text }) => CLAIM.test(text) && !KNOWN.includes(path)).map(({ path }) => path)).toEqual([]);
});
