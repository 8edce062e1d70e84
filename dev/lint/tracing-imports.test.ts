import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

it("only a process that was given a collector loads what traces: one file has it, and one line imports that file", () => {
  const sources = readSources("src");
  const having = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ path }) => path);
  expect(having(/from "@opentelemetry\//)).toEqual(["src/integrations/otel/start-tracing.ts"]);
  expect(having(/integrations\/otel/)).toEqual(["src/process.ts"]);
  expect(sources.find(({ path }) => path === "src/process.ts")?.text).toMatch(
    /if \(env\.OTEL_EXPORTER_OTLP_ENDPOINT\)\s+stopTracing = \(await import\("#integrations\/otel\/start-tracing\.ts"\)\)/,
  );
});
