import { emailKey, maskEmail } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { moveAccess } from "../../delivery/move-access.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { reassignOrder } from "../../orders/reassign-order.ts";
import { emailReceipt } from "./email-receipt.ts";
import { ownsOneOf } from "./queries/corrections.ts";
import { emailCorrectedEmail } from "./schema.ts";

export type NewOwner = { userId: string; email: string };

/**
 * Moves an order, locked by the caller, to its right owner: receipt and files, in one transaction. Both addresses are notified; the old
 * one, which may be a stranger's, receives neither what was bought nor the unmasked new address.
 */
export async function moveOrderTo(
  tx: Tx,
  order: OrderRecord,
  owner: NewOwner,
  by: { cause: string; actor: string },
): Promise<void> {
  await reassignOrder(tx, order, owner, by);
  await moveAccess(tx, order.id, order.userId, owner.userId);
  const facts = { orderNumber: order.number, orderId: order.id };
  const ref = newId();
  await enqueueEmail(tx, emailCorrectedEmail, {
    ref: `${ref}:antigo`,
    to: order.buyerEmail,
    payload: { ...facts, side: "antigo", otherMasked: maskEmail(owner.email) },
  });
  await enqueueEmail(tx, emailCorrectedEmail, {
    ref: `${ref}:novo`,
    to: owner.email,
    payload: { ...facts, side: "novo", otherMasked: maskEmail(order.buyerEmail) },
  });
  await emailReceipt(tx, order, owner.email);
}

/** Whether the order already belongs to this person, with this e-mail. */
export const isOwner = (order: OrderRecord, owner: NewOwner): boolean =>
  order.userId === owner.userId && emailKey(order.buyerEmail) === emailKey(owner.email);

/** Whether this person sells an item of the order: nobody may buy from themselves. */
export const sellsSomethingOf = (tx: Tx, order: OrderRecord, userId: string): Promise<boolean> =>
  ownsOneOf(
    tx,
    userId,
    order.items.map((item) => item.storeId),
  );
