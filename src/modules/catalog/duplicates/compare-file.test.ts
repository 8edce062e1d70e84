import { eq } from "drizzle-orm";
import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, revisionOf, sendFile } from "../../../../tests/author.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { db } from "#platform/db.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { submitProduct } from "../submit-product.ts";
import { listWorkingFiles } from "../queries/edited-product.ts";
import { productFiles } from "../tables.ts";
import { compareFile } from "./compare-file.ts";

/** Pages of drawings: nothing alike between two seeds. */
function drawnPdf(seed: number, pages: number): Promise<Buffer> {
  return craftPdf(pages, (document: PDFDocument) => {
    let state = seed;
    const next = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most;
    for (const page of document.getPages())
      for (let n = 0; n < 60; n++) {
        const grey = next(100) / 100;
        page.drawRectangle({
          x: next(560),
          y: next(800),
          width: 20 + next(120),
          height: 20 + next(120),
          color: rgb(grey, grey, grey),
        });
      }
  });
}

describe("a file that is already in the catalogue", () => {
  let first: AuthorViewer;
  let second: AuthorViewer;
  beforeAll(async () => {
    [first, second] = [await createAuthor(), await createAuthor()];
  });

  async function send(author: AuthorViewer, name: string, bytes: Buffer, productId?: number) {
    const id = productId ?? (await openDraft(author));
    const file = await sendFile(author, id, name, bytes);
    await compareFile(file.id);
    return { productId: id, fileId: file.id };
  }

  async function publish(author: AuthorViewer, productId: number) {
    const input = { productId, revision: await revisionOf(productId), form: await filledForm() };
    expect((await submitProduct(author, input)).ok).toBe(true);
  }

  const duplicateOf = async (author: AuthorViewer, productId: number) =>
    (await listWorkingFiles(author.storeId, productId)).map((one) => one.duplicate);

  it("is reported to its sender, by the same bytes or the same pages, without saying whose it is", async () => {
    const bytes = await drawnPdf(7, 4);
    const original = await send(first, "original.pdf", bytes);
    await publish(first, original.productId);
    const copied = await send(second, "copia.pdf", bytes);
    expect(await duplicateOf(second, copied.productId)).toEqual([{ by: "conteudo", where: "catalogo", title: null }]);

    const saved = await PDFDocument.load(bytes);
    saved.setTitle("Salvo de novo");
    const again = await send(second, "salva-de-novo.pdf", Buffer.from(await saved.save()));
    expect(await duplicateOf(second, again.productId)).toEqual([{ by: "paginas", where: "catalogo", title: null }]);
    const [stored] = await db.select().from(productFiles).where(eq(productFiles.id, again.fileId));
    expect(stored).toMatchObject({ duplicateFileId: original.fileId, comparedAt: expect.any(Date) });
    expect(await duplicateOf(first, original.productId)).toEqual([null]);

    const other = await send(second, "outra.pdf", await drawnPdf(1_234_567, 4));
    expect(await duplicateOf(second, other.productId)).toEqual([null]);
  });

  it("another person's draft does not count: that would tell what they are making", async () => {
    const bytes = await drawnPdf(99, 2);
    await send(first, "segredo.pdf", bytes);
    const mine = await send(second, "meu.pdf", bytes);
    expect(await duplicateOf(second, mine.productId)).toEqual([null]);
  });

  it("the author's own repeated file says where it is", async () => {
    const bytes = await drawnPdf(5, 1);
    const one = await send(first, "um.pdf", bytes);
    await send(first, "de-novo.pdf", bytes, one.productId);
    expect(await duplicateOf(first, one.productId)).toEqual([null, { by: "conteudo", where: "material", title: null }]);
    const two = await send(first, "dois.pdf", bytes);
    expect(await duplicateOf(first, two.productId)).toEqual([{ by: "conteudo", where: "loja", title: "Sem título" }]);
  });
});
