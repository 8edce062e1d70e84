import { countSales } from "../catalog/count-sale.ts";
import { removeBought } from "../cart/remove-bought.ts";
import { grantAccess } from "../delivery/grant-access.ts";
import { longerThanLaw } from "../delivery/rules/guarantee.ts";
import { notify } from "../notifications/notify.ts";
import type { OrderDiscount } from "../orders/rules/discounts.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import type { Tx } from "#platform/db.ts";
import type { StoreContact } from "./queries.ts";
import { readSaleFacts } from "./queries/sale-facts.ts";
import { receiptEmail, saleNoticeEmail } from "./schema.ts";

/**
 * Grants access, empties the cart, sends the receipt and notifies the authors of a paid (or free) order, in the same transaction.
 * `interestCents`: what instalments cost the buyer, besides the price. `without`: items that the payment did not buy and that are
 * refunded: their files stay closed and their authors are not notified.
 */
export async function completeSale(
  tx: Tx,
  order: OrderRecord,
  interestCents = 0,
  without: readonly string[] = [],
): Promise<void> {
  const bought = { ...order, items: order.items.filter((item) => !without.includes(item.id)) };
  await openFiles(tx, bought);
  await removeBought(
    tx,
    order.userId,
    order.items.map((item) => item.productId),
  );
  const { stores, discounts, contract, links } = await readSaleFacts(tx, order);
  const sellers = new Set(bought.items.map((item) => item.storeId));
  const ofOrder = { orderId: order.id, orderNumber: order.number };
  await notify(
    tx,
    { userId: order.userId, event: "pedido.recibo", ref: order.id, facts: { ...ofOrder, items: bought.items.length } },
    {
      kind: receiptEmail,
      to: order.buyerEmail,
      payload: {
        ...orderFacts(order, stores, discounts),
        paidAt: new Date().toISOString(),
        interestCents,
        ...links,
        contract,
      },
    },
  );
  for (const store of [...stores.values()].filter(({ storeId }) => sellers.has(storeId))) {
    const items = bought.items
      .filter((item) => item.storeId === store.storeId)
      .map((item) => ({ title: item.title, netCents: item.paidCents - item.commissionCents - item.interestCents }));
    const netCents = items.reduce((sum, item) => sum + item.netCents, 0);
    const guaranteeDays = Math.max(
      ...bought.items.filter((item) => item.storeId === store.storeId).map((item) => item.guaranteeDays),
    );
    const ref = `${order.id}:${store.storeId}`;
    await notify(
      tx,
      { userId: store.ownerId, event: "venda.nova", ref, facts: { ...ofOrder, netCents, items: items.length } },
      {
        kind: saleNoticeEmail,
        to: store.ownerEmail,
        payload: { orderNumber: order.number, authorName: store.authorName, items, netCents, guaranteeDays },
      },
    );
  }
}

/**
 * Counts the sales of a paid (or free) order. An item in `without` is counted only where it was paid, because its refund subtracts it
 * again. Called last, after the wallets: other sales of the same product wait for this row until the commit.
 */
export function countBought(tx: Tx, { items }: OrderRecord, without: readonly string[] = []): Promise<void> {
  return countSales(
    tx,
    items.filter((item) => item.paidCents > 0 || !without.includes(item.id)),
    1,
  );
}

/** Grants access to the files of every item of the order. */
export function openFiles(tx: Tx, order: OrderRecord): Promise<void> {
  return grantAccess(
    tx,
    order.items.map((item) => ({
      orderItemId: item.id,
      orderId: order.id,
      userId: order.userId,
      productId: item.productId,
      versionId: item.versionId,
    })),
  );
}

type Contacts = ReadonlyMap<number, StoreContact>;

/** The data of the order that its e-mails show. */
export const orderFacts = (order: OrderRecord, stores: Contacts, discounts: OrderDiscount[]) => ({
  orderId: order.id,
  orderNumber: order.number,
  buyerName: order.buyerName,
  totalCents: order.totalCents,
  items: order.items.map((item) => ({
    title: item.title,
    authorName: stores.get(item.storeId)?.authorName ?? "",
    paidCents: item.paidCents,
    priceCents: item.priceCents,
  })),
  discounts,
  guarantees: longerThanLaw(
    order.items.map((item) => ({ authorName: stores.get(item.storeId)?.authorName ?? "", days: item.guaranteeDays })),
  ),
});
