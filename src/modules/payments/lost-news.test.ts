import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { entitlements } from "../delivery/tables.ts";
import { emailPixCode } from "./email-pix-code.ts";
import { pollAttempts, rereadPaid } from "./poll-attempts.ts";
import { pagarme } from "./provider.ts";
import { followPayables } from "./receivables/follow-payables.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";
import { disputes } from "./tables/disputes.ts";

const sandbox = attachSandbox();

async function waiting() {
  const made = await createPendingOrder(sandbox, [5_000]);
  await startPayment(made.attemptId);
  return { ...made, chargeId: (await readAttempt(made.attemptId)).providerChargeId ?? "" };
}

async function paid() {
  const made = await waiting();
  await sandbox.outcome(made.chargeId, "pay");
  await settleAttempt(made.attemptId);
  return made;
}

const due = (attemptId: string) =>
  db.execute(sql`update payment_attempts set next_poll_at = now() where id = ${attemptId} and next_poll_at is not null`);
const secondsToNext = async (attemptId: string): Promise<number> => {
  const { nextPollAt } = await readAttempt(attemptId);
  return nextPollAt === null ? Number.POSITIVE_INFINITY : (nextPollAt.getTime() - Date.now()) / 1000;
};
const disputeOf = async (orderId: string) => (await db.select().from(disputes).where(eq(disputes.orderId, orderId)))[0];
const accessOf = async (orderId: string) =>
  (await db.select().from(entitlements).where(eq(entitlements.orderId, orderId))).map((one) =>
    one.revokedAt ? "perdido" : "ativo",
  );
const codesMailed = async (attemptId: string) =>
  (await db.execute(sql`select 1 from outbox_emails where kind = 'pedido.pix' and ref = ${attemptId}`)).rowCount;

describe("news of the provider that never came", () => {
  it("a dispute is found in the list of receivables: it is opened, and the access ends", async () => {
    const { orderId, attemptId, chargeId } = await paid();
    await followPayables();
    expect((await readAttempt(attemptId)).status).toBe("paga");
    await sandbox.outcome(chargeId, "chargeback");
    await followPayables();
    expect((await readAttempt(attemptId)).status).toBe("contestada");
    expect(await disputeOf(orderId)).toMatchObject({ status: "formalizado" });
    expect(await accessOf(orderId)).not.toContain("ativo");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a dispute is found by the charge's own next reading, when no list shows it", async () => {
    const { orderId, attemptId, chargeId } = await paid();
    expect(await secondsToNext(attemptId)).toBeLessThanOrEqual(86_400);
    await sandbox.outcome(chargeId, "chargeback");
    await due(attemptId);
    await pollAttempts();
    expect((await readAttempt(attemptId)).status).toBe("paga");
    await rereadPaid();
    expect((await readAttempt(attemptId)).status).toBe("contestada");
    expect(await disputeOf(orderId)).toBeDefined();
  });

  it("a refund made in the provider's panel is found and booked", async () => {
    const { orderId, attemptId, chargeId } = await paid();
    await pagarme.charges.cancel(chargeId, {}, `painel-${chargeId}`);
    await followPayables();
    expect((await readAttempt(attemptId)).status).toBe("reembolsada");
    expect(await orderStatus(orderId)).toBe("estornado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a code that ended is asked about within five minutes, and a late payment is also found in the list (INV-10)", async () => {
    const { orderId, attemptId, chargeId } = await waiting();
    await sandbox.outcome(chargeId, "expire");
    await settleAttempt(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("expirada");
    expect(await secondsToNext(attemptId)).toBeLessThan(300);
    await sandbox.outcome(chargeId, "pay");
    await followPayables();
    expect((await readAttempt(attemptId)).status).toBe("paga");
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("while the provider is away nothing moves, and nothing is asked without end", async () => {
    const { attemptId } = await paid();
    await sandbox.fault("500", 60, "/payables");
    await followPayables();
    await sandbox.fault("500", 60, "/orders");
    await due(attemptId);
    await rereadPaid();
    expect((await readAttempt(attemptId)).status).toBe("paga");
    expect(await secondsToNext(attemptId)).toBeGreaterThan(3_000);
  });
});

describe("the e-mail with the code", () => {
  it("goes to who still has to pay, once", async () => {
    const { attemptId } = await waiting();
    expect(await codesMailed(attemptId)).toBe(0);
    await emailPixCode(attemptId);
    await emailPixCode(attemptId);
    expect(await codesMailed(attemptId)).toBe(1);
  });

  it("is not sent once the code was paid", async () => {
    const { attemptId } = await paid();
    await emailPixCode(attemptId);
    expect(await codesMailed(attemptId)).toBe(0);
  });
});

it("a payment sent again and not heard is still in doubt: the first call may have charged", async () => {
  const { attemptId } = await createPendingOrder(sandbox, [5_000]);
  const longAgo = sql`update payment_attempts set sent_at = now() - interval '10 seconds' where id = ${attemptId}`;
  await sandbox.fault("500", 20, "/orders");
  await startPayment(attemptId);
  await sandbox.faultsOver();
  await sandbox.call("POST", "/sandbox/faults", { kind: "429", seconds: 20, path: "/orders", method: "POST" });
  await db.execute(longAgo);
  await settleAttempt(attemptId);
  expect((await readAttempt(attemptId)).status).toBe("desconhecida");
  expect(await secondsToNext(attemptId)).toBeLessThan(60);
  await sandbox.faultsOver();
  await db.execute(longAgo);
  await settleAttempt(attemptId);
  expect((await readAttempt(attemptId)).status).toBe("pendente");
});

it("a payment given up that the provider never knew is asked about for an hour, and then no more", async () => {
  const { attemptId } = await createPendingOrder(sandbox, [5_000]);
  const givenUp = (ago: string) =>
    db.execute(sql`update payment_attempts set status = 'nao_existe', sent_at = now() - ${ago}::interval, next_poll_at = now()
      where id = ${attemptId}`);
  await givenUp("20 minutes");
  await settleAttempt(attemptId);
  expect(await secondsToNext(attemptId)).toBeGreaterThan(120);
  await givenUp("2 hours");
  await settleAttempt(attemptId);
  expect((await readAttempt(attemptId)).nextPollAt).toBeNull();
});
