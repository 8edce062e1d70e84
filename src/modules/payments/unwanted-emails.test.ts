import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { sendDueEmails } from "#platform/send-emails.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { emailPixCode } from "./email-pix-code.ts";
import { emails } from "./jobs.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";

const sandbox = attachSandbox();

/** An invitation to pay that waits for the mail server. */
async function waitingInvitation() {
  const { orderId, attemptId } = await createPendingOrder(sandbox);
  await startPayment(attemptId);
  await emailPixCode(attemptId);
  const which = and(eq(outboxEmails.kind, "pedido.pix"), eq(outboxEmails.ref, attemptId));
  const [waiting] = await db.select().from(outboxEmails).where(which);
  expect(waiting).toMatchObject({ status: "pendente" });
  const leaves = async () => {
    await sendDueEmails(emails);
    return db.select().from(outboxEmails).where(which);
  };
  return { orderId, attemptId, which, leaves };
}

it("an invitation to pay that still waits for the mail server when the order is paid never leaves", async () => {
  const { orderId, attemptId, leaves } = await waitingInvitation();
  await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
  await settleAttempt(attemptId);
  expect(await orderStatus(orderId)).toBe("pago");
  expect(await leaves()).toEqual([]);
});

it("nor does one whose code has ended, although its order may still be paid by another", async () => {
  const { orderId, which, leaves } = await waitingInvitation();
  await db
    .update(outboxEmails)
    .set({ payload: sql`payload || jsonb_build_object('expiresAt', now() - interval '1 second')` })
    .where(which);
  expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
  expect(await leaves()).toEqual([]);
});
