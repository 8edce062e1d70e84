import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { createUser } from "../../../../tests/factories.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { grantAccess } from "../../delivery/grant-access.ts";
import { entitlements } from "../../delivery/tables.ts";
import { notifications } from "../../notifications/tables.ts";
import { createOrder } from "../../orders/create-order.ts";
import { orderItems } from "../../orders/tables.ts";
import { submitProduct } from "../submit-product.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { findProductPage } from "../queries/product-page.ts";
import { products, productVersions } from "../tables.ts";
import { notifyBuyers } from "./notify-buyers.ts";

let author: AuthorViewer;
beforeAll(async () => {
  author = await createAuthor();
});

/** As a paid order leaves it. */
async function buy(userId: string, productId: number): Promise<void> {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const { storeId, title, license, priceCents, currentVersionId } = product!;
  const versionId = currentVersionId!;
  await db.transaction(async (tx) => {
    const buyer = { name: "Ana", email: "ana@exemplo.com.br", document: "52998224725" };
    const lines = [{ productId, versionId, storeId, title, license, priceCents, commissionBps: null }];
    const order = await createOrder(tx, { userId, requestKey: randomUUID(), buyer, lines });
    const [item] = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    await grantAccess(tx, [{ orderItemId: item!.id, orderId: order.id, userId, productId, versionId }]);
  });
}

async function publishVersion(productId: number, note: string, tellsBuyers: boolean) {
  await sendFile(author, productId, `${randomUUID()}.txt`, Buffer.from(randomUUID()));
  const form = await filledForm({ versionNote: note, tellsBuyers });
  const answer = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const [version] = await db
    .select()
    .from(productVersions)
    .where(sql`${productVersions.productId} = ${productId} and number = ${answer.value.edition}`);
  return { ...version!, slug: answer.value.slug };
}

const bells = (versionId: string) => db.select().from(notifications).where(eq(notifications.ref, versionId));
const emailMessages = (versionId: string) =>
  db
    .select()
    .from(outboxEmails)
    .where(sql`ref like ${`${versionId}:%`}`);

it("the note stays in the version and each buyer is notified once, leaving refunded buyers in peace, even late (INV-23)", async () => {
  const { productId } = await publishOne(author, { title: "Material com versões" });
  const [keeps, keepsTwo, gaveBack] = [await createUser(), await createUser(), await createUser()];
  for (const user of [keeps, keepsTwo, gaveBack, keeps]) await buy(user.id, productId);
  await db
    .update(entitlements)
    .set({ revokedAt: new Date(), revokeCause: "reembolso" })
    .where(eq(entitlements.userId, gaveBack.id));
  expect((await findEditedProduct(author.storeId, productId))?.buyers).toEqual({ count: 2, isNotifiedToday: false });

  const version = await publishVersion(productId, "Gabarito corrigido.", true);
  expect(version).toMatchObject({ number: 2, note: "Gabarito corrigido.", toldAt: expect.any(Date) });
  expect(await findProductPage(version.slug)).toMatchObject({
    changelog: [{ number: 2, note: "Gabarito corrigido." }, { number: 1 }],
  });
  await buy((await createUser()).id, productId);
  await Promise.all([notifyBuyers(version.id), notifyBuyers(version.id)]);
  await notifyBuyers(version.id);
  const notified = [keeps.id, keepsTwo.id].toSorted();
  expect((await bells(version.id)).map((one) => one.userId).toSorted()).toEqual(notified);
  expect((await emailMessages(version.id)).map((one) => one.recipient).toSorted()).toEqual(
    [keeps.email, keepsTwo.email].toSorted(),
  );
  const leaves = () => factsThatLeave("material.atualizado", keepsTwo.email);
  expect(await leaves()).toMatchObject({ number: 2 });
  await db
    .update(entitlements)
    .set({ revokedAt: new Date(), revokeCause: "reembolso" })
    .where(eq(entitlements.userId, keepsTwo.id));
  expect(await leaves()).toBeNull();
});

it("without the author's request nobody hears, and a product speaks to its buyers once a day", async () => {
  const { productId } = await publishOne(author, { title: "Material falador" });
  await buy((await createUser()).id, productId);
  const quiet = await publishVersion(productId, "", false);
  expect(quiet.toldAt).toBeNull();
  await notifyBuyers(quiet.id);
  expect(await bells(quiet.id)).toEqual([]);
  const first = await publishVersion(productId, "Uma", true);
  const second = await publishVersion(productId, "Duas", true);
  expect([first.toldAt, second.toldAt]).toEqual([expect.any(Date), null]);
  expect((await findEditedProduct(author.storeId, productId))?.buyers).toEqual({ count: 1, isNotifiedToday: true });
});

it("the first publication has nobody to notify", async () => {
  const productId = await openDraft(author);
  const version = await publishVersion(productId, "Primeira", true);
  expect(version.number).toBe(1);
  await notifyBuyers(version.id);
  expect(await bells(version.id)).toEqual([]);
});
