import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFName, type PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, expect, test } from "vitest";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { textByPdfJs } from "./fixtures/pdf-js.ts";
import { hasSoundTable } from "./sound-table.ts";
import { stampPdf } from "./stamp-pdf.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-hostil-"));
afterAll(() => rm(folder, { recursive: true }));

const MARK = "7F3K-9Q2M-X8WT";
const LINE = `Cópia de Marina Souza, CPF •••.982.247-••, pedido 10.234. Código ${MARK}`;

let made = 0;
async function stamp(bytes: Buffer) {
  const [source, target] = [path.join(folder, `${(made += 1)}.pdf`), path.join(folder, `${made}-c.pdf`)];
  await writeFile(source, bytes);
  const answer = await stampPdf(source, target, { pages: "todas", line: LINE, mark: MARK });
  if (!answer.ok) throw new Error(answer.reason);
  return readFile(target);
}

/** What another reader sees: the text, the page, and its last 24 points. */
async function seen(bytes: Buffer) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = document.getPage(0).getText();
  const { data, width, height } = await document.getPage(0).render({ scale: 1, render: "bitmap" });
  const foot = data.subarray(width * (height - 24) * 4);
  const read = {
    text,
    whole: Buffer.from(data),
    foot: Buffer.from(foot),
  };
  document.destroy();
  library.destroy();
  return read;
}

const contents = (page: PDFPage, words: string) =>
  page.node.set(PDFName.of("Contents"), page.node.context.register(page.node.context.stream(words)));

const hostile: [string, (document: PDFDocument) => unknown][] = [
  [
    "a crop box larger than the media box",
    (document) => {
      document.getPage(0).setMediaBox(39, 39, 500, 700);
      document.getPage(0).setCropBox(0, 0, 600, 780);
    },
  ],
  [
    "boxes whose corners come in another order",
    (document) => document.getPage(0).node.set(PDFName.of("MediaBox"), document.context.obj([595, 842, 0, 0])),
  ],
  ["no media box at all", (document) => document.getPage(0).node.delete(PDFName.of("MediaBox"))],
  [
    "a clip that is never undone",
    (document) => contents(document.getPage(0), "q 100 400 50 50 re W n .3 0 0 .3 0 0 cm 0 0 90 90 re f"),
  ],
  [
    "one restore too many, after a scale",
    (document) => contents(document.getPage(0), ".1 0 0 .1 0 0 cm q 0 0 900 900 re f Q Q 5000 5000 500 500 re f"),
  ],
  [
    "text and marked contents that never end",
    (document) => contents(document.getPage(0), "/P <</MCID 0>> BDC BT 1 0 0 1 900 900 Tm 3 Tr"),
  ],
  [
    "contents that talk of q and Q in strings and pictures",
    (document) =>
      contents(document.getPage(0), "BT (Q Q \\) Q) Tj ET BI /W 1 /H 1 /BPC 8 /CS /G ID Q EI % Q Q\nq 0 0 5 5 re W n"),
  ],
  [
    "an annotation that covers the page",
    (document) => {
      const page = document.getPage(0);
      const look = document.context.stream("1 1 1 rg 0 0 600 850 re f", {
        Type: "XObject",
        Subtype: "Form",
        BBox: [0, 0, 600, 850],
      });
      const cover = {
        Type: "Annot",
        Subtype: "Square",
        Rect: [0, 0, 600, 850],
        F: 4,
        AP: { N: document.context.register(look) },
      };
      page.node.set(PDFName.of("Annots"), document.context.obj([document.context.register(document.context.obj(cover))]));
    },
  ],
];

test.each(hostile)("the stamp is read and seen on a page with %s", async (_, spoil) => {
  const original = await craftPdf(1, spoil);
  const [before, after] = [await seen(original), await seen(await stamp(original))];
  expect(after.text).toContain(MARK);
  const changed = after.foot.filter((value, at) => Math.abs(value - (before.foot[at] ?? 255)) > 24);
  expect(changed.length).toBeGreaterThan(100);
  expect(await textByPdfJs(await stamp(original))).toContain(MARK);
});

test("what a page with one restore too many drew stays where it was", async () => {
  const spoil = hostile.find(([name]) => name.startsWith("one restore"))?.[1];
  const original = await craftPdf(1, spoil);
  const [before, after] = [await seen(original), await seen(await stamp(original))];
  const above = before.whole.length - 595 * 40 * 4;
  expect(after.whole.subarray(0, above).equals(before.whole.subarray(0, above))).toBe(true);
});

test("a copy of a file whose table lies opens by its own table, written anew", async () => {
  const original = await craftPdf(2);
  expect(hasSoundTable(original)).toBe(true);
  const lying = Buffer.concat([
    Buffer.from("%PDF-1.7\n% enviado por um programa antigo\n"),
    original.subarray(original.indexOf("\n") + 1),
  ]);
  expect(hasSoundTable(lying)).toBe(false);
  const copy = await stamp(lying);
  expect(hasSoundTable(copy)).toBe(true);
  expect(copy.subarray(0, lying.length).equals(lying)).toBe(false);
  expect((await seen(copy)).text).toContain(MARK);
  expect(hasSoundTable(await stamp(original))).toBe(true);
});
