import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fontFacesOf, withoutFontFaces } from "./font-faces.ts";
import { bookNames, hiddenFonts, shownFont } from "./hidden-fonts.ts";
import { parseMarkup } from "./markup.ts";
import { relativeSizes } from "./relative-sizes.ts";
import { isSoundFont } from "./sound-font.ts";

const UUID = "4b6e6f3c-6d0b-4f5a-9d0b-0d1c2b3a4f5e";
const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 251);
const masked = (key: Uint8Array, length: number) => bytes.map((one, at) => (at < length ? one ^ key[at % key.length]! : one));

describe("the fonts a book brings", () => {
  it("are named with their looks and where they are in the book, and never from elsewhere", () => {
    const css = `@font-face{font-family:"Letra; bela";src:url(x.eot);src:url('../f/a%20b.otf') format("opentype"),url(https://x.example/a.woff);font-weight:700;font-style:italic;unicode-range:U+0-FF}
      p{color:red}@FONT-FACE { font-family: Fora; src: url("//x.example/f.ttf"), local("Arial") }`;
    expect(fontFacesOf(css, "livro/css/a.css")).toEqual([
      {
        family: "Letra; bela",
        descriptors: { weight: "700", style: "italic", unicodeRange: "U+0-FF" },
        sources: ["livro/css/x.eot", "livro/f/a b.otf"],
      },
    ]);
    expect(withoutFontFaces(css).replace(/\s/g, "")).toBe("p{color:red}");
  });

  it("hidden in the way of the IDPF are shown by the name of the book, without its spaces", async () => {
    const key = createHash("sha1").update(`urn:uuid:${UUID}`).digest();
    expect(await shownFont(masked(key, 1040), "idpf", [` urn:uuid:\n${UUID} `])).toEqual(bytes);
  });

  it("hidden in the way of Adobe are shown by the UUID of the book", async () => {
    const key = Buffer.from(UUID.replaceAll("-", ""), "hex");
    expect(await shownFont(masked(key, 1024), "adobe", ["978-85-0000", `urn:uuid:${UUID}`])).toEqual(bytes);
    expect(await shownFont(bytes, "adobe", ["978-85-0000"])).toBeNull();
  });

  it("a book says which are hidden and what it is called; any other lock is none of ours", () => {
    const said = (method: string) =>
      parseMarkup(
        `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${method}"/><enc:CipherData><enc:CipherReference URI="OPS/f/a%20b.otf"/></enc:CipherData></enc:EncryptedData></encryption>`,
      );
    expect(hiddenFonts(said("http://www.idpf.org/2008/embedding"))).toEqual(new Map([["OPS/f/a b.otf", "idpf"]]));
    expect(hiddenFonts(said("http://www.w3.org/2001/04/xmlenc#aes128-cbc"))).toBeNull();
    expect(hiddenFonts(null)).toEqual(new Map());
    const opf =
      '<package unique-identifier="b"><dc:identifier id="a">um</dc:identifier><dc:identifier id="b">dois</dc:identifier></package>';
    expect(bookNames(parseMarkup(opf, "xml"))).toEqual(["dois", "um"]);
  });
});

/** The lists of a font of one table, and as many bytes as it says. */
function craftFont(signature: number, { tables = 1, at = 100, length = 20, said = 200, unpacked = 300 } = {}): Uint8Array {
  const font = new Uint8Array(200);
  const view = new DataView(font.buffer);
  view.setUint32(0, signature);
  if (signature === 0x774f4646 || signature === 0x774f4632) {
    view.setUint32(8, said);
    view.setUint16(12, tables);
    view.setUint32(16, unpacked);
    view.setUint32(48, at);
    view.setUint32(52, length);
    view.setUint32(56, length);
  } else {
    view.setUint16(4, tables);
    view.setUint32(20, at);
    view.setUint32(24, length);
  }
  return font;
}

describe("whether a font is one", () => {
  it.each([
    ["TrueType", 0x00010000],
    ["OpenType", 0x4f54544f],
    ["Apple's TrueType", 0x74727565],
    ["WOFF", 0x774f4646],
    ["WOFF2", 0x774f4632],
  ])("%s is", (_, signature) => {
    expect(isSoundFont(craftFont(signature))).toBe(true);
    expect(isSoundFont(craftFont(signature, { tables: 0 }))).toBe(false);
  });

  it("not with a table out of the file, another size than it says, or too much inside", () => {
    expect(isSoundFont(craftFont(0x00010000, { at: 190 }))).toBe(false);
    expect(isSoundFont(craftFont(0x00010000, { tables: 900 }))).toBe(false);
    expect(isSoundFont(craftFont(0x774f4646, { at: 190 }))).toBe(false);
    expect(isSoundFont(craftFont(0x774f4646, { said: 199 }))).toBe(false);
    expect(isSoundFont(craftFont(0x774f4632, { unpacked: 400_000_000 }))).toBe(false);
  });

  it("not what is called one: a page, a program, a few bytes", () => {
    for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'>".padEnd(200), "MZ".padEnd(200), "OTTO"])
      expect(isSoundFont(Buffer.from(text))).toBe(false);
  });
});

describe("letters that follow the size that is chosen", () => {
  it.each([
    ["p{font-size:14px}", "p{font-size:0.875rem}"],
    ["p{FONT-SIZE : 12pt!important;line-height:24px}", "p{FONT-SIZE : 1rem!important;line-height:1.5rem}"],
    ["body{font-size:small}h1{font-size:xx-large}", "body{font-size:0.8125rem}h1{font-size:2rem}"],
    [
      "p{font-size:1.2em;line-height:1.5;width:14px;font-size:smaller}",
      "p{font-size:1.2em;line-height:1.5;width:14px;font-size:smaller}",
    ],
  ])("%s", (css, relative) => {
    expect(relativeSizes(css)).toBe(relative);
  });
});
