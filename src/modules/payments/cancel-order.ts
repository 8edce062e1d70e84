import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findOrder } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { closeAttempt } from "./close-attempt.ts";
import { findOpenAttempt } from "./find-attempt.ts";

export type CancelRefusal = "not_found" | "not_payable" | "still_asking";

/**
 * Cancels an order that was not paid. Its open attempt is cancelled at the provider first; while that is not confirmed, or the result
 * is unknown, the order does not change (`still_asking`). Money that arrives later follows the rules of late payments.
 */
export async function cancelOrder(userId: string, orderId: string): Promise<Outcome<void, CancelRefusal>> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== userId) return refuse("not_found");
  if (order.status !== "aguardando_pagamento") return refuse("not_payable");
  const open = await findOpenAttempt(db, orderId);
  if (open) await closeAttempt(open.id);
  return transact(async (tx) => {
    const current = await findOrder(tx, orderId, "update");
    if (current?.status !== "aguardando_pagamento") return refuse("not_payable");
    if (await findOpenAttempt(tx, orderId)) return refuse("still_asking");
    await moveOrder(tx, orderId, "cancelado", { cause: "cancelado por quem comprou", actor: userId });
    return ok();
  });
}
