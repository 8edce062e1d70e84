import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { readSetting } from "#platform/settings.ts";
import { findOrder } from "../orders/find-order.ts";
import { orderFacts } from "./complete-sale.ts";
import { storeContacts } from "./queries.ts";
import { mailCodeJob, pixIssuedEmail } from "./schema.ts";
import { pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/** Has the code sent to its buyer in about a minute: who pays at once gets the receipt alone, never an invitation to pay after it. */
export async function mailCodeLater(tx: Tx, attemptId: string): Promise<void> {
  const { mailAfterSeconds } = await readSetting(tx, pixSetting);
  await enqueue(tx, mailCodeJob, { attemptId }, { startAfter: mailAfterSeconds });
}

/** Sends the code to the buyer, once per code, so that the tab may be closed; nothing when it was paid or ended meanwhile, or is good no more. */
export async function emailPixCode(attemptId: string): Promise<void> {
  await transact(async (tx) => ok(await postCode(tx, attemptId)));
}

async function postCode(tx: Tx, attemptId: string): Promise<void> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.status, "pendente"),
        isNotNull(paymentAttempts.code),
        gt(paymentAttempts.codeExpiresAt, sql`now()`),
      ),
    )
    .for("update");
  const order = attempt && (await findOrder(tx, attempt.orderId));
  if (!order || order.status !== "aguardando_pagamento" || !attempt.code || !attempt.codeExpiresAt) return;
  const stores = await storeContacts(
    tx,
    order.items.map((item) => item.storeId),
  );
  await enqueueEmail(tx, pixIssuedEmail, {
    ref: attemptId,
    to: order.buyerEmail,
    payload: { ...orderFacts(order, stores), pixCode: attempt.code, expiresAt: attempt.codeExpiresAt.toISOString() },
  });
}
