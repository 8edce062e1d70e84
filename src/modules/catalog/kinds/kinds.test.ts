import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { STAMPED } from "../stamp/rules.ts";
import { KIND_GROUPS } from "./kind.ts";
import { kindOfName, kinds } from "./kinds.ts";
import { ACCEPTED_ENDINGS, listKinds } from "./listed-kinds.ts";
import { FORMATS, isFormat } from "./names.ts";
import { shownKind } from "./shown-kind.ts";

const folder = import.meta.dirname;
const modules = path.resolve(folder, "../..");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("every kind is one file, named in the list of kinds and gathered with the others", () => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && read(name).includes("satisfies Kind;"),
  );
  const named = files.map((name) => name.replace(/\.ts$/, ""));
  expect(named.toSorted()).toEqual(FORMATS.toSorted());
  expect(Object.keys(kinds).toSorted()).toEqual(FORMATS.toSorted());
});

test("every kind has endings of its own, a group in the list and a place in what the upload takes", () => {
  const endings = FORMATS.flatMap((kind) => kinds[kind].extensions);
  expect(new Set(endings).size).toBe(endings.length);
  expect(ACCEPTED_ENDINGS.split(",").toSorted()).toEqual(endings.map((ending) => `.${ending}`).toSorted());
  const listed = listKinds().flatMap((one) => one.endings.split(", "));
  expect(listed.toSorted()).toEqual(endings.map((ending) => ending.toUpperCase()).toSorted());
  for (const kind of FORMATS) expect(kindOfName(`a.${kinds[kind].extensions[0]}`)).toBe(kind);
});

test("every part of every kind says something, and no part says otherwise than another", () => {
  const wrong = FORMATS.flatMap((name) => {
    const { words, group, contentType, signature, inspection, refused, facts, preview, opens, stamps } = kinds[name];
    const isZip = signature.by === "zip";
    const shows = preview?.shows ?? null;
    const checks: Record<string, boolean> = {
      words: words.startsWith(name.toUpperCase()),
      group: KIND_GROUPS.includes(group),
      contentType: /^[a-z]+\/[\w.+-]+(?:; charset=utf-8)?$/.test(contentType),
      marks: signature.by !== "marks" || (signature.marks.length > 0 && signature.marks.every((one) => one.length > 0)),
      // What no signature tells is named by the program it is for, unless it is drawn of what it holds.
      program: signature.by !== "name" || preview !== null || words.includes("arquivo para "),
      opaque: shownKind(name)?.isOpaque === (signature.by === "name" && preview === null),
      inspection: (inspection.by === "archive") === isZip,
      pixels: facts.includes("pixels") === (inspection.by === "picture"),
      seconds: facts.includes("seconds") === (inspection.by === "recording"),
      pages: facts.includes("pages") === (shows === "pagina"),
      password: !refused.includes("password") || isZip,
      "hidden zip": !isZip || !refused.some((one) => one.startsWith("hidden_zip")),
      // A name alone is no reason to hand bytes to a browser.
      opens: opens === null || signature.by !== "name",
      stamps: stamps.every((one) => STAMPED.includes(one)),
    };
    return Object.entries(checks).flatMap(([part, isRight]) => (isRight ? [] : [`${name}: ${part}`]));
  });
  expect(wrong).toEqual([]);
});

/** What is listed by the ending of a name and is no file that is sold. */
const OTHER_LISTS = new Set(["delivery/reader/ui/epub/open-epub.ts"]);

test("no list of kinds stands elsewhere", () => {
  const lists = readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !file.startsWith("catalog/kinds/") && !file.includes(".test.") && !OTHER_LISTS.has(file))
    .map((file) => ({ file, text: readFileSync(path.join(modules, file), "utf8") }))
    .filter(({ text }) => {
      const words = [...text.matchAll(/"([a-z0-9]{2,10})"|^\s+([a-z][a-z0-9]{1,9}): /gm)].flatMap(
        ([, quoted, key]) => quoted ?? key ?? [],
      );
      return new Set(words.filter(isFormat)).size >= 4;
    });
  expect(lists.map(({ file }) => file)).toEqual([]);
});
