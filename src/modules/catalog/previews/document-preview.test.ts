import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import { craftZip } from "../inspect/fixtures/craft-zip.ts";
import { drawPreview } from "./draw/draw-preview.ts";
import { writePdf } from "./draw/document/write-pdf.ts";
import { sheetDocument, slidesDocument, textDocument, wordDocument } from "./fixtures/documents.ts";
import { previewPrograms } from "./preview-programs.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-documentos-"));
afterAll(() => rm(folder, { recursive: true }));
const { soffice } = await previewPrograms();

async function draw(kind: string, bytes: Uint8Array, program = soffice) {
  const file = path.join(folder, `documento-${kind}`);
  await writeFile(file, bytes);
  return drawPreview({ path: file, kind, storeName: "Loja do Papel", ffmpeg: null, soffice: program });
}

it("without LibreOffice a document of Office before 2007 says so, and a newer one is shown by what its program left in it", async () => {
  const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
  for (const kind of ["doc", "xls", "ppt"]) expect(await draw(kind, compound, null)).toMatchObject({ reason: "no_office" });
  expect(await draw("rtf", Buffer.from("{\\rtf1 Olá}"), null)).toMatchObject({ reason: "no_office" });
  expect(await draw("odt", craftZip(textDocument("Olá")), null)).toMatchObject({ reason: "no_thumbnail" });
});

describe.skipIf(soffice === null)("with LibreOffice", { timeout: 120_000 }, () => {
  it("the first pages of a document are shown, as many as there are up to three", async () => {
    const pages = (count: number) => craftZip(textDocument(...Array.from({ length: count }, (_, page) => `Página ${page + 1}`)));
    expect(await draw("odt", pages(1))).toMatchObject({
      value: { image: { widthPx: 900 }, facts: { words: "A primeira página" } },
    });
    expect(await draw("odt", pages(2))).toMatchObject({ value: { facts: { words: "As 2 primeiras páginas" } } });
    expect(await draw("odt", pages(7))).toMatchObject({ value: { facts: { words: "As 3 primeiras páginas" } } });
    expect(await draw("odp", craftZip(slidesDocument(4)))).toMatchObject({
      value: { facts: { words: "As 3 primeiras páginas" } },
    });
    expect(await draw("ods", craftZip(sheetDocument(["Receita", "Custo"])))).toMatchObject({ ok: true });
    expect(await draw("docx", craftZip(wordDocument({ text: "Plano de aula" })))).toMatchObject({ ok: true });
    expect(await draw("rtf", Buffer.from("{\\rtf1\\ansi Plano de aula}"))).toMatchObject({ ok: true });
  });

  it("what it cannot read is said to be so, and nothing of it is left on the disk", async () => {
    // A place of its own: other processes draw documents in the machine's.
    const place = await mkdtemp(path.join(folder, "disco-"));
    vi.stubEnv("TMPDIR", place);
    expect(await draw("doc", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_000, 7)]))).toMatchObject({
      reason: "unreadable",
    });
    expect(await draw("docx", craftZip([{ name: "word/document.xml", bytes: Buffer.from("<w") }]))).toMatchObject({ ok: false });
    expect(tmpdir()).toBe(place);
    expect(await readdir(place)).toEqual([]);
    vi.unstubAllEnvs();
  });

  it("nothing that a document names outside of itself is opened, on a network or on this disk", async () => {
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url ?? "");
      response.end("SEGREDO DA REDE");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const network = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const picture = path.join(folder, "segredo.png");
    await sharp({ create: { width: 80, height: 80, channels: 3, background: "#f00" } })
      .png()
      .toFile(picture);
    const outside = [`${network}/imagem.png`, pathToFileURL(picture).href];
    const cells = [`WEBSERVICE(&quot;${network}/servico&quot;)`, `WEBSERVICE(&quot;${pathToFileURL(picture).href}&quot;)`];
    const made = [
      ["odt", textDocument("Olá", ...outside)],
      ["docx", wordDocument({ text: "Olá", pictures: outside })],
      ["ods", sheetDocument([], cells)],
    ] as const;
    for (const [kind, entries] of made) {
      const from = path.join(folder, `de-fora-${kind}`);
      await writeFile(from, craftZip([...entries]));
      const place = await mkdtemp(path.join(folder, "pdf-"));
      const pdf = await writePdf(soffice!, from, { as: kind === "ods" ? "sheet" : "text", ending: kind }, place);
      expect([kind, pdf === null]).toEqual([kind, false]);
      const drawn = await drawPreview({ path: from, kind, storeName: "Loja", ffmpeg: null, soffice });
      if (!drawn.ok) throw new Error(`${kind} was not drawn`);
      const { data } = await sharp(drawn.value.image.bytes).raw().toBuffer({ resolveWithObject: true });
      const red = data.some((value, at) => at % 3 === 0 && value > 230 && data[at + 1]! < 60 && data[at + 2]! < 60);
      expect([kind, red]).toEqual([kind, false]);
    }
    expect(requested).toEqual([]);
    server.close();
  });

  it("an author's document is shown by its first page, marked with the store", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const { preview } = await madePreview(author, productId, "plano.docx", craftZip(wordDocument({ text: "Plano de aula" })));
    expect(preview).toMatchObject({ kind: "imagem", problem: null, facts: { words: "A primeira página" } });
    expect(await sharp(await storedBytes(`images/${preview!.imageId}`)).metadata()).toMatchObject({ width: 900 });
  });
});
