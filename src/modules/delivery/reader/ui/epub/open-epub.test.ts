import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openBook } from "./open-epub.ts";

const CONTAINER = '<container><rootfiles><rootfile full-path="l.opf"/></rootfiles></container>';
const HIDDEN =
  '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherData><CipherReference URI="f/b.otf"/></CipherData></EncryptedData></encryption>';
const OPF = `<package unique-identifier="i"><metadata><dc:identifier id="i">urn:x:1</dc:identifier><meta property="rendition:layout">pre-paginated</meta></metadata>
  <manifest><item id="a" href="t/a.xhtml"/><item id="b" href="t/b.svg"/><item id="c" href="t/c.xhtml"/></manifest>
  <spine><itemref idref="a"/><itemref idref="b"/><itemref idref="c" properties="rendition:layout-reflowable"/></spine></package>`;
const PAGE = `<html lang="pt-BR"><head><meta name="viewport" content="width=600, height=800"/><link rel="stylesheet" href="../s.css" media="screen"/>
  <style><![CDATA[i{position:absolute}]]></style></head><body class="capa" style="margin:0;background:url(https://x.example/a)" onload="x()">
  <p style="position:absolute;left:10px;transform:rotate(-3deg);behavior:url(x)">a</p>
  <svg viewBox="0 0 9 9" onload="x()"><image xlink:href="../p.png" width="9"/><text class="t">palavras</text><a xlink:href="b.svg"><rect/></a><script>x()</script><foreignObject><p onclick="x()">b</p></foreignObject></svg></body></html>`;
const SHEET = `@import url("m.css");@font-face{font-family:A;src:url(f/a.otf)}@font-face{font-family:B;src:url(f/b.otf)}@font-face{font-family:C;src:url(f/c.otf)}
  .capa{background:url(p.png)}p{background:url(https://x.example/b.png);font-size:16px}`;

function craftFont(): Uint8Array {
  const font = new Uint8Array(2000);
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x4f54544f);
  view.setUint16(4, 1);
  view.setUint32(20, 100);
  view.setUint32(24, 20);
  return font;
}

function hide(font: Uint8Array): Uint8Array {
  const key = createHash("sha1").update("urn:x:1").digest();
  return font.map((one, at) => (at < 1040 ? one ^ key[at % 20]! : one));
}

async function open() {
  const zip = zipSync({
    "META-INF/container.xml": strToU8(CONTAINER),
    "META-INF/encryption.xml": strToU8(HIDDEN),
    "l.opf": strToU8(OPF),
    "t/a.xhtml": strToU8(PAGE),
    "t/b.svg": strToU8('<svg viewBox="0 0 300 400"><text>desenho</text></svg>'),
    "t/c.xhtml": strToU8(PAGE),
    "s.css": strToU8(SHEET),
    "m.css": strToU8(".m{color:red}"),
    "f/a.otf": craftFont(),
    "f/b.otf": hide(craftFont()),
    "f/c.otf": strToU8("<script>x()</script>".repeat(20)),
    "p.png": new Uint8Array([1, 2, 3]),
  });
  const book = await openBook(new Blob([new Uint8Array(zip)]));
  if (typeof book === "string") throw new Error(book);
  return book;
}

describe("a page of a book", () => {
  it("brings the fonts of the book, those it hides too, and none that is no font", async () => {
    const { fonts } = await (await open()).page(0);
    expect(fonts.map(({ family, bytes }) => [family, Buffer.from(bytes).equals(Buffer.from(craftFont()))])).toEqual([
      ["A", true],
      ["B", true],
    ]);
  });

  it("that is fixed keeps its size, where each thing stands, its drawings in place and its body's look", async () => {
    const page = await (await open()).page(0);
    expect(page.size).toEqual({ width: 600, height: 800 });
    expect(page.body).toBe(' class="capa" style="margin:0"');
    expect(page.html).toContain('<p style="position:absolute; left:10px; transform:rotate(-3deg)">a</p>');
    expect(page.html).toContain(
      '<image width="9" data-part="p.png"></image><text class="t">palavras</text><a href="#" data-to="t/b.svg#"><rect></rect></a>',
    );
    expect(page.html).toContain("<foreignObject><p>b</p></foreignObject>");
    expect(page.html).not.toMatch(/onload|onclick|script|x\.example|behavior/);
  });

  it("has its sheets with those they bring, their pictures out of the book and nothing from elsewhere", async () => {
    const { styles } = await (await open()).page(0);
    expect(styles).toContain(".m{color:red}");
    expect(styles).toContain("@media screen{");
    expect(styles).toContain('.capa{background:url("data:image/png;base64,AQID")}');
    expect(styles).toContain("p{background:none;font-size:16px}");
    expect(styles).toContain("i{position:absolute}");
    expect(styles).not.toMatch(/x\.example|@import|@font-face|CDATA/);
  });

  it("that flows in a fixed book has no size, and its letters follow the size that is chosen", async () => {
    const book = await open();
    const page = await book.page(2);
    expect(page.size).toBeNull();
    expect(page.styles).toContain("font-size:1rem");
    expect(page.html).not.toContain("position");
    expect((await book.page(1)).size).toEqual({ width: 300, height: 400 });
    expect((await book.page(1)).html).toContain("<text>desenho</text>");
  });
});
