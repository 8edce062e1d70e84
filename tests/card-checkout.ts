import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Placed, placeOrder } from "#modules/checkout/place-order.ts";
import { orders } from "#modules/orders/tables.ts";
import type { PaymentInput } from "#modules/payments/cards/schema.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { storePaymentSettings } from "#modules/payments/tables/recipients.ts";
import { db } from "#platform/db.ts";
import { createCart, createProduct, createStore, type TestUser, viewerOf } from "./factories.ts";

type Sandbox = { recipients: (list: { id: string; name: string }[]) => Promise<unknown> };
type Sold = { id: number; priceCents: number };

/** A product on sale in a store of its own, which the provider knows and which is paid as it chose. */
export async function sellable(
  sandbox: Sandbox,
  priceCents: number,
  settings: Partial<typeof storePaymentSettings.$inferInsert> = {},
) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  if (Object.keys(settings).length > 0) await db.insert(storePaymentSettings).values({ storeId: store.id, ...settings });
  return createProduct(store.id, { priceCents });
}

/** Buys these products as the checkout form does. */
export async function buy(buyer: TestUser, products: Sold[], payment: PaymentInput) {
  return placeOrder({
    viewer: await viewerOf(buyer),
    cartId: await createCart(products.map((product) => product.id)),
    buyer: { name: buyer.name, document: "52998224725" },
    expectedTotalCents: products.reduce((sum, product) => sum + product.priceCents, 0),
    requestKey: randomUUID(),
    payment,
    device: { ip: "203.0.113.7", userAgent: "teste" },
  });
}

export function placed(answer: Awaited<ReturnType<typeof placeOrder>>): Placed {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

export const attemptsOf = (orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt);

export const orderOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
