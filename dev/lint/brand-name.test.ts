import { parseSync } from "@swc/core";
import { expect, test } from "vitest";
import { readSources, type SourceFile } from "./sources.ts";

/** Where the word is not the market's name, or nobody reads it. */
const APART: Record<string, string> = {
  "src/modules/catalog/change-requests/messages.ts": "who made a work",
  "src/modules/delivery/library/ui/library-tools.tsx": "who made a work",
  "src/modules/operations/privacy/inventory/selling-tables.ts": "who made a work",
  "src/modules/shop/home/arrange/messages.ts": "who made a work",
  "src/modules/shop/home/rules/home-sections.ts": "who made a work",
  "src/modules/shop/home/ui/guarantees.tsx": "who made a work",
  "src/modules/shop/ui/product/fact-sheet.tsx": "who made a work",
  "src/modules/shop/settings.ts": "the company of an installation that nobody named",
  "src/modules/shop/share/rules/shared-things.ts": "in the address of a picture",
  "src/platform/env.ts": "the sender of an installation that nobody named",
  "src/platform/mail.ts": "a header that machines read",
  "src/ui/email/layout.tsx": "the logo, which has the name drawn in it",
  "src/platform/outbound/probe-url.ts": "how it says to other sites which program asks",
};
const NAME = /\bAutoria\b|\bAUTORIA\b/;

/** The words in strings, templates and on screens; names and comments are none. */
function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, raw } = node as { type?: string; value?: unknown; raw?: unknown };
  if (type === "StringLiteral" || type === "JSXText") return [String(value)];
  if (type === "TemplateElement") return [String(raw)];
  return Object.values(node).flatMap(wordsIn);
}

const named = ({ path, text }: SourceFile): boolean =>
  NAME.test(text) &&
  wordsIn(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" }).body).some((words) =>
    NAME.test(words),
  );

test("the market is named by its operator: no text has a name of its own", () => {
  const sources = readSources("src").filter(({ path }) => !path.startsWith("src/kit/brand/") && !path.includes("fixture"));
  expect(sources.length).toBeGreaterThan(2000);
  const found = sources.filter(named).map(({ path }) => path);
  expect(found.filter((path) => !(path in APART))).toEqual([]);
});

test.each([
  ['const words = "Venda na Autoria";', true],
  ["const words = (n: number) => `${n} na Autoria`;", true],
  ["const page = <p>Venda na Autoria</p>;", true],
  ['const page = <Link aria-label="Autoria, página inicial" />;', true],
  ['const name = "AUTORIA";', true],
  ["/** Of Autoria. */ const words = `Venda ${brand.in}`;", false],
  ['const KEY = "AutoriaMark";', false],
])("%s", (text, isNamed) => {
  expect(named({ path: "src/x.tsx", text })).toBe(isNamed);
});
