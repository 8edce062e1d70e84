import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createUser } from "../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { grantAccess } from "../delivery/grant-access.ts";
import { findDownload } from "../delivery/queries/find-download.ts";
import { entitlements } from "../delivery/tables.ts";
import { createOrder } from "../orders/create-order.ts";
import { orderItems } from "../orders/tables.ts";
import { recipients } from "../payments/tables/recipients.ts";
import { stores } from "../stores/tables.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../tests/author.ts";
import { removeFile } from "./change-files.ts";
import { choosePreviews } from "./choose-previews.ts";
import { craftPdf } from "./inspect/fixtures/craft-pdf.ts";
import { submitProduct } from "./submit-product.ts";
import { listProducts } from "./queries/listing.ts";
import { findEditedProduct } from "./queries/edited-product.ts";
import { findProductPage } from "./queries/product-page.ts";
import { saveDraft } from "./save-draft.ts";
import { products, productVersionFiles } from "./tables.ts";

const pageOf = async (slug: string) => {
  const page = await findProductPage(slug);
  if (page?.state !== "publicado") throw new Error(`not on sale: ${page?.state}`);
  return page;
};

describe("publishing a product", () => {
  it("puts in the shop what was written, with file, preview and the cover made from page 1", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const file = await sendFile(author, productId, "Frações.pdf", await craftPdf(3));
    expect(file).toMatchObject({ status: "limpo", kind: "pdf", pageCount: 3, name: "Frações.pdf" });
    expect(await choosePreviews(author, { productId, pages: [{ fileId: file.id, pageNumber: 2 }] })).toMatchObject({ ok: true });
    const form = await filledForm({ title: "Frações para publicar" });
    const answer = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    expect(answer).toEqual({ ok: true, value: { slug: "fracoes-para-publicar", edition: 1, isWaiting: false } });

    const page = await pageOf("fracoes-para-publicar");
    expect(page).toMatchObject({ title: "Frações para publicar", priceCents: 3_490, formats: ["pdf"], pageCount: 3, edition: 1 });
    expect(page.files.map((one) => one.name)).toEqual(["Frações.pdf"]);
    expect(page.previews.map((one) => one.pageNumber)).toEqual([2]);
    expect(page.cover?.width).toBeGreaterThan(1_000);
    expect(await storage().head(`images/${page.previews[0]!.id}`)).not.toBeNull();
    const listing = await listProducts({ busca: "frações para publicar" } as Parameters<typeof listProducts>[0]);
    expect(listing?.products.map((one) => one.id)).toContain(productId);
  });

  it("does not publish without file, title, type, description, category and price, and names each lack", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const form = { ...(await filledForm()), title: "", kind: "", categoryId: null, priceCents: 299 };
    const empty = { ...form, description: { type: "doc", content: [] } };
    const answer = await submitProduct(author, { productId, revision: 1, form: empty });
    expect(answer).toMatchObject({ ok: false, reason: "incomplete" });
    const fields = answer.ok ? [] : Object.keys(answer.fields ?? {});
    expect(fields.toSorted()).toEqual(["arquivos", "categoria", "descricao", "preco", "tipo", "titulo"]);
    expect(await revisionOf(productId)).toBe(1);
  });

  it.each(["recusado", "suspenso", "bloqueado"] as const)(
    "does not sell with the recipient in %s, but publishes for free (INV-25)",
    async (status) => {
      const author = await createAuthor();
      await db.update(recipients).set({ status }).where(eq(recipients.storeId, author.storeId));
      const productId = await openDraft(author);
      await sendFile(author, productId, "a.pdf", await craftPdf(1));
      const form = await filledForm();
      const paid = await submitProduct(author, { productId, revision: 1, form });
      expect(paid).toMatchObject({ ok: false, reason: "incomplete", fields: { preco: expect.any(String) } });
      const free = await submitProduct(author, { productId, revision: 1, form: { ...form, isFree: true } });
      expect(free.ok).toBe(true);
    },
  );

  it("does not publish in a suspended store (INV-25)", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await sendFile(author, productId, "a.pdf", await craftPdf(1));
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, author.storeId));
    const answer = await submitProduct(author, { productId, revision: 1, form: await filledForm() });
    expect(answer).toMatchObject({ ok: false, reason: "store_closed" });
  });

  it("two products published at once with the same title have different addresses (INV-41, B128, B131)", async () => {
    const author = await createAuthor();
    const titles = ["Café da tarde", "Cafe da tarde", "CAFÉ DA TARDE", "Cafe\u0301 da tarde"];
    const ready = [];
    for (const title of titles) {
      const productId = await openDraft(author);
      await sendFile(author, productId, "a.pdf", await craftPdf(1));
      ready.push({ productId, revision: 1, form: await filledForm({ title }) });
    }
    const answers = await Promise.all(ready.map((input) => submitProduct(author, input)));
    const slugs = answers.map((answer) => (answer.ok ? answer.value.slug : answer.reason)).toSorted();
    expect(slugs).toEqual(["cafe-da-tarde", "cafe-da-tarde-2", "cafe-da-tarde-3", "cafe-da-tarde-4"]);
  });

  it.each([
    ["Painel", /^painel-1(-\d+)?$/],
    ["sacar", /^sacar-1(-\d+)?$/],
    ["😀😀😀", /^produto-\d+$/],
  ])("a title such as “%s” does not take an address of the site (B129, B130)", async (title, address) => {
    const { slug } = await publishOne(await createAuthor(), { title });
    expect(slug).toMatch(address);
  });

  it("on a change of title the old address leads to the new one (INV-41)", async () => {
    const author = await createAuthor();
    const { productId, form, slug } = await publishOne(author, { title: "Nome antigo do caderno" });
    const renamed = { ...form, title: "Nome novo do caderno" };
    await submitProduct(author, { productId, revision: await revisionOf(productId), form: renamed });
    expect(await findProductPage(slug)).toEqual({ state: "mudou", slug: "nome-novo-do-caderno" });
  });
});

describe("a product on sale", () => {
  it("does not change for viewers while the author edits the draft", async () => {
    const author = await createAuthor();
    const { productId, slug, form } = await publishOne(author, { title: "Mapa do bairro" });
    const draft = { ...form, title: "Mapa da cidade", priceCents: 9_900 };
    const saved = await saveDraft(author, { productId, revision: await revisionOf(productId), form: draft });
    expect(saved.ok).toBe(true);
    await sendFile(author, productId, "anexo.pdf", await craftPdf(1));
    const page = await pageOf(slug);
    expect(page).toMatchObject({ title: "Mapa do bairro", priceCents: 3_490 });
    expect(page.files).toHaveLength(1);
    const editing = await findEditedProduct(author.storeId, productId);
    expect(editing).toMatchObject({ hasChanges: true, form: { title: "Mapa da cidade", priceCents: 9_900 } });
  });

  it("a buyer keeps the version they bought and gets the newest, never one in between (INV-23)", async () => {
    const author = await createAuthor();
    const { productId, fileId, form } = await publishOne(author);
    const [sold] = await db.select().from(products).where(eq(products.id, productId));
    const buyer = await createUser();
    const entitlementId = await buy(buyer.id, sold!);
    expect(await removeFile(author, { productId, fileId })).toEqual({ ok: true, value: undefined });
    const fresh = await sendFile(author, productId, "nova.pdf", await craftPdf(5));
    const again = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    expect(again).toMatchObject({ ok: true, value: { edition: 2 } });

    expect(await findDownload(buyer.id, entitlementId, fileId)).toMatchObject({ name: "fracoes.pdf" });
    expect(await findDownload(buyer.id, entitlementId, fresh.id)).toMatchObject({ name: "nova.pdf" });
    expect(await removeFile(author, { productId, fileId: fresh.id })).toEqual({ ok: true, value: undefined });
    await sendFile(author, productId, "novissima.pdf", await craftPdf(4));
    await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    expect(await findDownload(buyer.id, entitlementId, fileId)).toMatchObject({ name: "fracoes.pdf" });
    expect(await findDownload(buyer.id, entitlementId, fresh.id)).toBeNull();
    const stored = await db.select().from(productVersionFiles).where(eq(productVersionFiles.versionId, sold!.currentVersionId!));
    expect(stored.map((one) => one.fileId)).toEqual([fileId]);
  });

  it("publishing again without changing files creates no other version", async () => {
    const author = await createAuthor();
    const { productId, form } = await publishOne(author);
    const input = { productId, revision: await revisionOf(productId), form: { ...form, priceCents: 5_000 } };
    expect(await submitProduct(author, input)).toMatchObject({ ok: true, value: { edition: 1 } });
  });
});

/** As a paid order leaves it: the version of the moment is what the buyer has. */
async function buy(userId: string, product: typeof products.$inferSelect): Promise<string> {
  const { id: productId, storeId, title, license, priceCents } = product;
  const versionId = product.currentVersionId!;
  return db.transaction(async (tx) => {
    const buyer = { name: "Ana", email: "ana@exemplo.com.br", document: "52998224725" };
    const lines = [{ productId, versionId, storeId, title, license, priceCents, commissionBps: null }];
    const order = await createOrder(tx, { userId, requestKey: randomUUID(), buyer, lines });
    const [item] = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    await grantAccess(tx, [{ orderItemId: item!.id, orderId: order.id, userId, productId, versionId }]);
    const [entitlement] = await tx.select().from(entitlements).where(eq(entitlements.orderItemId, item!.id));
    return entitlement!.id;
  });
}
