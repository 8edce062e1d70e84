import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { orders } from "../../orders/tables.ts";
import { findLostItems } from "../../payments/queries/lost-items.ts";
import { NOT_CONFIRMED, refusalKind } from "../../payments/rules/refusal.ts";
import { OUR_FAULT } from "../../payments/seen-charge.ts";
import { paymentAttempts } from "../../payments/tables/attempts.ts";
import { findEndCause } from "./end-cause.ts";
import { shownStatus } from "./shown-status.ts";
import type { OrderProgress } from "../schema.ts";
import { paymentStage } from "../payment-stage.ts";
import { waitingMethodAt } from "../../payments/methods/methods.ts";

/** The state of an order's payment, from its newest attempt; null when the order does not belong to this person. */
export async function findOrderProgress(userId: string, orderId: string): Promise<OrderProgress | null> {
  const [row] = await db
    .select({
      order: {
        orderId: orders.id,
        number: orders.number,
        status: shownStatus,
        totalCents: sql<number>`${orders.totalCents} + ${orders.methodDiscountCents}`,
      },
      attempt: {
        method: paymentAttempts.method,
        status: paymentAttempts.status,
        amountCents: paymentAttempts.amountCents,
        installments: paymentAttempts.installments,
        brand: paymentAttempts.cardBrand,
        lastFour: paymentAttempts.cardLastFour,
        refusal: paymentAttempts.refusal,
        authenticationUrl: paymentAttempts.authenticationUrl,
        authenticateBy: paymentAttempts.authenticateBy,
        mayGoOn: sql<boolean>`${paymentAttempts.sentAt} < now() - interval '10 minutes'`,
      },
    })
    .from(orders)
    .leftJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  if (!row) return null;
  const { status, ...order } = row.order;
  const { attempt } = row;
  const stage = paymentStage(status, attempt);
  const isOpen = status === "aguardando_pagamento";
  const [lost, endCause] = await Promise.all([
    isOpen ? findLostItems(db, { id: orderId, userId }) : [],
    isOpen || status === "pago" ? null : findEndCause(orderId),
  ]);
  const isSilent = stage === "desconhecido" && attempt?.mayGoOn === true;
  const mayGoOn = stage === "recusado" || stage === "confirmar" || waitingMethodAt(stage) !== null || isSilent;
  return {
    ...order,
    stage,
    refusal: stage === "recusado" && attempt && isShown(attempt) ? refusalKind(attempt.refusal) : null,
    isOurFault: stage === "recusado" && attempt?.refusal === OUR_FAULT,
    canRetry: isOpen && lost.length === 0 && mayGoOn,
    endCause,
    confirmation: stage === "confirmar" && attempt ? confirmationOf(attempt) : null,
    chargeCents: attempt?.amountCents ?? order.totalCents,
    installments: attempt?.installments ?? 1,
    card: attempt?.brand && attempt.lastFour ? { brand: attempt.brand, lastFour: attempt.lastFour } : null,
  };
}

/** Whether the refusal has a reason to show: the bank refused the payment, or nobody confirmed it at the bank. */
const isShown = ({ status, refusal }: { status: string; refusal: string | null }): boolean =>
  status === "recusada" || refusal === NOT_CONFIRMED;

const confirmationOf = (attempt: { authenticationUrl: string | null; authenticateBy: Date | null }) =>
  attempt.authenticationUrl && attempt.authenticateBy ? { url: attempt.authenticationUrl, until: attempt.authenticateBy } : null;
