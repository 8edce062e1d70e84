import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { definedLimits } from "#platform/limits.ts";
import { BODY_LIMITS } from "../src/body-limits.ts";

const ROOT = join(import.meta.dirname, "..");
const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|\/ui\//.test(file),
);
const definers = sources.filter((file) =>
  /\b(defineLimit|limitTo|limitAddress|byNetwork)\(/.test(readFileSync(join(ROOT, "src", file), "utf8")),
);

beforeAll(async () => {
  for (const file of definers) await import(join(ROOT, "src", file));
}, 120_000);

const DURATIONS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
] as const;

function inWords(seconds: number): string {
  const [unit, name] = DURATIONS.find(([length]) => seconds % length === 0) ?? [1, "second"];
  const count = seconds / unit;
  return count === 1 ? name : `${count} ${name}s`;
}

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Number((bytes / 1_048_576).toFixed(1))} MB` : `${Math.round(bytes / 1_024)} kB`;

function document(): string {
  const limits = definedLimits()
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, points, seconds, per, shared }) =>
        `| \`${name}\` | ${points} | ${inWords(seconds)} | ${per} | ${shared ? "database" : "process"} |`,
    );
  const bodies = BODY_LIMITS.map(({ path, bytes, taken }) => `| \`${path}\` | ${size(bytes)} | ${taken} |`);
  return `# Limits

Written by \`tests/security-limits.test.ts\` from the code (\`npx vitest run -u tests/security-limits.test.ts\`); it fails when the two differ.

## Calls

A key is the digest of the limit's name and of whom it counts: the person a session proves, the network an address is of (IPv4 by /24,
IPv6 by /64), or an e-mail address. Nothing a caller says of itself is part of it. Past a limit the answer is 429 with \`Retry-After\`.
\`database\`: all processes count together; \`process\`: each counts its own.

| Limit | Calls | In a | Counted by | Kept in |
| --- | ---: | --- | --- | --- |
${limits.join("\n")}

## Bodies

The first path that fits counts. Past its limit the answer is 413, whatever the encoding. \`memory\`: read whole before anything sees
it; \`stream\`: handed on as it comes, to a route that asks who sends first.

| Path | At most | Taken |
| --- | ---: | --- |
${bodies.join("\n")}
`;
}

const plain = (text: string): string => text.replaceAll(/ {2,}/g, " ").replaceAll(/-{3,}/g, "---").trim();

it("keeps the table of limits true", async () => {
  expect(definers.length).toBeGreaterThan(30);
  const file = join(ROOT, "docs/security-limits.md");
  const written = document();
  // The formatter lines the columns up: what counts is what they say.
  if (plain(readFileSync(file, "utf8")) !== plain(written)) await expect(written).toMatchFileSnapshot(file);
});
