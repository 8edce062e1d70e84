import { and, asc, eq, sql } from "drizzle-orm";
import { moveOrder } from "../../orders/move-order.ts";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import { recordState } from "#platform/state-history.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import type { RefundCause } from "./open-refund.ts";
import { postJournal } from "../post-journal.ts";
import { reverseSale } from "./reverse-sale.ts";
import { excessReturned, unclaimedReturned } from "../rules/journals.ts";
import { moneyBackEmail } from "../schema.ts";
import { refunds } from "../tables/refunds.ts";

type Refund = typeof refunds.$inferSelect;

/** Closes the refunds that `returnedCents` of the charge prove done, oldest first; a refund made outside our panel is booked too. */
export async function finishRefunds(tx: Tx, found: AttemptWithOrder, returnedCents: number): Promise<void> {
  if (returnedCents === 0) return;
  const known = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, found.attempt.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for("update");
  let proven = returnedCents;
  for (const refund of known.filter((one) => one.status !== "negado")) {
    proven -= refund.amountCents;
    if (proven >= 0 && refund.status !== "feito") await finish(tx, found, refund);
  }
  const paidCents = found.attempt.paidAmountCents ?? 0;
  if (proven > 0 && returnedCents >= paidCents) await bookOutsideRefund(tx, found, proven);
}

async function finish(tx: Tx, found: AttemptWithOrder, refund: Refund): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: "feito", doneAt: sql`now()` })
    .where(and(eq(refunds.id, refund.id)));
  await recordState(tx, {
    entity: "refund",
    entityId: refund.id,
    from: refund.status,
    to: "feito",
    cause: refund.cause,
    actor: "provedor",
  });
  await announce(tx, "order", found.order.id);
  await bookReturn(tx, found, refund.cause, refund.amountCents);
  await postEmail(tx, moneyBackEmail, {
    ref: `${refund.id}:feito`,
    to: found.order.buyerEmail,
    payload: {
      orderId: found.order.id,
      orderNumber: found.order.number,
      buyerName: found.order.buyerName,
      amountCents: refund.amountCents,
      cause: refund.cause,
      isDone: true,
    },
  });
}

async function bookReturn(tx: Tx, { attempt, order }: AttemptWithOrder, cause: RefundCause, amountCents: number): Promise<void> {
  const chargeId = attempt.providerChargeId ?? attempt.id;
  const by = { cause: "dinheiro devolvido", actor: "provedor" };
  if (cause === "excedente") {
    await postJournal(tx, excessReturned(chargeId, order.id, amountCents));
    return;
  }
  if (cause === "atrasado" || cause === "duplicado" || cause === "subpago") {
    await postJournal(tx, unclaimedReturned(chargeId, order.id, amountCents, attempt.split));
    if (cause === "atrasado") await moveOrder(tx, order.id, "estornado", by);
    if (cause === "subpago") await moveOrder(tx, order.id, "recusado", by);
    return;
  }
  await reverseSale(tx, attempt.id, { kind: "refund.done", cause: "estornado" });
}

/** The provider's own panel gave the money back: the sale is reversed all the same. */
async function bookOutsideRefund(tx: Tx, found: AttemptWithOrder, amountCents: number): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId: found.order.id, attemptId: found.attempt.id, amountCents, cause: "admin", status: "enviando" })
    .onConflictDoNothing()
    .returning();
  if (refund) await finish(tx, found, refund);
}
