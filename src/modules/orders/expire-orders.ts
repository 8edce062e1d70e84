import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { moveOrder } from "./move-order.ts";
import { listOverdueOrders } from "./queries/list-overdue.ts";

/** Ends orders nobody paid in time. One with a payment still open or unknown waits for its fate. */
export async function expireOrders(): Promise<void> {
  for (const { id } of await listOverdueOrders(db)) {
    await transact(async (tx) => ok(await moveOrder(tx, id, "expirado", { cause: "prazo para pagar", actor: "relógio" })));
  }
}
