import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storableFacts } from "./rules.ts";

let author: AuthorViewer;
beforeAll(async () => {
  author = await createAuthor({ name: "Loja dos Livros" });
});

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();

const PARAGRAPH = "Era uma vez uma feira em que as pessoas vendiam o que faziam com as próprias mãos, e ninguém tinha pressa. ";

const book = (paragraphs: number) =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8("application/epub+zip"), { level: 0 }],
      "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="o/livro.opf"/></rootfiles></container>'),
      "o/livro.opf": strToU8(
        '<package><metadata><dc:title>A feira</dc:title></metadata><manifest><item id="a" href="rosto.xhtml"/><item id="b" href="um.xhtml"/><item id="c" href="dois.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/><itemref idref="c"/></spine></package>',
      ),
      "o/rosto.xhtml": strToU8("<html><body><h1>A feira</h1></body></html>"),
      "o/um.xhtml": strToU8(`<html><body>${`<p>${PARAGRAPH}</p>`.repeat(paragraphs)}</body></html>`),
      "o/dois.xhtml": strToU8(`<html><body><p>O segredo do fim. ${PARAGRAPH.repeat(paragraphs)}</p></body></html>`),
    }),
  );

/** A book of parts, by their names, beside files of any kind. */
function bookOf(parts: Record<string, string>, files: Record<string, Uint8Array> = {}): Buffer {
  const names = Object.keys(parts);
  const items = names.map((name, at) => `<item id="p${at}" href="${name}" ${name === "nav.xhtml" ? 'properties="nav"' : ""}/>`);
  const spine = names.map((_, at) => `<itemref idref="p${at}"/>`);
  return Buffer.from(
    zipSync({
      mimetype: [strToU8("application/epub+zip"), { level: 0 }],
      "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="livro.opf"/></rootfiles></container>'),
      "livro.opf": strToU8(
        `<package><metadata><dc:title>A feira</dc:title></metadata><manifest>${items.join("")}</manifest><spine>${spine.join("")}</spine></package>`,
      ),
      ...Object.fromEntries(names.map((name) => [name, strToU8(`<html><body>${parts[name]}</body></html>`)])),
      ...files,
    }),
  );
}

const sent = async (name: string, bytes: Uint8Array) => madePreview(author, await openDraft(author), name, bytes);

it("is the cover and the beginning of the first chapter of a book, and nothing of the rest", async () => {
  const { preview } = await sent("feira.epub", book(100));
  expect(preview).toMatchObject({ kind: "livro", contentType: "application/epub+zip", problem: null });
  const inside = unzipSync(await storedBytes(preview!.contentKey!));
  expect(Object.keys(inside)).toEqual(["mimetype", "META-INF/container.xml", "previa.opf", "o/um.xhtml"]);
  const text = Buffer.from(inside["o/um.xhtml"]!).toString();
  expect(text.split(PARAGRAPH.trim()).length - 1).toBeGreaterThan(4);
  expect(text.split(PARAGRAPH.trim()).length - 1).toBeLessThan(60);
});

it.each<[string, Record<string, string>, number]>([
  ["one short part", { "um.xhtml": `<p>${PARAGRAPH.repeat(8)}</p>` }, 171],
  ["one long paragraph", { "um.xhtml": `<p>${PARAGRAPH.repeat(60)}</p>` }, 1_300],
  ["lines without paragraphs", { "um.xhtml": `${PARAGRAPH}<br/>`.repeat(60) }, 1_300],
  ["words set apart as they are", { "um.xhtml": `<p><![CDATA[${PARAGRAPH.repeat(60)}]]></p>` }, 1_300],
  ["short parts", { "um.xhtml": `<p>${PARAGRAPH.repeat(7)}</p>`, "dois.xhtml": `<p>${PARAGRAPH}</p>` }, 190],
])("is a fifth of a short book at most: %s", async (name, parts, most) => {
  const { preview } = await sent(`${name}.epub`, bookOf(parts));
  const shown = unzipSync(await storedBytes(preview!.contentKey!));
  const words = Buffer.from(shown["um.xhtml"]!)
    .toString()
    .replace(/<[^>]*>/g, "");
  expect(words.length).toBeGreaterThan(80);
  expect(words.length).toBeLessThanOrEqual(most);
});

it("shows of a picture book a fifth of the pictures, and only the cover of one with a few", async () => {
  const shots = await Promise.all([600, 610, 620, 630, 640, 650, 660, 670, 680, 690].map((side) => picture(side)));
  const files = Object.fromEntries(shots.map((bytes, at) => [`${at}.png`, bytes]));
  const inline = `<img src="data:image/png;base64,${shots[9]!.toString("base64")}"/>`;
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => `<p>Página ${at + 1} da feira, com um desenho.</p><img src="${at}.png"/>`).join("");
  const many = await sent("figuras.epub", bookOf({ "um.xhtml": pages(10) + inline }, files));
  const shown = unzipSync(await storedBytes(many.preview!.contentKey!));
  expect(Object.keys(shown).filter((name) => name.endsWith(".png"))).toEqual(["0.png", "1.png"]);
  expect(Buffer.from(shown["um.xhtml"]!).toString()).not.toContain("data:");
  const few = await sent("poucas.epub", bookOf({ "um.xhtml": pages(4) }, files));
  expect(few.preview).toMatchObject({ problem: null, contentKey: null, facts: {} });
  expect(few.preview!.imageId).not.toBeNull();
});

it("keeps what a file says of itself without letters that no database keeps, and cuts no letter in two", async () => {
  const nav = `<nav epub:type="toc"><ol><li><a href="um.xhtml">\0${"A feira ".repeat(14)}desce 🎪 e sobe</a></li></ol></nav>`;
  const { preview } = await sent("nul.epub", bookOf({ "um.xhtml": `<p>${PARAGRAPH.repeat(40)}</p>`, "nav.xhtml": nav }));
  expect(preview?.facts.chapter).toBe(`${"A feira ".repeat(14)}desce 🎪`.trim());
  const halves = storableFacts({ family: "a\0b\ud83c", entries: [{ name: "\udfaa🎪\0.txt", sizeBytes: 1 }], entryCount: 1 });
  expect(halves).toEqual({ family: "ab", entries: [{ name: "🎪.txt", sizeBytes: 1 }], entryCount: 1 });
});
