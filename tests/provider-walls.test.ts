import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#modules/accounts/tables.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { CARD_NOT_VERIFIED } from "#modules/payments/rules/refusal.ts";
import { resumePayments } from "#modules/payments/resume-payments.ts";
import { startAndWait, startPayment } from "#modules/payments/start-payment.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { withdrawals } from "#modules/payouts/tables/withdrawals.ts";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { sendWithdrawal } from "#modules/payouts/withdrawals/send-withdrawal.ts";
import { db } from "#platform/db.ts";
import { byNewCard, NO_FUNDS } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { authorWithBalance, readWithdrawal, requestedWithdrawal, walletOf } from "./paid-author.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();

it("a held payment is not tried again for a buyer who was suspended meanwhile", async () => {
  const { orderId, attemptId, buyer } = await createPendingOrder(sandbox, [3_000]);
  await sandbox.manner({ key_allowed: false });
  await startPayment(attemptId);
  await sandbox.manner({ key_allowed: true });
  await db
    .update(users)
    .set({ suspendedFrom: ["comprar"] })
    .where(eq(users.id, buyer.id));
  await db
    .update(paymentAttempts)
    .set({ resumeAt: sql`now()` })
    .where(eq(paymentAttempts.id, attemptId));
  await resumePayments();
  expect(await attemptsOf(orderId)).toHaveLength(1);
  expect(await readAttempt(attemptId)).toMatchObject({ resumeAt: null });
});

it("cards that fail the provider's check count towards the different cards of a week", async () => {
  const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
  await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
  await sandbox.manner({ cards_verified: true });
  for (let tries = 0; tries < 4; tries++) {
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000, NO_FUNDS))).toEqual({ ok: true });
    expect((await attemptsOf(orderId)).at(-1)).toMatchObject({ status: "recusada", refusal: CARD_NOT_VERIFIED });
  }
  expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toMatchObject({ reason: "cards_blocked" });
  await sandbox.manner({ cards_verified: false });
});

it("who pays does not wait for ever for a slow provider, and the payment goes on", async () => {
  const { attemptId } = await createPendingOrder(sandbox, [3_000]);
  await sandbox.call("POST", "/sandbox/faults", { kind: "slow", seconds: 20, path: "/orders", method: "POST", delay_ms: 1_500 });
  const since = performance.now();
  await startAndWait({ attemptId, order: null }, 200);
  expect(performance.now() - since).toBeLessThan(1_400);
  expect(await readAttempt(attemptId)).toMatchObject({ status: "enviando" });
  await expect.poll(async () => (await readAttempt(attemptId)).status, { timeout: 10_000 }).toBe("pendente");
});

it("a transfer that is refused for a day as if our account were at fault goes to a person, the money still reserved", async () => {
  const author = await authorWithBalance(50_000, sandbox);
  const requested = await requestedWithdrawal(author, 20_000);
  expect(await confirmWithdrawal(author.viewer, requested)).toEqual({ ok: true });
  await sandbox.manner({ transfers_allowed: false });
  await sendWithdrawal(requested.id);
  expect(await readWithdrawal(requested.id)).toMatchObject({ status: "confirmado" });
  await db
    .update(withdrawals)
    .set({ confirmedAt: sql`now() - interval '25 hours'` })
    .where(eq(withdrawals.id, requested.id));
  await sendWithdrawal(requested.id);
  await sandbox.manner({ transfers_allowed: true });
  expect(await readWithdrawal(requested.id)).toMatchObject({ status: "em_revisao", risk: ["recusado_ha_um_dia"] });
  expect(await walletOf(author.storeId)).toMatchObject({ reserved: 20_000 });
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
});
