import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { findDefaultAddress } from "../accounts/addresses/queries.ts";
import type { Cart } from "../cart/schema.ts";
import { LEGAL_DAYS, longerThanLaw } from "../delivery/rules/guarantee.ts";
import { describeLine } from "../orders/contracts/messages.ts";
import { describeContract, findSellers } from "../orders/contracts/queries.ts";
import { findOrder } from "../orders/find-order.ts";
import { listCards } from "../payments/cards/queries.ts";
import { readPaymentTerms } from "../payments/payment-terms.ts";
import { pagarmeKeys } from "../payments/provider.ts";
import { storeContacts } from "../payments/queries.ts";
import { findSellingStop } from "../payments/selling-stopped.ts";
import type { PaymentWays } from "./schema.ts";

/** The payment methods for the items of a cart that can be bought, with this person's saved cards and address. */
export async function findPaymentWays(cart: Cart, viewer: Viewer | null): Promise<PaymentWays> {
  const sold = cart.stores.filter((store) => store.items.some((item) => item.problem === null));
  const { guaranteeDays, ...ways } = await waysOf(
    sold.map((store) => store.storeId),
    cart.totalCents,
    viewer,
  );
  const guarantees = sold.map(({ storeId, authorName }) => ({ authorName, days: guaranteeDays.get(storeId) ?? LEGAL_DAYS }));
  const sellers = await findSellers(
    db,
    sold.map((store) => store.storeId),
  );
  const contract = sold.flatMap(({ storeId, items }) => {
    const seller = sellers.get(storeId);
    const returnDays = guaranteeDays.get(storeId) ?? LEGAL_DAYS;
    return items
      .filter((item) => item.problem === null)
      .flatMap(({ title, license, paidCents }) => (seller ? [{ title, license, paidCents, returnDays, seller }] : []));
  });
  return {
    ...ways,
    pixDiscountCents: cart.pixDiscountCents,
    guarantees: longerThanLaw(guarantees),
    contract: contract.map(describeLine),
  };
}

/** The same for an unpaid order of this person, with the terms frozen in the order; null when there is none. */
export async function findOrderPayment(
  viewer: Viewer,
  orderId: string,
): Promise<(PaymentWays & { number: number; totalCents: number }) | null> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== viewer.userId || order.status !== "aguardando_pagamento") return null;
  const storeIds = order.items.map((item) => item.storeId);
  const totalCents = order.totalCents + order.methodDiscountCents;
  const pixDiscountCents = order.items.reduce((sum, item) => sum + item.pixDiscountCents, 0);
  const [{ guaranteeDays: _, ...ways }, authors, contract] = await Promise.all([
    waysOf(storeIds, totalCents, viewer),
    storeContacts(db, storeIds),
    describeContract(db, orderId),
  ]);
  const guarantees = order.items.map((item) => ({
    authorName: authors.get(item.storeId)?.authorName ?? "",
    days: item.guaranteeDays,
  }));
  return {
    number: order.number,
    totalCents,
    ...ways,
    pixDiscountCents,
    guarantees: longerThanLaw(guarantees),
    contract: (contract?.lines ?? []).map(describeLine),
  };
}

async function waysOf(storeIds: number[], totalCents: number, viewer: Viewer | null) {
  const [{ methods, rows, guaranteeDays }, cards, address, stopped] = await Promise.all([
    readPaymentTerms(db, storeIds, totalCents),
    viewer ? listCards(viewer.userId) : [],
    viewer ? findDefaultAddress(db, viewer.userId) : null,
    findSellingStop(db),
  ]);
  const { apiUrl, publicKey } = pagarmeKeys;
  return {
    pagarme: { apiUrl, publicKey },
    cards,
    hasAddress: address !== null,
    methods,
    installments: rows,
    guaranteeDays,
    stopped,
  };
}
