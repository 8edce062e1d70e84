import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createOrder, type NewOrder } from "#modules/orders/create-order.ts";
import { orders } from "#modules/orders/tables.ts";
import { openPixAttempt } from "#modules/payments/open-attempt.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "./factories.ts";

type Sandbox = { recipients: (list: { id: string; name: string }[]) => Promise<unknown> };

/**
 * An order of two stores' products with a Pix attempt that nobody has sent yet; the stores' recipients exist at the provider. Each
 * product is of a store of its own, unless one is told.
 */
export async function createPendingOrder(sandbox: Sandbox, pricesCents: number[] = [3_490, 2_600], ofStore?: number) {
  const buyer = await createUser();
  const lines: NewOrder["lines"] = [];
  for (const priceCents of pricesCents) {
    const storeId = ofStore ?? (await createStore()).id;
    await sandbox.recipients([{ id: `re_teste_${storeId}`, name: `Loja ${storeId}` }]);
    const product = await createProduct(storeId, { priceCents });
    lines.push({
      productId: product.id,
      versionId: product.versionId,
      storeId,
      title: product.title,
      license: "pessoal",
      priceCents,
      commissionBps: null,
    });
  }
  const made = await transact(async (tx) => {
    const order = await createOrder(tx, {
      userId: buyer.id,
      requestKey: randomUUID(),
      buyer: { name: buyer.name, email: buyer.email, document: "52998224725" },
      lines,
    });
    return ok({ orderId: order.id, attemptId: await openPixAttempt(tx, order) });
  });
  return { ...made.value, buyer, storeIds: lines.map((line) => line.storeId), productIds: lines.map((line) => line.productId) };
}

export async function orderStatus(orderId: string): Promise<string | undefined> {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  return row?.status;
}

export async function readAttempt(attemptId: string): Promise<typeof paymentAttempts.$inferSelect> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!row) throw new Error("no attempt");
  return row;
}
