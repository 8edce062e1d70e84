import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Where documents name files of the tree, in backquotes or as links. */
const FOLDERS = ["docs", "docs/how-to", "docs/decisions", "docs/operate", "docs/operate/runbooks"];
const TOP = /^(src|db|dev|tests|bench|docs|bin|public)(\/|$)/;

const documents = ["README.md", "README.pt-BR.md", "CONTRIBUTING.md", "CHANGELOG.md", ...FOLDERS.flatMap(markdownIn)];

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

/** Whole paths in backquotes; one with a blank, a star, a brace or NNNN names a kind of file, not a file. */
function pathsNamed(text: string): string[] {
  return [...text.matchAll(/`([^`\s*{}<>]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => TOP.test(path) && !/NNNN|dist\//.test(path));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, href = ""]) => href).filter((href) => !/^[a-z]+:/.test(href));
}

describe("the documents", () => {
  test.each(documents)("%s names only files that exist", (document) => {
    const text = readFileSync(join(ROOT, document), "utf8");
    const missing = [
      ...pathsNamed(text).filter((path) => !existsSync(join(ROOT, path))),
      ...linksIn(text).filter((href) => !existsSync(join(ROOT, dirname(document), href))),
    ];
    expect(missing).toEqual([]);
  });

  test("each test that the evidence of the provider names is in its file, under that title", () => {
    const text = readFileSync(join(ROOT, "docs/provider-evidence.md"), "utf8");
    const named = [...text.matchAll(/`([^`]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(([, path = "", title = ""]) => ({
      path,
      title,
    }));
    expect(named.length).toBeGreaterThanOrEqual(40);
    expect(named.filter(({ path, title }) => !readFileSync(join(ROOT, path), "utf8").includes(title))).toEqual([]);
    const rows = [...text.matchAll(/^\| (?:\d+|–) \|.*$/gm)].map(([row]) => row);
    expect(rows.filter((row) => !/\.(?:test|spec)\.ts` "/.test(row))).toEqual([]);
  });

  test("each row of the feature matrix says where it is, what proves it and what lacks, and each address is one of ours", () => {
    const text = readFileSync(join(ROOT, "docs/feature-matrix.md"), "utf8");
    const tree = readFileSync(join(ROOT, "src/routeTree.gen.ts"), "utf8");
    const rows = [...text.matchAll(/^\| (D?\d+) \|(.*)\|$/gm)].map(([, number = "", cells = ""]) => {
      const [what = "", where = "", proof = "", state = ""] = cells.split(" | ").map((cell) => cell.trim());
      return { number, what, where, proof, state };
    });
    const numbers = [...Array(170).keys()].map((n) => `${n + 1}`).concat([...Array(35).keys()].map((n) => `D${n + 1}`));
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    const addresses = rows.flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)].map(([, address = ""]) => address));
    const isThere = (address: string) => tree.includes(`fullPath: '${address.replace(/\{(\w+)\}/g, "$$$1")}'`);
    expect(addresses.filter((address) => !isThere(address) && !isThere(`${address}/`))).toEqual([]);
    const isWhole = ({ state }: { state: string }) => /^(?:whole|partly: .)/.test(state);
    expect(rows.filter((row) => isWhole(row) !== /`[^`]+\.(?:test|spec)\.tsx?`/.test(row.proof))).toEqual([]);
    expect(rows.filter((row) => !isWhole(row) && !/^(?:not there|\[left out\]\()/.test(row.state))).toEqual([]);
  });

  test("each how-to names at least four files, in order", () => {
    for (const document of markdownIn("docs/how-to").filter((one) => !one.endsWith("README.md"))) {
      const text = readFileSync(join(ROOT, document), "utf8");
      expect(pathsNamed(text).length, document).toBeGreaterThanOrEqual(4);
      expect(text, document).toMatch(/^1\. /m);
    }
  });
});
