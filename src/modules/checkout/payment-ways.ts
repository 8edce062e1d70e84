import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { findDefaultAddress } from "../accounts/addresses/queries.ts";
import type { Cart } from "../cart/schema.ts";
import { findOrder } from "../orders/find-order.ts";
import { listCards } from "../payments/cards/queries.ts";
import { readPaymentTerms } from "../payments/payment-terms.ts";
import { pagarmeKeys } from "../payments/provider.ts";
import type { PaymentWays } from "./schema.ts";

/** How what can be bought of a cart may be paid, and what this person already keeps for it. */
export function findPaymentWays(cart: Cart, viewer: Viewer | null): Promise<PaymentWays> {
  const sold = cart.stores.filter((store) => store.items.some((item) => item.problem === null));
  return waysOf(
    sold.map((store) => store.storeId),
    cart.totalCents,
    viewer,
  );
}

/** The same for an order of this person that still waits for payment; null when there is none. */
export async function findOrderPayment(
  viewer: Viewer,
  orderId: string,
): Promise<(PaymentWays & { number: number; totalCents: number }) | null> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== viewer.userId || order.status !== "aguardando_pagamento") return null;
  const storeIds = order.items.map((item) => item.storeId);
  return { number: order.number, totalCents: order.totalCents, ...(await waysOf(storeIds, order.totalCents, viewer)) };
}

async function waysOf(storeIds: number[], totalCents: number, viewer: Viewer | null): Promise<PaymentWays> {
  const [{ pix, card, rows }, cards, address] = await Promise.all([
    readPaymentTerms(db, storeIds, totalCents),
    viewer ? listCards(viewer.userId) : [],
    viewer ? findDefaultAddress(db, viewer.userId) : null,
  ]);
  const { apiUrl, publicKey } = pagarmeKeys;
  return { pagarme: { apiUrl, publicKey }, cards, hasAddress: address !== null, methods: { pix, card }, installments: rows };
}
