import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { REMOVED_EMAIL_DOMAIN } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { recordState } from "#platform/state-history.ts";
import { notify } from "../../notifications/notify.ts";
import { findOrder, type OrderItem, type OrderRecord } from "../../orders/find-order.ts";
import { accessChangedJob } from "../schema.ts";
import { entitlements } from "../tables.ts";
import { countMoves } from "./queries/count-moves.ts";
import { isStanding } from "./queries/is-standing.ts";
import { type AccessInput, accessMovedEmail, type AccessRefusal, BY_HAND, type ByHand } from "./schema.ts";

/** `name` is how the buyer knows who did it. */
export type AccessActor = { as: ByHand; userId: string; storeId: number | null; name: string };

/**
 * Closes the files of one line of an order by hand, or opens them again, and tells its buyer why. An author only reaches lines of the
 * store that cost nothing: paid files leave with the money, by a refund. Each undoes what their own hand closed, the platform both;
 * what a refund, a dispute or a takedown holds stays closed.
 */
export async function setAccess(tx: Tx, actor: AccessActor, wanted: AccessInput): Promise<Outcome<void, AccessRefusal>> {
  const order = await findOrder(tx, wanted.orderId, "update");
  const item = order?.items.find((one) => one.id === wanted.itemId);
  if (!order?.paidAt || !item) return refuse("not_found");
  if (actor.as === "autor" && item.storeId !== actor.storeId) return refuse("not_found");
  if (actor.as === "autor" && item.paidCents > 0) return refuse("money_first");
  if (wanted.isOpen && !(await isStanding(tx, order.id, item.id))) return refuse("not_standing");
  const moved = await (wanted.isOpen ? open(tx, item.id, actor.as) : close(tx, item.id, actor.as));
  if (moved.length === 0) return refuse("already_done");
  for (const access of moved) await enqueue(tx, accessChangedJob, access);
  await notifyBuyer(tx, { order, item, actor, wanted });
  return ok();
}

const accessOf = { userId: entitlements.userId, productId: entitlements.productId };

const close = (tx: Tx, itemId: string, as: ByHand) =>
  tx
    .update(entitlements)
    .set({ revokedAt: sql`now()`, revokeCause: as })
    .where(and(eq(entitlements.orderItemId, itemId), isNull(entitlements.revokedAt)))
    .returning(accessOf);

const open = (tx: Tx, itemId: string, as: ByHand) =>
  tx
    .update(entitlements)
    .set({ revokedAt: null, revokeCause: null })
    .where(
      and(eq(entitlements.orderItemId, itemId), inArray(entitlements.revokeCause, as === "admin" ? [...BY_HAND] : ["autor"])),
    )
    .returning(accessOf);

type Moved = { order: OrderRecord; item: OrderItem; actor: AccessActor; wanted: AccessInput };

async function notifyBuyer(tx: Tx, { order, item, actor, wanted: { isOpen, motivo } }: Moved): Promise<void> {
  // The same line may be closed and opened more than once: each time is told.
  const lineRef = `${item.id}:${await countMoves(tx, item.id)}`;
  await recordState(tx, {
    entity: "order_item_access",
    entityId: item.id,
    from: isOpen ? "fechado" : "aberto",
    to: isOpen ? "aberto" : "fechado",
    cause: motivo,
    actor: actor.as === "admin" ? `admin:${actor.userId}` : actor.userId,
  });
  const facts = { orderId: order.id, orderNumber: order.number, title: item.title, isOpen };
  const isReachable = !order.buyerEmail.endsWith(`@${REMOVED_EMAIL_DOMAIN}`);
  await notify(
    tx,
    { userId: order.userId, event: "compra.acesso", ref: lineRef, facts: facts },
    isReachable
      ? {
          kind: accessMovedEmail,
          to: order.buyerEmail,
          payload: { ...facts, buyerName: order.buyerName, by: actor.name, reason: motivo },
        }
      : undefined,
  );
}
