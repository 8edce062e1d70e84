import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { setFileLicenses } from "#modules/catalog/file-licenses/set-file-licenses.ts";
import type { License, ProductForm } from "#modules/catalog/schema/product-form.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { productFiles, products } from "#modules/catalog/tables.ts";
import { entitlements } from "#modules/delivery/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { filledForm, openDraft, revisionOf } from "./author.ts";
import type { TestUser } from "./factories.ts";
import { createSoldOrder } from "./sold-order.ts";

/** A product for one person, or for classes at another price. */
export const TWO_LICENSES = { otherLicenses: [{ license: "turmas" as const, priceCents: 5_990 }] };

/** A clean file as it is once it was looked at. */
export async function putFile(productId: number, name: string, licenses: License[] | null = null): Promise<string> {
  const bytes = Buffer.from(`${name} de ${productId}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storageKey = `files/${sha256}`;
  await storage().put(storageKey, bytes, { contentType: "text/plain" });
  const stored = {
    status: "limpo" as const,
    kind: "txt",
    contentType: "text/plain",
    sizeBytes: bytes.length,
    sha256,
    storageKey,
  };
  const [file] = await db
    .insert(productFiles)
    .values({ ...stored, productId, name, licenses, comparedAt: new Date() })
    .returning();
  return file!.id;
}

/** A product sold for one person or for classes, with a file for everybody and one for whoever `goesWith` says. */
export async function makeKit(author: AuthorViewer, goesWith: License[] | null, values: Partial<ProductForm> = TWO_LICENSES) {
  const productId = await openDraft(author);
  const sheets = await putFile(productId, "fichas.txt");
  const answers = await putFile(productId, "gabarito.txt");
  const form = await filledForm(values);
  const publish = async (changed: Partial<ProductForm> = {}) =>
    submitProduct(author, { productId, revision: await revisionOf(productId), form: { ...form, ...changed } });
  const choose = (fileId: string, licenses: License[] | null) => setFileLicenses(author, { productId, fileId, licenses });
  await choose(answers, goesWith);
  return { productId, sheets, answers, publish, choose };
}

export async function buy(buyer: TestUser, productId: number, license: License) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const sold = { ...product!, license, versionId: product!.currentVersionId!, fileId: "" };
  const order = await createSoldOrder(buyer, [sold]);
  const [access] = await db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.orderId, order.id), eq(entitlements.productId, productId)));
  return { orderId: order.id, access: access!.id };
}
