import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { readBook } from "../../epub/rules/book.ts";
import { craftZip } from "../../inspect/fixtures/craft-zip.ts";
import { craftBook } from "../fixtures/craft-book.ts";
import { readFileMarks } from "../read-file-marks.ts";
import { stampBook } from "./stamp-book.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-livro-"));
afterAll(() => rm(folder, { recursive: true }));

const MARK = "7F3K-9Q2M-X8WT";
const LINE = `Cópia de Conceição <D'Ávila> & "Żółć" 🌊, CPF •••.982.247-••, pedido 10.234. Código ${MARK}`;
const WRITTEN = LINE.replaceAll(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const REFERRED = Array.from(LINE, (one) => (/[ -~]/.test(one) && !/[<>&"']/.test(one) ? one : `&#${one.codePointAt(0)};`)).join(
  "",
);

let made = 0;
async function stamp(bytes: Uint8Array, line = LINE) {
  const [source, target] = [path.join(folder, `${(made += 1)}`), path.join(folder, `${made}-carimbado`)];
  await writeFile(source, bytes);
  const answer = await stampBook(source, target, { line, mark: MARK });
  return { answer, target, copy: answer.ok ? await readFile(target) : Buffer.alloc(0) };
}

const inside = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content, true)]));
const utf8 = (latin: string | undefined): string => Buffer.from(latin ?? "", "latin1").toString("utf8");
const PAGE = "OEBPS/sobre-esta-copia.xhtml";
const encryption = (method: string): string =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="${method}"/></enc:EncryptedData></encryption>`;

describe.each(["2.0", "3.0"] as const)("an EPUB %s", (version) => {
  it("has one page more, after its last, and the line among its rights; all else in it is the very same", async () => {
    const original = craftBook({ version });
    const { answer, copy } = await stamp(original);
    expect(answer).toMatchObject({ ok: true, value: { sizeBytes: copy.length } });
    const [before, after] = [inside(original), inside(copy)];
    expect([...after.keys()]).toEqual([...before.keys(), PAGE]);
    for (const [name, content] of before) if (!name.endsWith(".opf")) expect(after.get(name)).toBe(content);
    const opf = after.get("OEBPS/livro.opf") ?? "";
    const added = [
      `<dc:rights xmlns:dc="http://purl.org/dc/elements/1.1/">${REFERRED}</dc:rights>\n`,
      '<item id="sobre-esta-copia" href="sobre-esta-copia.xhtml" media-type="application/xhtml+xml"/>\n',
      '<itemref idref="sobre-esta-copia"/>\n',
    ];
    for (const one of added) expect(opf).toContain(one);
    expect(added.reduce((text, one) => text.replace(one, ""), opf)).toBe(before.get("OEBPS/livro.opf"));
    const page = utf8(after.get(PAGE));
    expect(page).toContain(`<p>${WRITTEN}</p>`);
    expect(page).toMatch(/<html [^>]*xml:lang="pt-BR" dir="ltr">/);
    expect(page.includes('epub:type="colophon"')).toBe(version === "3.0");
    const book = await readBook(async (name) => (after.has(name) ? utf8(after.get(name)) : null));
    expect(book).toMatchObject({ parts: ["OEBPS/texto/um.xhtml", PAGE] });
  });

  it("says its code to who finds it, with the page or without", async () => {
    const { target, copy } = await stamp(craftBook({ version }));
    expect(await readFileMarks(target)).toMatchObject({ ok: true, value: expect.arrayContaining([MARK]) as string[] });
    const files = unzipSync(copy);
    const kept = Object.entries(files).filter(([name]) => name !== PAGE);
    await writeFile(target, craftZip(kept.map(([name, bytes]) => ({ name, bytes }))));
    expect(await readFileMarks(target)).toMatchObject({ ok: true, value: expect.arrayContaining([MARK]) as string[] });
  });
});

it("always makes the same bytes, and what it is comes first, as it is", async () => {
  const [one, other] = [await stamp(craftBook()), await stamp(craftBook())];
  expect(one.copy.equals(other.copy)).toBe(true);
  expect(one.copy.subarray(26, 58).toString("latin1")).toBe("\u0008\u0000\u0000\u0000mimetypeapplication/epub+zip");
});

it("puts what it is first where the original had it squeezed and last", async () => {
  const label = { name: "mimetype", bytes: Buffer.from("application/epub+zip\n") };
  const { copy } = await stamp(craftBook({ label: null, more: [label] }));
  expect(copy.subarray(30, 58).toString("latin1")).toBe("mimetypeapplication/epub+zip");
});

it("is stamped again under another name where it was stamped before", async () => {
  const first = await stamp(craftBook());
  const { copy } = await stamp(first.copy, LINE.replace("Conceição", "Marina"));
  expect([...inside(copy).keys()].slice(-2)).toEqual([PAGE, "OEBPS/sobre-esta-copia-2.xhtml"]);
});

it("lets its last page flow in a book of fixed pages", async () => {
  const fixed = '<meta property="rendition:layout">pre-paginated</meta>';
  const { copy } = await stamp(craftBook({ opf: (text) => text.replace("<!--", `${fixed}<!--`) }));
  const opf = inside(copy).get("OEBPS/livro.opf");
  expect(opf).toContain('<itemref idref="sobre-esta-copia" properties="rendition:layout-reflowable"/>');
});

it("writes its tags as the book does, and leaves the parts of its collections alone", async () => {
  const named = (text: string): string =>
    text
      .replaceAll(/<(\/?)(package|metadata|manifest|item|itemref|spine|meta)\b/g, "<$1opf:$2")
      .replace("xmlns=", "xmlns:opf=")
      .replace("</opf:spine>", '</opf:spine><opf:collection role="index"><opf:manifest></opf:manifest></opf:collection>');
  const { copy } = await stamp(craftBook({ opf: named }));
  const opf = inside(copy).get("OEBPS/livro.opf") ?? "";
  expect(opf).toContain('<opf:itemref idref="sobre-esta-copia"/>\n</opf:spine>');
  expect(opf).toContain("<opf:manifest></opf:manifest>");
});

it.each([
  ["no letter of the line", "\u0000\u0007\ud800\ufffe"],
  ["a line broken in two", "\r\n\u2028"],
])("writes %s where XML has no room for it", async (_, odd) => {
  const { answer, copy } = await stamp(craftBook(), `Cópia de Ana${odd} Lima. Código ${MARK}`);
  expect(answer.ok).toBe(true);
  expect(utf8(inside(copy).get(PAGE))).toContain(`<p>Cópia de Ana Lima. Código ${MARK}</p>`);
});

it("is stamped with fonts that are hidden as books hide them", async () => {
  const bytes = Buffer.from(encryption("http://www.idpf.org/2008/embedding"));
  expect((await stamp(craftBook({ more: [{ name: "META-INF/encryption.xml", bytes }] }))).answer.ok).toBe(true);
});

describe("is refused, in words of its own", () => {
  const extra = (name: string, text: string) => ({ more: [{ name, bytes: Buffer.from(text) }] });
  it.each([
    [
      "with a shop's lock",
      craftBook(extra("META-INF/encryption.xml", encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc"))),
      "book_locked",
    ],
    ["signed", craftBook(extra("META-INF/signatures.xml", "<signatures/>")), "book_signed"],
    ["whose package does not close", craftBook({ opf: (text) => text.replace("</manifest>", "") }), "book_broken"],
    ["whose package has two roots", craftBook({ opf: (text) => `${text}<package></package>` }), "book_broken"],
    ["without metadata", craftBook({ opf: (text) => text.replace(/<metadata[\s\S]*<\/metadata>/, "") }), "book_broken"],
    ["without a package", craftBook({ opf: () => "" }), "book_broken"],
    ["that does not say what it is", craftBook({ label: null }), "book_broken"],
    ["cut short", craftBook().subarray(0, 700), "book_broken"],
    [
      "whose packed text is not what it says",
      craftBook({ more: [{ name: "a.txt", bytes: Buffer.from("a"), crc: 1 }] }),
      "book_broken",
    ],
  ] as const)("%s", async (_, bytes, reason) => {
    expect((await stamp(bytes)).answer).toEqual({ ok: false, reason });
  });
});
