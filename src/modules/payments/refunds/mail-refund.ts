import { inArray } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { storeContacts } from "../queries.ts";
import { refundItems } from "../tables/refunds.ts";
import type { Refund } from "./move-refund.ts";
import { type AuthorStep, type BuyerStep, refundedEmail, refundNoticeEmail } from "./schema.ts";

const itemsOf = (tx: Tx, refund: Refund) =>
  tx
    .select()
    .from(refundItems)
    .where(inArray(refundItems.refundId, [refund.id]));

/** Notifies the buyer of the refund's step, once per step. */
export async function emailBuyer(tx: Tx, refund: Refund, order: OrderRecord, step: BuyerStep): Promise<void> {
  const lines = await itemsOf(tx, refund);
  const facts = { orderId: order.id, orderNumber: order.number, step, amountCents: refund.amountCents };
  await notify(
    tx,
    { userId: order.userId, event: "pedido.devolucao", ref: `${refund.id}:${step}`, facts },
    {
      kind: refundedEmail,
      to: order.buyerEmail,
      payload: {
        orderId: order.id,
        orderNumber: order.number,
        buyerName: order.buyerName,
        amountCents: refund.amountCents,
        cause: refund.cause,
        step,
        method: order.paymentMethod,
        titles: order.items.filter((item) => lines.some((line) => line.orderItemId === item.id)).map((item) => item.title),
        answer: refund.answer,
        until: refund.dueAt?.toISOString() ?? null,
      },
    },
  );
}

/** Notifies each author whose product is in the refund, once per step, with their own lines only. */
export async function emailAuthors(tx: Tx, refund: Refund, order: OrderRecord, step: AuthorStep): Promise<void> {
  const lines = await itemsOf(tx, refund);
  const sold = order.items.filter((item) => lines.some((line) => line.orderItemId === item.id));
  const contacts = await storeContacts(
    tx,
    sold.map((item) => item.storeId),
  );
  for (const store of contacts.values()) {
    const items = sold
      .filter((item) => item.storeId === store.storeId)
      .map((item) => {
        const line = lines.find((one) => one.orderItemId === item.id);
        return { title: item.title, netCents: line?.netCents ?? 0, costCents: line?.costCents ?? 0 };
      });
    const amountCents = items.reduce((sum, item) => sum + item.netCents + item.costCents, 0);
    const facts = { orderId: order.id, orderNumber: order.number, step, amountCents };
    const ref = `${refund.id}:${step}:${store.storeId}`;
    await notify(
      tx,
      { userId: store.ownerId, event: "venda.devolucao", ref, facts },
      {
        kind: refundNoticeEmail,
        to: store.ownerEmail,
        payload: {
          orderId: order.id,
          orderNumber: order.number,
          authorName: store.authorName,
          cause: refund.cause,
          step,
          items,
          reason: refund.reason,
          problem: refund.problem,
          answer: refund.answer,
          until: refund.dueAt?.toISOString() ?? null,
        },
      },
    );
  }
}
