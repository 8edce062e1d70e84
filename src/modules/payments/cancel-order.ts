import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findOrder } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { closeAttempt } from "./close-attempt.ts";
import { findOpenAttempt } from "./find-attempt.ts";

export type CancelRefusal = "not_found" | "not_payable" | "still_asking";

/**
 * Gives up an order that was not paid. What was asked of the bank is ended there first: while that is not confirmed, or its fate is
 * unknown, the order stays (`still_asking`). Money that comes later all the same finds the rules of late payments.
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
