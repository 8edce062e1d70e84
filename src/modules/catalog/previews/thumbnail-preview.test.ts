import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import { type CraftedEntry, craftZip } from "../inspect/fixtures/craft-zip.ts";
import { drawPreview } from "./draw/draw-preview.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-miniaturas-"));
afterAll(() => rm(folder, { recursive: true }));

const page = (side: number) => sharp({ create: { width: side, height: side * 1.4, channels: 3, background: "#3a6" } });
const JPEG = await page(200).jpeg().toBuffer();
const PNG = await page(200).png().toBuffer();

const types = { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") };
const WORDS = [types, { name: "word/document.xml", bytes: Buffer.from("<w/>") }];

async function draw(kind: string, entries: CraftedEntry[]) {
  const file = path.join(folder, `documento.${kind}`);
  await writeFile(file, craftZip(entries));
  return drawPreview({ path: file, kind, storeName: "Loja do Papel", ffmpeg: null, soffice: null });
}

it("the picture that its program left in a document is shown, wherever that program puts it", async () => {
  for (const [kind, name, bytes] of [
    ["docx", "docProps/thumbnail.jpeg", JPEG],
    ["pptx", "docProps/thumbnail.png", PNG],
    ["odt", "Thumbnails/thumbnail.png", PNG],
    ["pages", "preview.jpg", JPEG],
    ["key", "QuickLook/Thumbnail.jpg", JPEG],
  ] as const) {
    const drawn = await draw(kind, [...WORDS, { name, bytes }]);
    expect([kind, drawn]).toMatchObject([kind, { ok: true, value: { image: { widthPx: 200, heightPx: 280 }, content: null } }]);
  }
  const large = await page(2_000).jpeg().toBuffer();
  expect(await draw("pages", [{ name: "preview.jpg", bytes: large }])).toMatchObject({ value: { image: { heightPx: 900 } } });
});

it("a document without one, or with a drawing of Windows, says what to do; a picture that is none is unreadable", async () => {
  expect(await draw("docx", WORDS)).toMatchObject({ ok: false, reason: "no_thumbnail" });
  const metafile = { name: "docProps/thumbnail.emf", bytes: Buffer.alloc(200, 1) };
  expect(await draw("docx", [...WORDS, metafile])).toMatchObject({ ok: false, reason: "no_thumbnail" });
  const inside = (bytes: Uint8Array, lie: Partial<CraftedEntry> = {}) =>
    draw("docx", [...WORDS, { name: "docProps/thumbnail.jpeg", bytes, ...lie }]);
  expect(await inside(Buffer.from("<script>"))).toMatchObject({ ok: false, reason: "unreadable" });
  expect(await inside(JPEG.subarray(0, 60))).toMatchObject({ ok: false, reason: "unreadable" });
  expect(await inside(Buffer.alloc(20 * 1024 * 1024))).toMatchObject({ ok: false, reason: "unreadable" });
  // What unpacks to more than it declares is not unpacked.
  expect(await inside(Buffer.alloc(9_000_000), { unpackedBytes: 100 })).toMatchObject({ ok: false, reason: "unreadable" });
});

it("an author's document is shown by it, marked, and one without it is for sale all the same", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const thumbnail = { name: "docProps/thumbnail.jpeg", bytes: JPEG };
  const { preview } = await madePreview(author, productId, "apostila.docx", craftZip([...WORDS, thumbnail]));
  expect(preview).toMatchObject({ kind: "imagem", problem: null });
  expect(await sharp(await storedBytes(`images/${preview!.imageId}`)).metadata()).toMatchObject({ width: 200, height: 280 });
  const bare = await madePreview(author, productId, "plano.docx", craftZip(WORDS));
  expect(bare.preview).toMatchObject({ imageId: null, problem: expect.stringMatching(/Salvar miniatura.*continua à venda/) });
});
