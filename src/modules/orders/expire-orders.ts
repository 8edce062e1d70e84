import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { moveOrder } from "./move-order.ts";
import { listOverdueOrders } from "./queries/list-overdue.ts";

/** Expires orders unpaid after their deadline, except those with a payment still open or of unknown result. */
export async function expireOrders(): Promise<void> {
  for (const { id } of await listOverdueOrders(db)) {
    await transact(async (tx) => ok(await moveOrder(tx, id, "expirado", { cause: "prazo para pagar", actor: "relógio" })));
  }
}
