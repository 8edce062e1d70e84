import { and, eq, sql } from "drizzle-orm";
import { revokeAccess } from "#modules/delivery/revoke-access.ts";
import { notify } from "#modules/notifications/notify.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { refundWithdrawn } from "#modules/payments/refunds/refund-withdrawn.ts";
import { readMissingFee } from "#modules/payments/refunds/refund-lines.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { wasDenied } from "./queries/held.ts";
import type { WaitingBuyer } from "./queries/next-buyers.ts";
import type { BuyerOutcome } from "./rules.ts";
import { buyerWithdrawnEmail } from "./schema.ts";
import { takedownBuyers } from "./tables.ts";

/**
 * One buyer of what was withdrawn gets the money back by the refunds' own road, or loses what was free, and is told once. Two workers
 * at once are one; `unpaid` when the bank has the payment in its hands, for another time.
 */
export async function refundTo(buyer: WaitingBuyer): Promise<Outcome<void, "done" | "unpaid">> {
  const { orderId, itemId, requestedBy: actor, reason } = buyer;
  const isPaid = buyer.bundleTitle === null && buyer.paidCents > 0;
  if (isPaid) await readMissingFee(orderId);
  return transact(async (tx): Promise<Outcome<void, "done" | "unpaid">> => {
    if (!(await take(tx, buyer))) return refuse("done");
    if (!isPaid) return settle(tx, buyer, null);
    const refund = await refundWithdrawn(tx, { orderId, itemId, actor, reason });
    return refund === "unpaid" ? refuse("unpaid") : settle(tx, buyer, refund);
  });
}

/** Holds this buyer's row until `tx` ends; false when another worker was here, and money is on its way. */
async function take(tx: Tx, { takedownId, itemId }: WaitingBuyer): Promise<boolean> {
  const mine = and(eq(takedownBuyers.takedownId, takedownId), eq(takedownBuyers.orderItemId, itemId));
  const fresh = await tx
    .insert(takedownBuyers)
    .values({ takedownId, orderItemId: itemId, outcome: "falhou" })
    .onConflictDoNothing()
    .returning({ itemId: takedownBuyers.orderItemId });
  if (fresh.length === 1) return true;
  const [before] = await tx
    .select({ outcome: takedownBuyers.outcome, refundId: takedownBuyers.refundId })
    .from(takedownBuyers)
    .where(mine)
    .for("update");
  if (!before?.refundId) return before?.outcome === "falhou";
  return wasDenied(tx, before.refundId);
}

type Going = { id: string; amountCents: number } | null;

async function settle(tx: Tx, buyer: WaitingBuyer, refund: Going): Promise<Outcome<void, never>> {
  const { takedownId, orderId, itemId, bundleTitle } = buyer;
  const outcome = bundleTitle !== null ? "pacote" : refund ? "devolve" : "gratis";
  if (outcome === "gratis") await revokeAccess(tx, orderId, "retirada", [itemId]);
  await tx
    .update(takedownBuyers)
    .set({ outcome, refundId: refund?.id ?? null, triedAt: sql`now()` })
    .where(and(eq(takedownBuyers.takedownId, takedownId), eq(takedownBuyers.orderItemId, itemId)));
  await notifyBuyer(tx, buyer, outcome, refund?.amountCents ?? 0);
  return ok();
}

async function notifyBuyer(
  tx: Tx,
  buyer: WaitingBuyer,
  outcome: Exclude<BuyerOutcome, "falhou">,
  amountCents: number,
): Promise<void> {
  const { orderId, itemId, takedownId, title, bundleTitle, ground, reason } = buyer;
  const order = await findOrder(tx, orderId);
  if (!order) return;
  const { number: orderNumber, buyerName, paymentMethod: method } = order;
  await notify(
    tx,
    {
      userId: order.userId,
      event: "compra.retirada",
      ref: `${takedownId}:${itemId}`,
      facts: { orderId, orderNumber, title, outcome, amountCents },
    },
    {
      kind: buyerWithdrawnEmail,
      to: order.buyerEmail,
      payload: { buyerName, title, bundleTitle, ground, reason, outcome, amountCents, method, orderId, orderNumber },
    },
  );
}
