import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { strToU8, zipSync } from "fflate";

const FONT = createRequire(import.meta.url).resolve("@fontsource/alegreya/files/alegreya-latin-900-normal.woff");
const PAGES = 5;

const page = (at: number) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${at}</title><meta name="viewport" content="width=600, height=800"/>` +
  `<link rel="stylesheet" href="s.css"/></head><body><p class="alto">Quadro ${at}</p><p style="position:absolute;left:380px;top:700px">fim ${at}</p></body></html>`;

/** A book of five fixed pages, read from the right to the left, with a font of its own; its pages are 600 × 800. */
export async function makeFixedBook(): Promise<Buffer> {
  const numbers = Array.from({ length: PAGES }, (_, at) => at + 1);
  const items = numbers.map((at) => `<item id="p${at}" href="p${at}.xhtml" media-type="application/xhtml+xml"/>`).join("");
  const spine = numbers
    .map((at) => `<itemref idref="p${at}" properties="page-spread-${at % 2 === 1 ? "left" : "right"}"/>`)
    .join("");
  const opf =
    `<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<dc:identifier id="i">urn:x:quadros</dc:identifier><dc:title>Quadros</dc:title><dc:language>pt-BR</dc:language><meta property="rendition:layout">pre-paginated</meta></metadata>` +
    `<manifest>${items}<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest><spine page-progression-direction="rtl">${spine}</spine></package>`;
  const files = {
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      '<container><rootfiles><rootfile full-path="l/l.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    "l/l.opf": strToU8(opf),
    "l/nav.xhtml": strToU8(
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><nav epub:type="toc"><ol><li><a href="p1.xhtml">Capa</a></li><li><a href="p4.xhtml">Volta</a></li></ol></nav></body></html>',
    ),
    "l/s.css": strToU8(
      "@font-face{font-family:Própria;src:url(f/a.woff)}body{margin:0}.alto{position:absolute;left:60px;top:40px;font:60px Própria}",
    ),
    "l/f/a.woff": new Uint8Array(await readFile(FONT)),
    ...Object.fromEntries(numbers.map((at) => [`l/p${at}.xhtml`, strToU8(page(at))])),
  };
  return Buffer.from(zipSync(files as never));
}
