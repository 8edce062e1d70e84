import { eq } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser, viewerOf } from "./factories.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { productFiles } from "#modules/catalog/tables.ts";
import { createOrder } from "#modules/orders/create-order.ts";
import { orders } from "#modules/orders/tables.ts";
import { grantAccess } from "#modules/delivery/grant-access.ts";
import { entitlements } from "#modules/delivery/tables.ts";

export const PDF = await craftPdf(2);

type Kept = { bytes: Buffer; kind: string; contentType: string };
const KEPT_PDF: Kept = { bytes: PDF, kind: "pdf", contentType: "application/pdf" };

/** A file on sale, a PDF unless another is given, with its bytes in the storage, and who made it. */
export async function createStampedProduct({ bytes, kind, contentType } = KEPT_PDF) {
  const author = await createUser();
  const store = await createStore({ ownerId: author.id });
  const product = await createProduct(store.id);
  const storageKey = `files/${product.fileId}`;
  await storage().put(storageKey, bytes, { contentType });
  const kept = { sizeBytes: bytes.length, storageKey, kind, contentType };
  await db.update(productFiles).set(kept).where(eq(productFiles.id, product.fileId));
  const viewer = { ...(await viewerOf(author)), storeId: store.id };
  return { author, store, product, viewer, file: { productId: product.id, fileId: product.fileId } };
}

export type Material = Awaited<ReturnType<typeof createStampedProduct>>;

/** Somebody who bought it, and where their copy is. */
export async function buy({ store, product }: Material) {
  const buyer = await createUser({ name: "Marina Souza" });
  const { id, number } = await placeOrder(store.id, product, buyer);
  const [entitlement] = await db.select().from(entitlements).where(eq(entitlements.orderId, id));
  if (!entitlement) throw new Error("no entitlement");
  const owned = { entitlementId: entitlement.id, fileId: product.fileId };
  const path = `/baixar/${entitlement.id}/${product.fileId}`;
  return { buyer, orderId: id, number, owned, path, cookie: await cookieOf(buyer) };
}

async function placeOrder(storeId: number, product: Material["product"], buyer: { id: string; name: string; email: string }) {
  const placed = await transact(async (tx) => {
    const made = await createOrder(tx, {
      userId: buyer.id,
      requestKey: crypto.randomUUID(),
      buyer: { name: buyer.name, email: buyer.email, document: "52998224725" },
      lines: [
        {
          productId: product.id,
          versionId: product.versionId,
          storeId,
          title: product.title,
          license: "pessoal",
          priceCents: 2_000,
          commissionBps: null,
        },
      ],
    });
    const [item] = made.items;
    if (!item) throw new Error("no item");
    const { id: productId, versionId } = product;
    await grantAccess(tx, [{ orderItemId: item.id, orderId: made.id, userId: buyer.id, productId, versionId }]);
    return ok(made);
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.value.id));
  if (!order) throw new Error("no order");
  return order;
}
