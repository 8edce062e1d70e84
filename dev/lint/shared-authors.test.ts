import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** Journeys that only look at a product's editor: what another journey finds half-written is not theirs. */
const ONLY_LOOK = ["tests/e2e/every-screen.spec.ts", "tests/e2e/shop-and-panel.spec.ts"];

it("an author who starts products in a journey does so in one file: an author's second empty product is the first one", () => {
  const journeys = readSources("tests/e2e").filter(
    ({ path, text }) => text.includes("/painel/adicionar-produto") && !ONLY_LOOK.includes(path),
  );
  const authors = journeys.flatMap(({ text }) => [
    ...new Set([...text.matchAll(/"([\w-]+)@demo\.test"/g)].map(([, name]) => name).filter((name) => name !== "admin")),
  ]);
  expect(authors.length).toBeGreaterThan(0);
  expect(authors.filter((name, at) => authors.indexOf(name) !== at)).toEqual([]);
});
