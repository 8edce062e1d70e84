import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { db } from "#platform/db.ts";
import { notify } from "../notifications/notify.ts";
import { findOrder } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { closeAttempt } from "./close-attempt.ts";
import { findOpenAttempt } from "./find-attempt.ts";
import { findLostItems, listOrdersWithLostItems } from "./queries/lost-items.ts";
import { END_CAUSES } from "./rules/end-causes.ts";
import { orderEndedEmail } from "./schema.ts";

const AT_ONCE = 50;

/**
 * Cancels unpaid orders with an item that the buyer already owns or that is no longer sold, so that the code which blocks, pauses,
 * suspends or closes need not do it. Their codes are cancelled at the provider first.
 */
export async function endLostOrders(): Promise<void> {
  for (const orderId of await listOrdersWithLostItems(AT_ONCE)) await endLostOrder(orderId);
}

/**
 * The same for one order. While the result of its payment at the provider is unknown the order does not change; a later run finds it
 * again.
 */
export async function endLostOrder(orderId: string): Promise<void> {
  const open = await findOpenAttempt(db, orderId);
  if (open) await closeAttempt(open.id);
  await transact(async (tx) => {
    const order = await findOrder(tx, orderId, "update");
    if (order?.status !== "aguardando_pagamento" || (await findOpenAttempt(tx, orderId))) return ok();
    const lost = await findLostItems(tx, order);
    if (lost.length === 0) return ok();
    const isOwned = lost.some((item) => item.cause === "ja_comprado");
    await moveOrder(tx, orderId, "cancelado", { cause: END_CAUSES[isOwned ? "ja_comprado" : "indisponivel"], actor: "sistema" });
    await notify(
      tx,
      { userId: order.userId, event: "pedido.encerrado", ref: orderId, facts: { orderId, orderNumber: order.number, isOwned } },
      {
        kind: orderEndedEmail,
        to: order.buyerEmail,
        payload: {
          orderId,
          orderNumber: order.number,
          buyerName: order.buyerName,
          totalCents: order.totalCents,
          owned: lost.filter((item) => item.cause === "ja_comprado").map((item) => item.title),
          unavailable: lost.filter((item) => item.cause === "indisponivel").map((item) => item.title),
          hasMore: lost.length < order.items.length,
        },
      },
    );
    return ok();
  });
}
