import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { createStore, viewerOf } from "./factories.ts";
import { users } from "#modules/accounts/tables.ts";
import { createDraft } from "#modules/catalog/create-draft.ts";
import { inspectUpload } from "#modules/catalog/inspect-upload.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { expectFile, quarantineFile } from "#modules/catalog/receive-file.ts";
import { saveDraft } from "#modules/catalog/save-draft.ts";
import { type ProductForm, productForm } from "#modules/catalog/schema/product-form.ts";
import { categories, productFiles, products } from "#modules/catalog/tables.ts";

let counter = 0;

/** An author with an approved store, as the doors see them. */
export async function createAuthor(values: Parameters<typeof createStore>[0] = {}): Promise<AuthorViewer> {
  const store = await createStore(values);
  const [user] = await db.select().from(users).where(eq(users.id, store.ownerId));
  return { ...(await viewerOf(user!)), storeId: store.id };
}

export async function createCategory(): Promise<number> {
  const slug = `estante-${++counter}-${newId()}`;
  const rows = await db.insert(categories).values({ slug, name: "Para a escola", paper: "ceu" }).returning();
  return rows[0]!.id;
}

/** A form with everything that publishing asks for. */
export async function filledForm(values: Partial<ProductForm> = {}): Promise<ProductForm> {
  const words = "Vinte páginas de atividades sobre frações, com gabarito e sugestões de jogos.";
  return productForm.parse({
    title: "Frações na feira",
    promise: "Frações com balança e barraca",
    kind: "Plano de aula",
    description: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] },
    categoryId: await createCategory(),
    priceCents: 3_490,
    isFree: false,
    license: "pessoal",
    paper: "rosa",
    attributes: [],
    tags: ["matemática"],
    ...values,
  });
}

export async function openDraft(author: AuthorViewer): Promise<number> {
  const draft = await createDraft(author);
  if (!draft.ok) throw new Error(draft.reason);
  return draft.value.productId;
}

/** Sends bytes the way uploads do, and waits for the verdict. */
export async function sendFile(author: AuthorViewer, productId: number, filename: string, bytes: Uint8Array) {
  const fileId = newId();
  const expected = await expectFile({ fileId, productId, storeId: author.storeId, filename, sizeBytes: bytes.length });
  if (!expected.ok) throw new Error(expected.reason);
  const path = join(env.DATA_DIR, `envio-${fileId}`);
  await writeFile(path, bytes);
  await quarantineFile(fileId, path);
  await inspectUpload(fileId);
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  return file!;
}

export async function revisionOf(productId: number): Promise<number> {
  const [product] = await db.select({ revision: products.revision }).from(products).where(eq(products.id, productId));
  return product!.revision;
}

/** A product with one PDF, on sale. */
export async function publishOne(author: AuthorViewer, values: Partial<ProductForm> = {}) {
  const productId = await openDraft(author);
  const file = await sendFile(author, productId, "fracoes.pdf", await craftPdf(2));
  const form = await filledForm(values);
  const saved = await saveDraft(author, { productId, revision: await revisionOf(productId), form });
  if (!saved.ok) throw new Error(saved.reason);
  const published = await submitProduct(author, { productId, revision: saved.value.revision, form });
  if (!published.ok) throw new Error(JSON.stringify(published));
  return { productId, fileId: file.id, form, ...published.value };
}
