import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

/** What silences the compiler instead of telling it something, and what says the same honestly. */
const CASTS = [
  { written: /\.execute</, instead: "readRows (platform/read.ts) checks the columns; execute<Row> only believes" },
  {
    written: /\bas (?:unknown as )?never\b(?! )/,
    instead: "give the value its type, or a function whose name says why it has none",
  },
];

test("no row of the database and no value is cast into its type", () => {
  const sources = readSources("src", "db", "dev", "bench");
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
