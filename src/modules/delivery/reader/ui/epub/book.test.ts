import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openZip } from "./open-zip.ts";
import { readBook, titleOfPart } from "#modules/catalog/epub/rules/book.ts";

const CONTAINER = '<container><rootfiles><rootfile full-path="OPS/livro.opf"/></rootfiles></container>';
const opf = (items: string, spine: string, toc = "") =>
  `<?xml version="1.0"?><opf:package xmlns:opf="x"><opf:manifest>${items}</opf:manifest><opf:spine${toc}>${spine}</opf:spine></opf:package>`;
const PARTS = '<item id="a" href="t/a.xhtml"/><item id="b" href="t/b%20b.xhtml"/>';
const SPINE = '<itemref idref="a"/><itemref idref="b"/>';
const NAV = `<nav epub:type="landmarks"><ol><li><a href="t/a.xhtml">Outro</a></li></ol></nav><nav epub:type="toc"><h1>Sumário</h1><ol>
  <li><a href="t/a.xhtml">A   manhã</a><ol><li><a href="t/a.xhtml#s2">O caf&#233;</a></li></ol></li>
  <li><a href="t/b%20b.xhtml">A noite</a></li><li><a href="https://x.example">Fora</a></li><li><span>Só palavras</span></li></ol></nav>`;
const NCX = `<ncx><navMap><navPoint><navLabel><text>Manhã</text></navLabel><content src="t/a.xhtml"/>
  <navPoint><navLabel><text>Café</text></navLabel><content src="t/a.xhtml#s2"/></navPoint></navPoint>
  <navPoint><navLabel><text>Noite</text></navLabel><content src="t/b%20b.xhtml"/></navPoint></navMap></ncx>`;

/** What a book that says nothing more is. */
const plain = { isFixed: false, spread: "auto", side: null };
const PLAIN = { layout: [plain, plain], direction: "ltr", pageSize: null, hidden: new Map(), names: [] };

const book = (files: Record<string, string>) =>
  readBook(async (path) => ({ "META-INF/container.xml": CONTAINER, ...files })[path] ?? null);
const locked = (algorithm: string) =>
  `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`;

describe("how a book is put together", () => {
  it("an EPUB 3 has its parts in order and the table of contents with what is inside what", async () => {
    const nav = '<item id="n" href="nav.xhtml" properties="nav scripted"/>';
    const read = await book({ "OPS/livro.opf": opf(PARTS + nav, SPINE), "OPS/nav.xhtml": NAV });
    expect(read).toEqual({
      ...PLAIN,
      parts: ["OPS/t/a.xhtml", "OPS/t/b b.xhtml"],
      contents: [
        { title: "A manhã", part: 0, fragment: "", depth: 0 },
        { title: "O café", part: 0, fragment: "s2", depth: 1 },
        { title: "A noite", part: 1, fragment: "", depth: 0 },
      ],
    });
  });

  it("an EPUB 2 has its table of contents in the NCX", async () => {
    const ncx = '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>';
    for (const toc of [' toc="ncx"', ""]) {
      const read = await book({ "OPS/livro.opf": opf(PARTS + ncx, SPINE, toc), "OPS/toc.ncx": NCX });
      expect(read).toMatchObject({
        contents: [
          { title: "Manhã", depth: 0, fragment: "" },
          { title: "Café", depth: 1, fragment: "s2" },
          { title: "Noite", depth: 0, part: 1 },
        ],
      });
    }
  });

  it("what is not read here gives its place to what the book offers instead, and stays where it offers nothing", async () => {
    const items =
      '<item id="j" href="j.json" media-type="application/json" fallback="k"/><item id="k" href="k.pdf" media-type="application/pdf" fallback="a"/>' +
      '<item id="x" href="x.json" media-type="application/json"/><item id="y" href="y.json" media-type="a/b" fallback="y"/>';
    const read = await book({
      "OPS/livro.opf": opf(PARTS + items, '<itemref idref="j"/><itemref idref="x"/><itemref idref="y"/>'),
    });
    expect(read).toMatchObject({ parts: ["OPS/t/a.xhtml", "OPS/x.json", "OPS/y.json"] });
  });

  it("without a table of contents it is still readable, and the part goes unnamed", async () => {
    const read = await book({ "OPS/livro.opf": opf(PARTS, SPINE) });
    expect(read).toEqual({ ...PLAIN, parts: ["OPS/t/a.xhtml", "OPS/t/b b.xhtml"], contents: [] });
    expect(titleOfPart({ parts: [], contents: [] }, 0)).toBeNull();
    const contents = [{ title: "Um", part: 1, fragment: "", depth: 0 }];
    expect([0, 1, 4].map((part) => titleOfPart({ parts: [], contents }, part))).toEqual([null, "Um", "Um"]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["sem pacote", {}, "broken"],
    ["sem ordem", { "OPS/livro.opf": opf(PARTS, "") }, "broken"],
    ["com ordem de partes que não há", { "OPS/livro.opf": opf(PARTS, '<itemref idref="z"/>') }, "broken"],
    ["que não é XML", { "OPS/livro.opf": "\u0000\u0001<<<" }, "broken"],
    ["com trava de loja", { "META-INF/encryption.xml": locked("http://www.w3.org/2001/04/xmlenc#aes128-cbc") }, "locked"],
    ["com trava sem nome", { "META-INF/encryption.xml": "<encryption><EncryptedData/></encryption>" }, "locked"],
    [
      "só com fontes escondidas, e sem pacote",
      { "META-INF/encryption.xml": locked("http://www.idpf.org/2008/embedding") },
      "broken",
    ],
  ])("%s", async (_, files, trouble) => {
    expect(await book(files)).toBe(trouble);
  });
});

describe("a book's ZIP", () => {
  const words = "Era uma vez. ".repeat(500);
  const zip = (comment = "") => {
    const made = zipSync({ "a.txt": [strToU8(words), { level: 9 }], "pasta/é.txt": [strToU8("cru"), { level: 0 }] });
    const bytes = new Uint8Array(made.length + comment.length);
    bytes.set(made);
    bytes.set(strToU8(comment), made.length);
    if (comment) new DataView(bytes.buffer).setUint16(made.length - 2, comment.length, true);
    return new Blob([bytes]);
  };

  it.each(["", "um bilhete no fim"])("opens file by file, compressed or not (end: “%s”)", async (comment) => {
    const read = await openZip(zip(comment));
    const text = async (name: string) => new TextDecoder().decode((await read?.(name, 100_000)) ?? undefined);
    expect([await text("a.txt"), await text("pasta/é.txt")]).toEqual([words, "cru"]);
    expect(await read?.("../a.txt", 100)).toBeNull();
  });

  it("one that opens larger than expected is not opened", async () => {
    const read = await openZip(zip());
    expect(await read?.("a.txt", words.length - 1)).toBeNull();
    expect((await read?.("a.txt", words.length))?.length).toBe(words.length);
  });

  it("what is no ZIP is not one", async () => {
    expect(await openZip(new Blob(["%PDF-1.7 nada".repeat(20)]))).toBeNull();
    expect(await openZip(new Blob([]))).toBeNull();
  });
});
