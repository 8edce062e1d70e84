import type { OwnCase } from "#modules/accounts/record-decision.ts";
import { canonicalEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { transact } from "#platform/db.ts";
import { blockOne } from "./add-purchase-block.ts";
import { findCardMark } from "./queries.ts";
import type { ORDER_BLOCKS } from "./rules.ts";
import type { BlockRefusal } from "./schema.ts";

type Wanted = { orderId: string; tipos: (typeof ORDER_BLOCKS)[number][]; ate: Date | null; motivo: string };

/** An admin blocks who placed an order, without seeing who it is: their document, their e-mail, the card of its newest payment. */
export function blockBuyer(adminId: string, { orderId, tipos, ...why }: Wanted): Promise<Outcome<void, BlockRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, BlockRefusal | OwnCase>> => {
    const order = await findOrder(tx, orderId);
    if (!order) return refuse("not_found");
    for (const kind of new Set(tipos)) {
      const value =
        kind === "documento"
          ? order.buyerDocument
          : kind === "email"
            ? canonicalEmail(order.buyerEmail)
            : await findCardMark(tx, orderId);
      if (!value) return refuse("card_unknown");
      const blocked = await blockOne(tx, adminId, { kind, value, ...why }, { kind: "pedido", id: orderId });
      if (!blocked.ok) return blocked;
    }
    return ok();
  });
}
