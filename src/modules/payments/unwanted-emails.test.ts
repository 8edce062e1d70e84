import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { emailJobs } from "#platform/mail.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { emailPixCode } from "./email-pix-code.ts";
import { emails } from "./jobs.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";

const sandbox = attachSandbox();
const [send] = emailJobs(emails);

it("an invitation to pay that still waits for the mail server when the order is paid never leaves", async () => {
  const { orderId, attemptId } = await createPendingOrder(sandbox);
  await startPayment(attemptId);
  await emailPixCode(attemptId);
  const invitation = and(eq(outboxEmails.kind, "pedido.pix"), eq(outboxEmails.ref, attemptId));
  const [waiting] = await db.select().from(outboxEmails).where(invitation);
  expect(waiting).toMatchObject({ status: "pendente" });
  await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
  await settleAttempt(attemptId);
  expect(await orderStatus(orderId)).toBe("pago");
  await send?.run({ emailId: waiting?.id });
  expect(await db.select().from(outboxEmails).where(invitation)).toEqual([]);
});
