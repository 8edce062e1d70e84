import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

/** What silences the compiler instead of telling it something, and what says the same honestly. */
const CASTS = [
  { written: /\.execute</, instead: "readRows (platform/read.ts) checks the columns; execute<Row> only believes" },
  {
    written: /\bas (?:unknown as )?never\b(?! )/,
    instead: "give the value its type, or a function whose name says why it has none",
  },
  { written: /Awaited<ReturnType</, instead: "AnswerOf or FactsOf (kit/answer.ts), or a type its owner exports" },
];
/** Where the answers get their name, and what the router writes. */
const APART = ["src/kit/answer.ts", "src/router.tsx", "src/routeTree.gen.ts"];

test("no row of the database and no value is cast into its type, and no answer is unfolded by hand", () => {
  const sources = readSources("src", "db", "dev", "bench").filter(({ path }) => !APART.includes(path));
  expect(sources.length).toBeGreaterThan(2000);
  const casts = sources.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        CASTS.filter(({ written }) => written.test(line)).map(({ instead }) => `${path}:${index + 1}: ${instead}`),
      ),
  );
  expect(casts).toEqual([]);
});
