import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { col, readRows } from "#platform/read.ts";
import { createAuthor, openDraft, publishOne, sendFile } from "../../../../tests/author.ts";
import { orderFiles } from "../change-files.ts";
import { choosePreviews } from "../choose-previews.ts";
import { setFileLicenses } from "../file-licenses/set-file-licenses.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { inspectUpload } from "../inspect-upload.ts";
import { workingCopyOf } from "../own-product.ts";
import { listWorkingFiles } from "../queries/edited-product.ts";
import { expectFile, quarantineFile } from "../receive-file.ts";
import { carryPreviewsJob } from "../schema/jobs.ts";
import { setStamp } from "../stamp/set-stamp.ts";
import { productFiles, products, productVersionFiles } from "../tables.ts";
import { carryPreviews } from "./carry-previews.ts";
import { replaceFile } from "./replace-file.ts";

async function sendInPlaceOf(author: AuthorViewer, productId: number, replaces: string, filename: string, bytes: Uint8Array) {
  const fileId = newId();
  const wanted = { fileId, productId, storeId: author.storeId, filename, sizeBytes: bytes.length, replaces };
  expect((await expectFile(wanted)).ok).toBe(true);
  const path = join(env.DATA_DIR, `envio-${fileId}`);
  await writeFile(path, bytes);
  await quarantineFile(fileId, path);
  await inspectUpload(fileId);
  return fileId;
}

const namesOf = async (author: AuthorViewer, productId: number) =>
  (await listWorkingFiles(author.storeId, productId)).map(({ name }) => name);

async function previewsOf(productId: number) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  return (await workingCopyOf(db, product!)).previews.map(({ fileId, pageNumber }) => ({ fileId, pageNumber }));
}

it("a file sent for the place of another keeps its order, licences, stamp and shown pages, and the other stays until it may be sold", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const first = await sendFile(author, productId, "um.pdf", await craftPdf(3));
  const last = await sendFile(author, productId, "dois.pdf", await craftPdf(4));
  await setFileLicenses(author, { productId, fileId: first.id, licenses: ["comercial"] });
  expect((await setStamp(author, { productId, fileId: first.id, stamp: "primeira" })).ok).toBe(true);
  const shown = [
    { fileId: first.id, pageNumber: 1 },
    { fileId: last.id, pageNumber: 2 },
    { fileId: first.id, pageNumber: 3 },
  ];
  expect((await choosePreviews(author, { productId, pages: shown })).ok).toBe(true);

  await sendInPlaceOf(author, productId, first.id, "quebrado.pdf", Buffer.from("isto não é um PDF"));
  expect(await namesOf(author, productId)).toContain("um.pdf");
  expect((await db.select().from(productFiles).where(eq(productFiles.id, first.id)))[0]!.removedAt).toBeNull();
  await db.update(productFiles).set({ removedAt: new Date() }).where(eq(productFiles.name, "quebrado.pdf"));

  const fileId = await sendInPlaceOf(author, productId, first.id, "um corrigido.pdf", await craftPdf(2));
  expect(await namesOf(author, productId)).toEqual(["um corrigido.pdf", "dois.pdf"]);
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  expect(file).toMatchObject({ licenses: ["comercial"], stamp: "primeira", position: first.position, replacesFileId: first.id });
  expect(file!.stampSince).not.toBeNull();
  const job = await asked(productId);
  await carryPreviews(job);
  const carried = [
    { fileId, pageNumber: 1 },
    { fileId: last.id, pageNumber: 2 },
  ];
  expect(await previewsOf(productId)).toEqual(carried);
  await carryPreviews(job);
  expect(await previewsOf(productId)).toEqual(carried);
});

it("what its author chose to show meanwhile stands", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const first = await sendFile(author, productId, "um.pdf", await craftPdf(3));
  const other = await sendFile(author, productId, "dois.pdf", await craftPdf(4));
  await choosePreviews(author, { productId, pages: [{ fileId: first.id, pageNumber: 1 }] });
  await sendInPlaceOf(author, productId, first.id, "novo.pdf", await craftPdf(2));
  const job = await asked(productId);
  await choosePreviews(author, { productId, pages: [{ fileId: other.id, pageNumber: 4 }] });
  await carryPreviews(job);
  expect(await previewsOf(productId)).toEqual([{ fileId: other.id, pageNumber: 4 }]);
});

it("what was bought keeps the file it had; a file of the same name already here may take the place, only by its author's hand", async () => {
  const author = await createAuthor();
  const { productId, fileId, versionId } = await published(author);
  const again = await sendFile(author, productId, "fracoes.pdf", await craftPdf(5));
  await orderFiles(author, { productId, fileIds: [fileId, again.id] });
  const wanted = { productId, fileId: again.id, replaces: fileId };
  expect(await replaceFile(await createAuthor(), wanted)).toMatchObject({ ok: false, reason: "not_found" });
  expect(await replaceFile(author, { ...wanted, replaces: again.id })).toMatchObject({ ok: false });
  expect((await replaceFile(author, wanted)).ok).toBe(true);
  expect((await replaceFile(author, wanted)).ok).toBe(false);
  expect((await listWorkingFiles(author.storeId, productId)).map(({ id }) => id)).toEqual([again.id]);
  const sold = await db
    .select({ id: productVersionFiles.fileId })
    .from(productVersionFiles)
    .where(eq(productVersionFiles.versionId, versionId))
    .orderBy(asc(productVersionFiles.position));
  expect(sold.map(({ id }) => id)).toEqual([fileId]);
});

it("a kind that cannot carry the stamp says so instead of losing it in silence, until its author chooses again", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const pdf = await sendFile(author, productId, "um.pdf", await craftPdf(1));
  await setStamp(author, { productId, fileId: pdf.id, stamp: "primeira" });
  const fileId = await sendInPlaceOf(author, productId, pdf.id, "lista.csv", Buffer.from("a;b\n1;2\n"));
  const [file] = await listWorkingFiles(author.storeId, productId);
  expect(file).toMatchObject({ id: fileId, status: "limpo", stamp: "nao" });
  expect(file!.problem).toMatch(/carimbo/i);
});

/** What the job was asked about this product. */
async function asked(productId: number) {
  const rows = await readRows(
    db,
    { data: col.json`data` },
    (row) =>
      sql`select ${row} from pgboss.job where name = ${carryPreviewsJob.name} and (data ->> 'productId')::bigint = ${productId}`,
  );
  return carryPreviewsJob.schema.parse(rows[0]?.data);
}

async function published(author: AuthorViewer) {
  const { productId, fileId } = await publishOne(author);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  return { productId, fileId, versionId: product!.currentVersionId! };
}
