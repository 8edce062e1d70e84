import { and, desc, eq } from "drizzle-orm";
import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createAuthor, filledForm, openDraft, revisionOf, sendFile } from "../../../../tests/author.ts";
import { cookieOf, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { removeFile } from "../../catalog/change-files.ts";
import { setFileLicenses } from "../../catalog/file-licenses/set-file-licenses.ts";
import { craftPdf } from "../../catalog/inspect/fixtures/craft-pdf.ts";
import { compareVersion } from "../../catalog/page-changes/compare-version.ts";
import { pageChanges } from "../../catalog/page-changes/tables.ts";
import { findProductPage } from "../../catalog/queries/product-page.ts";
import type { License, ProductForm } from "../../catalog/schema/product-form.ts";
import { submitProduct } from "../../catalog/submit-product.ts";
import { products, productVersions } from "../../catalog/tables.ts";
import { listNewVersions } from "../queries/list-new-versions.ts";
import { entitlements } from "../tables.ts";
import { changedPageRoutes } from "./http.ts";

/** A page for each letter, each with drawings of its own; a small letter has one more. */
function pdfOf(letters: string): Promise<Buffer> {
  return craftPdf(letters.length, (document: PDFDocument) => {
    for (const [index, page] of document.getPages().entries()) {
      const letter = letters[index]!;
      let state = letter.toUpperCase().charCodeAt(0) * 7_919;
      const next = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most;
      page.drawRectangle({ x: 0, y: 0, width: 595, height: 842, color: rgb(1, 1, 1) });
      for (let n = 0; n < 40; n++) {
        const grey = next(100) / 100;
        page.drawRectangle({ x: next(560), y: next(800), width: 30, height: 30 + next(90), color: rgb(grey, grey, grey) });
      }
      if (letter !== letter.toUpperCase()) page.drawRectangle({ x: 280, y: 400, width: 14, height: 10, color: rgb(1, 0, 0) });
    }
  });
}

async function publishTwice(author: AuthorViewer, [before, after]: [string, string], values: Partial<ProductForm> = {}) {
  const productId = await openDraft(author);
  const old = await sendFile(author, productId, "guia.pdf", await pdfOf(before));
  const form = await filledForm(values);
  const publish = async () => submitProduct(author, { productId, revision: await revisionOf(productId), form });
  const buyer = await createUser();
  return {
    productId,
    buyer,
    async first(licenses: License[] | null = null) {
      await setFileLicenses(author, { productId, fileId: old.id, licenses });
      return publish();
    },
    async second() {
      await removeFile(author, { productId, fileId: old.id });
      const file = await sendFile(author, productId, "guia.pdf", await pdfOf(after));
      const published = await publish();
      if (!published.ok) throw new Error(JSON.stringify(published));
      const [version] = await db
        .select()
        .from(productVersions)
        .where(eq(productVersions.productId, productId))
        .orderBy(desc(productVersions.number))
        .limit(1);
      await Promise.all([compareVersion(version!.id), compareVersion(version!.id)]);
      return { fileId: file.id, versionId: version!.id, slug: published.value.slug };
    },
  };
}

async function buy(buyer: TestUser, productId: number, license: License = "pessoal") {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const sold = { ...product!, license, versionId: product!.currentVersionId!, fileId: "" };
  const order = await createSoldOrder(buyer, [sold]);
  const [access] = await db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.orderId, order.id), eq(entitlements.productId, productId)));
  return { orderId: order.id, access: access!.id };
}

async function see(viewer: TestUser | null, path: string) {
  const answer = await changedPageRoutes.request(path, { headers: viewer ? { cookie: await cookieOf(viewer) } : {} });
  return { status: answer.status, size: (await answer.arrayBuffer()).byteLength };
}

describe("the pages that changed in a new version", () => {
  let author: AuthorViewer;
  beforeAll(async () => {
    author = await createAuthor();
  });

  it("are told in the shop and in the purchase, and their pictures shown before and after to who has it, those pages only", async () => {
    const made = await publishTwice(author, ["ABCDE", "ABcDXE"]);
    expect((await made.first()).ok).toBe(true);
    const bought = await buy(made.buyer, made.productId);
    const { fileId, versionId, slug } = await made.second();
    const changes = { changed: [{ from: 3, to: 3 }], added: [5], removed: [], isPartial: false };
    expect(await db.select().from(pageChanges).where(eq(pageChanges.versionId, versionId))).toMatchObject([{ fileId, changes }]);
    const page = await findProductPage(slug);
    expect(page?.state === "publicado" && page.changelog.map((edition) => edition.pages)).toEqual([
      [{ name: "guia.pdf", changes }],
      [],
    ]);
    expect(await listNewVersions(bought.orderId, made.buyer.id)).toMatchObject([
      { pages: [{ fileId, name: "guia.pdf", changes }] },
    ]);

    const base = `/paginas-mudadas/${bought.access}/${fileId}`;
    for (const path of ["antes/3", "depois/3", "depois/5"]) {
      const { status, size } = await see(made.buyer, `${base}/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(size).toBeGreaterThan(100);
    }
    for (const path of ["antes/1", "antes/5", "depois/1", "depois/6", "depois/99", "meio/3"])
      expect([path, (await see(made.buyer, `${base}/${path}`)).status]).toEqual([path, 404]);
    for (const stranger of [null, await createUser()]) expect((await see(stranger, `${base}/depois/3`)).status).toBe(404);
    await db
      .update(entitlements)
      .set({ revokedAt: new Date(), revokeCause: "estornado" })
      .where(eq(entitlements.id, bought.access));
    expect((await see(made.buyer, `${base}/depois/3`)).status).toBe(404);
  });

  it("are not shown to who bought after the change: the older file was never theirs", async () => {
    const made = await publishTwice(author, ["ABCDE", "ABcDE"]);
    expect((await made.first()).ok).toBe(true);
    const { fileId } = await made.second();
    const { access, orderId } = await buy(made.buyer, made.productId);
    for (const side of ["antes", "depois"])
      expect((await see(made.buyer, `/paginas-mudadas/${access}/${fileId}/${side}/3`)).status).toBe(404);
    expect(await listNewVersions(orderId, made.buyer.id)).toEqual([]);
  });

  it("of a file that goes with another licence are neither told nor shown", async () => {
    const form = { otherLicenses: [{ license: "turmas" as const, priceCents: 5_990 }] };
    const made = await publishTwice(author, ["ABC", "ABc"], form);
    const other = await sendFile(author, made.productId, "resumo.txt", Buffer.from("Resumo"));
    expect((await made.first(["turmas"])).ok).toBe(true);
    const bought = await buy(made.buyer, made.productId);
    const teacher = await createUser();
    const classes = await buy(teacher, made.productId, "turmas");
    const { fileId } = await made.second();
    expect((await listNewVersions(classes.orderId, teacher.id)).flatMap((one) => one.pages)).toHaveLength(1);
    expect((await listNewVersions(bought.orderId, made.buyer.id)).flatMap((one) => one.pages)).toEqual([]);
    expect((await see(made.buyer, `/paginas-mudadas/${bought.access}/${fileId}/depois/3`)).status).toBe(404);
    expect((await see(teacher, `/paginas-mudadas/${classes.access}/${fileId}/depois/3`)).status).toBe(200);
    expect(other.status).toBe("limpo");
  });
});
