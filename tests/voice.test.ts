import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const GLOSSARY = readFileSync("docs/glossary.md", "utf8");
/** Legal texts are versions that people accepted: a new one takes the new words. The gallery is no screen of anybody's. */
const LEFT_OUT = /^src\/(modules\/content\/policies\/texts|ui\/gallery)\/|\.test\.tsx?$/;

/** The last column of the table of terms, but for the words about words. */
const never = GLOSSARY.slice(GLOSSARY.indexOf("## One word for one thing"))
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| What it is"))
  .flatMap((line) => line.split("|")[3]?.split(", ") ?? [])
  .map((term) => term.trim())
  .filter((term) => !term.startsWith("("));

/** What a person may read of a file of ours: its strings and the text between its tags, without its comments. */
function textsOf(path: string): string {
  return readFileSync(path, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/^\s*\/\/.*$/gm, " ")
    .replaceAll(/\s+/g, " ");
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path));

/** One word alone may be a stored state or a parameter: it is said where a word stands beside it, or where it begins a text. */
const patternOf = (term: string): RegExp =>
  term.includes(" ")
    ? new RegExp(`(?<![\\p{L}])${term}(?![\\p{L}])`, "iu")
    : new RegExp(`(?<=\\p{L} )${term}(?![\\p{L}\\p{N}_-])|(?<![\\p{L}\\p{N}_-])${term}(?= \\p{L})`, "iu");

const patterns = never.map(patternOf);

const found = (path: string): string[] => {
  const text = textsOf(path);
  return patterns.flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });
};

it("screens say one word for one thing, as the glossary does", () => {
  expect(never.length).toBeGreaterThan(15);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(found)).toEqual([]);
});

it("texts are counted in characters, not in letters", () => {
  const counted = /(?:até|pelo menos|no mínimo|no máximo) (?:\d+|\$\{[^}]+\}) letras/i;
  // Of a name, letters are what is asked.
  expect(files.filter((path) => !path.endsWith("kit/field-sentences.ts") && counted.test(textsOf(path)))).toEqual([]);
});
