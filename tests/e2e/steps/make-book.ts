import { strToU8, zipSync } from "fflate";
import sharp from "sharp";

const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title>` +
  `<style>.azul{color:rgb(1, 2, 3)}</style></head><body>${body}</body></html>`;

const OPF = `<package version="3.0"><manifest><item id="nav" href="nav.xhtml" properties="nav"/><item id="a" href="a.xhtml"/>
  <item id="b" href="b.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`;
const NAV = `<nav epub:type="toc"><ol><li><a href="a.xhtml">A feira</a></li><li><a href="b.xhtml">O barco</a></li></ol></nav>`;
const HOSTILE = `<script>top.document.title = "tomado"</script><img src="x" onerror="top.document.title='tomado'"/>
  <iframe src="https://fora.test"></iframe><a href="javascript:top.location='https://fora.test'">não clique</a>`;

/** A book of two parts: one says hello, says bad things to the browser and points to the other, which has a picture. */
export async function makeBook(): Promise<Buffer> {
  const boat = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const files = {
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="l/l.opf"/></rootfiles></container>'),
    "l/l.opf": strToU8(OPF),
    "l/nav.xhtml": strToU8(page("Sumário", NAV)),
    "l/a.xhtml": strToU8(
      page("A feira", `<h1>A feira</h1><p class="azul">Era domingo.</p>${HOSTILE}<p><a href="b.xhtml#fim">ver o barco</a></p>`),
    ),
    "l/b.xhtml": strToU8(
      page(
        "O barco",
        `<h1>O barco</h1>${"<p>O mar era longe. </p>".repeat(200)}<p id="fim"><img src="f/b.png" alt="Um barco"/></p>`,
      ),
    ),
    "l/f/b.png": new Uint8Array(boat),
  } as const;
  return Buffer.from(zipSync(files as never));
}
