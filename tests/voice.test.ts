import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const GLOSSARY = readFileSync("docs/glossary.md", "utf8");
/** The policies are read below. The gallery is no screen of anybody's. */
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

const under = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`);
const files = under("src").filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path));
/** What the people of the demo market wrote, and the market's own posts. */
const seeded = under("db/seed").filter((path) => /\.(?:tsx?|txt)$/.test(path) && !path.endsWith(".test.ts"));

/** One word alone may be a stored state or a parameter: it is said where a word stands beside it, or where it begins a text. */
const patternOf = (term: string): RegExp =>
  term.includes(" ")
    ? new RegExp(`(?<![\\p{L}])${term}(?![\\p{L}])`, "iu")
    : new RegExp(`(?<=\\p{L} )${term}(?![\\p{L}\\p{N}_-])|(?<![\\p{L}\\p{N}_-])${term}(?= \\p{L})`, "iu");

const patterns = never.map(patternOf);

const found = (path: string): string[] => foundOf(path, patterns);
const foundOf = (path: string, sought: RegExp[]): string[] => {
  const text = textsOf(path);
  return sought.flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });
};

it("screens say one word for one thing, as the glossary does", () => {
  expect(never.length).toBeGreaterThan(15);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(found)).toEqual([]);
});

it("the demo market says them too, and calls what is seen before buying a prévia", () => {
  expect(seeded.filter((path) => path.endsWith(".txt")).length).toBeGreaterThan(10);
  // A shelf alone is what some of its people sell labels for.
  const several = never.filter((term) => term.includes(" ")).map(patternOf);
  expect(seeded.flatMap((path) => foundOf(path, several))).toEqual([]);
  const written = seeded.filter((path) => path.endsWith(".txt"));
  expect(written.filter((path) => /\bamostras?\b|folhe(?:ar|ie|á-)/i.test(textsOf(path)))).toEqual([]);
});

it("the policies say them too, in the version in force", () => {
  const texts = under("src/modules/content/policies/texts").filter((path) => path.endsWith(".ts"));
  expect(texts.length).toBeGreaterThan(5);
  const several = never.filter((term) => term.includes(" ")).map(patternOf);
  expect(texts.flatMap((path) => foundOf(path, several))).toEqual([]);
  expect(
    texts.filter((path) =>
      /\bamostras?\b|folhe(?:ar|ie|á-)|\bcartas?\b|lacrad|\bmanda[rd]o? (?:ao|por) e-mail/i.test(textsOf(path)),
    ),
  ).toEqual([]);
});

it("the bell, its page and its settings have one name", () => {
  const people = files.filter((path) => !path.includes("/operations/system/"));
  expect(people.filter((path) => /["'`>]Avisos?(?:["'`<]|, \$|: \$)/.test(textsOf(path)))).toEqual([]);
});

it("who buys and who sells never read of the provedor, which is a word of the administration", () => {
  const shown = /\/(?:ui|emails)\/|\/messages\.ts$|\/content\/help\//;
  const administration = /\/(?:operations|notifications|accounting|incidents|reconciliation)\//;
  const theirs = files.filter((path) => shown.test(path) && !administration.test(path));
  expect(theirs.length).toBeGreaterThan(500);
  expect(theirs.filter((path) => /(?<=\p{L} )provedor(?![\p{L}_])/u.test(textsOf(path)))).toEqual([]);
});

it("an author's money that is not free yet is a liberar, wherever it stands alone", () => {
  const theirs = files.filter((path) => !path.includes("/operations/accounting/"));
  expect(theirs.filter((path) => /["'`>]A receber["'`<]/.test(textsOf(path)))).toEqual([]);
});

it("texts are counted in characters, not in letters", () => {
  const counted = /(?:até|pelo menos|no mínimo|no máximo) (?:\d+|\$\{[^}]+\}) letras/i;
  // Of a name, letters are what is asked.
  expect(files.filter((path) => !path.endsWith("kit/field-sentences.ts") && counted.test(textsOf(path)))).toEqual([]);
});
