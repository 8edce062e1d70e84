import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { orderFiles, removeFile, renameFile } from "../change-files.ts";
import { choosePreviews } from "../choose-previews.ts";
import { createDraft } from "../create-draft.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { craftZip } from "../inspect/fixtures/craft-zip.ts";
import { archiveProduct, pauseProduct, resumeProduct, undoArchive } from "../move-product.ts";
import { findEditedProduct, findOwnPdf, listWorkingFiles } from "../queries/edited-product.ts";
import { listOwnProducts } from "./queries/list.ts";
import { findProductPage } from "../queries/product-page.ts";
import { expectFile, forgetFile, quarantineKey } from "../receive-file.ts";
import { saveDraft } from "../save-draft.ts";
import { clearCover, setCoverFromFile } from "../set-cover.ts";
import { products } from "../tables.ts";

const MB = 1024 * 1024;

describe("the draft", () => {
  it("opening the page twice does not create two empty drafts", async () => {
    const author = await createAuthor();
    const ids = await Promise.all([openDraft(author), openDraft(author)]);
    expect(ids[0]).toBe(ids[1]);
  });

  it("what another tab has open is not opened again: each tab makes its own product", async () => {
    const author = await createAuthor();
    const first = await openDraft(author);
    expect(await createDraft(author, [first])).not.toMatchObject({ value: { productId: first } });
  });

  it("stores what was written without publishing anything", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const form = await filledForm({ title: "Só um rascunho" });
    expect(await saveDraft(author, { productId, revision: 1, form })).toEqual({ ok: true, value: { revision: 2 } });
    expect(await findEditedProduct(author.storeId, productId)).toMatchObject({ slug: null, form: { title: "Só um rascunho" } });
    const [row] = await db.select().from(products).where(eq(products.id, productId));
    expect(await findProductPage(row!.slug)).toBeNull();
  });

  it("of two tabs that save the same revision only one counts", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const form = await filledForm();
    const tabs = ["Aba A", "Aba B"].map((title) => saveDraft(author, { productId, revision: 1, form: { ...form, title } }));
    const answers = await Promise.all(tabs);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ reason: "conflict" });
  });

  it("refuses a category that does not exist (B139)", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const answer = await saveDraft(author, { productId, revision: 1, form: await filledForm({ categoryId: 999_999 }) });
    expect(answer).toMatchObject({ ok: false, reason: "category_missing" });
  });

  it("only an approved store opens drafts", async () => {
    const author = await createAuthor({ status: "suspensa" });
    expect(await createDraft(author)).toMatchObject({ ok: false, reason: "store_closed" });
  });

  it("to another author the product does not exist, at any door", async () => {
    const author = await createAuthor();
    const other = await createAuthor();
    const { productId, fileId, form } = await publishOne(author);
    const missing = { ok: false, reason: "not_found" };
    const file = { productId, fileId };
    const sent = { fileId: crypto.randomUUID(), productId, storeId: other.storeId, filename: "a.pdf", sizeBytes: 10 };
    expect(await findEditedProduct(other.storeId, productId)).toBeNull();
    expect(await listWorkingFiles(other.storeId, productId)).toEqual([]);
    expect(await findOwnPdf(other.storeId, fileId)).toBeNull();
    expect(await saveDraft(other, { productId, revision: await revisionOf(productId), form })).toMatchObject(missing);
    expect(await expectFile(sent)).toMatchObject(missing);
    expect(await renameFile(other, { ...file, name: "x" })).toMatchObject(missing);
    expect(await removeFile(other, file)).toMatchObject(missing);
    expect(await orderFiles(other, { productId, fileIds: [fileId] })).toMatchObject(missing);
    expect(await choosePreviews(other, { productId, pages: [] })).toMatchObject(missing);
    expect(await setCoverFromFile(other, file)).toMatchObject(missing);
    expect(await clearCover(other, productId)).toMatchObject(missing);
    expect(await pauseProduct(other, productId)).toMatchObject(missing);
    expect(await archiveProduct(other, productId)).toMatchObject(missing);
    expect(await undoArchive(other, productId)).toMatchObject(missing);
    expect((await listOwnProducts(other.storeId, {})).rows).toEqual([]);
  });
});

describe("uploaded files", () => {
  it.each([
    ["programa com nome de PDF (B146)", "aula.pdf", Buffer.from("MZ\x90\0 programa ".repeat(40)), "não corresponde"],
    ["PDF com senha ou partido (B148)", "aula.pdf", Buffer.from("%PDF-1.7\n%%EOF"), "PDF"],
    ["ZIP com nome que sai da pasta (B149)", "a.zip", craftZip([{ name: "../../fora.txt", bytes: Buffer.from("x") }]), "nomes"],
    ["arquivo vazio por dentro (B153)", "vazio.pdf", Buffer.from(" "), "."],
  ])("%s is refused with a sentence and takes none of the store's space", async (_what, filename, bytes, sentence) => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const file = await sendFile(author, productId, filename, bytes);
    expect(file.status).toBe("invalido");
    expect(file.problem).toContain(sentence);
    expect(file.storageKey).toBeNull();
    expect(await storage().head(quarantineKey(file.id))).toBeNull();
  });

  it("the name shown keeps no path and no deceptive signs (B151)", async () => {
    const author = await createAuthor();
    const file = await sendFile(author, await openDraft(author), "../../a\u202Efdp.exe.pdf", await craftPdf(1));
    expect(file.name).toBe("afdp.exe.pdf");
  });

  it("of simultaneous uploads only twenty fit (B153)", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const sent = Array.from({ length: 23 }, (_, n) =>
      expectFile({ fileId: crypto.randomUUID(), productId, storeId: author.storeId, filename: `${n}.pdf`, sizeBytes: 1 }),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(20);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ reason: "too_many_files" });
  });

  it("bytes are reserved before they arrive and come back when the upload is given up (B153)", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await saveDraft(author, { productId, revision: 1, form: await filledForm({ isFree: true }) });
    const big = (fileId: string) =>
      expectFile({ fileId, productId, storeId: author.storeId, filename: "a.zip", sizeBytes: 200 * MB });
    const first = crypto.randomUUID();
    expect(await big(first)).toMatchObject({ ok: true });
    expect(await big(crypto.randomUUID())).toMatchObject({ ok: false, reason: "product_full" });
    await forgetFile(first);
    expect(await big(crypto.randomUUID())).toMatchObject({ ok: true });
  });

  it("a sold file does not change its name; a new one does and keeps its extension", async () => {
    const author = await createAuthor();
    const { productId, fileId } = await publishOne(author);
    expect(await renameFile(author, { productId, fileId, name: "outro" })).toMatchObject({ ok: false, reason: "file_sold" });
    const fresh = await sendFile(author, productId, "novo.pdf", await craftPdf(1));
    await renameFile(author, { productId, fileId: fresh.id, name: "Caderno 2" });
    expect((await listWorkingFiles(author.storeId, productId)).map((file) => file.name)).toEqual([
      "fracoes.pdf",
      "Caderno 2.pdf",
    ]);
  });

  it("the preview has up to ten pages, only of those that exist", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const { id: fileId } = await sendFile(author, productId, "a.pdf", await craftPdf(2));
    const pages = Array.from({ length: 11 }, (_, n) => ({ fileId, pageNumber: n + 1 }));
    expect(await choosePreviews(author, { productId, pages })).toMatchObject({ ok: false, reason: "too_many_previews" });
    const beyond = await choosePreviews(author, { productId, pages: [{ fileId, pageNumber: 3 }] });
    expect(beyond).toMatchObject({ ok: false, reason: "page_missing" });
  });
});

describe("pausing and archiving", () => {
  it("a paused product leaves the store and comes back as it was", async () => {
    const author = await createAuthor();
    const { productId, slug } = await publishOne(author);
    expect(await pauseProduct(author, productId)).toEqual({ ok: true, value: "pausado" });
    expect(await findProductPage(slug)).toMatchObject({ state: "pausado" });
    expect(await pauseProduct(author, productId)).toMatchObject({ ok: false, reason: "wrong_state" });
    expect(await resumeProduct(author, productId)).toEqual({ ok: true, value: "publicado" });
    expect(await findProductPage(slug)).toMatchObject({ state: "publicado" });
  });

  it("undoing the archiving gives the product back as it was", async () => {
    const author = await createAuthor();
    const { productId, slug } = await publishOne(author);
    await pauseProduct(author, productId);
    await archiveProduct(author, productId);
    expect(await listOwnProducts(author.storeId, {})).toMatchObject({ rows: [], counts: { todos: 0, arquivado: 1 } });
    expect(await findProductPage(slug)).toMatchObject({ state: "retirado" });
    expect(await undoArchive(author, productId)).toEqual({ ok: true, value: "pausado" });
    expect(await undoArchive(author, productId)).toMatchObject({ ok: false });
  });

  it("the list searches, separates by status and sorts", async () => {
    const author = await createAuthor();
    const { productId: paused } = await publishOne(author, { title: "Alfabeto 100%" });
    await publishOne(author, { title: "Zoológico", priceCents: 9_000 });
    await pauseProduct(author, paused);
    const titles = async (search: Parameters<typeof listOwnProducts>[1]) =>
      (await listOwnProducts(author.storeId, search)).rows.map((row) => row.title);
    expect(await titles({ ordem: "titulo" })).toEqual(["Alfabeto 100%", "Zoológico"]);
    expect(await titles({ ordem: "preco" })).toEqual(["Zoológico", "Alfabeto 100%"]);
    expect(await titles({ situacao: "pausado" })).toEqual(["Alfabeto 100%"]);
    expect(await titles({ busca: "0%" })).toEqual(["Alfabeto 100%"]);
    expect(await titles({ busca: "_" })).toEqual([]);
  });
});
