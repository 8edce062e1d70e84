import { type MessageFacts, readMessages } from "#modules/delivery/conversations/queries/list-threads.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { listAuthors } from "../queries/list-authors.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import type { ActRefusal } from "../schema/acts.ts";

export type ReadThread = { storeId: number; authorName: string; messages: MessageFacts[] };

/** Shows an admin what was written about an order, once the reason is on record (INV-37). */
export function readOrderMessages(
  adminId: string,
  requested: { orderId: string; motivo: string },
): Promise<Outcome<ReadThread[], ActRefusal>> {
  return transact(async (tx): Promise<Outcome<ReadThread[], ActRefusal>> => {
    const order = await findOrder(tx, requested.orderId);
    if (!order) return refuse("not_found");
    const target = { kind: "pedido", id: order.id };
    await audit(tx, { adminId, action: "ler-mensagens", target, reason: requested.motivo });
    const storeIds = [...new Set(order.items.map((item) => item.storeId))];
    const authors = await listAuthors(tx, storeIds);
    const threads = await Promise.all(
      authors.map(async (author) => ({ ...author, messages: await readMessages(order.id, author.storeId) })),
    );
    return ok(threads.filter((thread) => thread.messages.length > 0));
  });
}
