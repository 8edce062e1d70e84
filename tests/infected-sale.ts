import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { antivirusState, scanVerdicts, scanWaits } from "#modules/catalog/antivirus/tables.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { productFiles, products } from "#modules/catalog/tables.ts";
import { grantAccess } from "#modules/delivery/grant-access.ts";
import { entitlements, downloads } from "#modules/delivery/tables.ts";
import { createOrder } from "#modules/orders/create-order.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createAuthor, filledForm, openDraft, sendFile } from "./author.ts";
import { createUser, type TestUser } from "./factories.ts";

export type InfectedSale = { author: AuthorViewer; productId: number; fileId: string; sha256: string; bytes: Buffer };

/** A product on sale with one file, in which nothing was found when it came. */
export async function sellCleanFile({ title = "Frações na feira", pages = 1 } = {}): Promise<InfectedSale> {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const bytes = await craftPdf(pages);
  const { id: fileId } = await sendFile(author, productId, "fracoes.pdf", bytes);
  const answer = await submitProduct(author, { productId, revision: 1, form: await filledForm({ title }) });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  return { author, productId, fileId, sha256: file!.sha256!, bytes };
}

/** As a paid order leaves it; `took`: the file was downloaded too. */
export async function buyFile(
  { productId, fileId }: InfectedSale,
  { took = false, user = null as TestUser | null } = {},
): Promise<TestUser> {
  const buyer = user ?? (await createUser({ name: "Marina Teles" }));
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const { storeId, title, license, priceCents, currentVersionId } = product!;
  const line = { productId, versionId: currentVersionId!, storeId, title, license, priceCents, commissionBps: null };
  await db.transaction(async (tx) => {
    const who = { name: buyer.name, email: buyer.email, document: "52998224725" };
    const order = await createOrder(tx, { userId: buyer.id, requestKey: randomUUID(), buyer: who, lines: [line] });
    const [item] = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    await grantAccess(tx, [
      { orderItemId: item!.id, orderId: order.id, userId: buyer.id, productId, versionId: currentVersionId! },
    ]);
    const [access] = await tx.select().from(entitlements).where(eq(entitlements.orderItemId, item!.id));
    if (took) await tx.insert(downloads).values({ entitlementId: access!.id, fileId, ipPrefix: "10.0.0.0/24" });
  });
  return buyer;
}

/** Nothing is asked about, waits or is known. */
export async function forgetScans(): Promise<void> {
  for (const table of [scanWaits, scanVerdicts]) await db.delete(table);
  await db.update(antivirusState).set({ silentSince: null, olderFileId: null, passedAt: null });
}

export const fileStatus = async (fileId: string) =>
  (await db.select({ status: productFiles.status }).from(productFiles).where(eq(productFiles.id, fileId)))[0]?.status;
export const productStatus = async (productId: number) =>
  (await db.select({ status: products.status }).from(products).where(eq(products.id, productId)))[0]?.status;

/** The e-mails of a kind to somebody, as they were written. */
export async function emailsTo(email: string, kind: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from outbox_emails where kind = ${kind} and recipient = ${email} order by id`,
  );
  return rows.map(({ payload }) => payload);
}

/** The newest withholding of a product. */
export async function withheldOf(productId: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from withheld_contents where product_id = ${productId} order by withheld_at desc limit 1`,
  );
  return rows[0]?.id ?? expect.fail("nothing was withheld");
}
