import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payOrder } from "#modules/payments/pay-order.ts";
import { processEvent } from "#modules/payments/process-event.ts";
import { receiveEvent } from "#modules/payments/receive-event.ts";
import { readReceivables } from "#modules/payments/receivables/read-receivables.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { disputes } from "#modules/payments/tables/disputes.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { applyBankChanges } from "#modules/payouts/bank/apply-change.ts";
import { becomeRecipient } from "#modules/payouts/recipients/become-recipient.ts";
import { makeKycLink } from "#modules/payouts/recipients/make-kyc-link.ts";
import { openRun } from "#modules/payouts/reconciliation/open-run.ts";
import { reconciliationFindings } from "#modules/payouts/tables/reconciliation.ts";
import { reconcile } from "#modules/payouts/reconciliation/reconcile.ts";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { followWithdrawals } from "#modules/payouts/withdrawals/follow-withdrawals.ts";
import { sendWithdrawal } from "#modules/payouts/withdrawals/send-withdrawal.ts";
import { db } from "#platform/db.ts";
import { byNewCard } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { createStore } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { authorWithBalance, PLATFORM, readWithdrawal, requestedWithdrawal } from "./paid-author.ts";
import { createPaidOrder, openFiles, refundLine, sendRefunds } from "./paid-order.ts";
import { createPendingOrder, orderStatus } from "./pending-order.ts";
import { personForm } from "./registration.ts";
import { attachSandbox } from "./sandbox.ts";
import { accountsOf, askChange, endWait, settledAuthor, statusesOf } from "./settled-author.ts";

const sandbox = attachSandbox();

beforeEach(async () => {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 100_000 },
  ]);
  await sandbox.manner({ strictest: true });
});

const kycOf = (recipientId: string, status: string, kyc?: object) =>
  sandbox.call("POST", `/sandbox/recipients/${recipientId}/status`, { status, ...kyc });

describe("with the provider at its strictest, every limit, delay and odd shape at once", () => {
  it("a Pix is bought, given back in part, and disputed for the rest", async () => {
    const paid = await createPaidOrder(sandbox);
    expect(await orderStatus(paid.orderId)).toBe("pago");
    expect((await refundLine(paid, 0)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    await sandbox.outcome(paid.chargeId, "chargeback");
    await settleAttempt(paid.attemptId);
    expect(await openFiles(paid.orderId)).toEqual([]);
    expect(await db.select().from(disputes).where(eq(disputes.attemptId, paid.attemptId))).toHaveLength(1);
    await sandbox.outcome(paid.chargeId, "chargeback-won");
    await settleAttempt(paid.attemptId);
    expect(await openFiles(paid.orderId)).toEqual([paid.itemIds[1]]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a card is kept, charged beside a charge that failed, and disputed", async () => {
    const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
    await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toEqual({ ok: true });
    const attempt = (await attemptsOf(orderId)).find(({ method }) => method === "cartao");
    expect(attempt).toMatchObject({ status: "paga" });
    expect(await orderStatus(orderId)).toBe("pago");
    await sandbox.outcome(attempt?.providerChargeId ?? "", "chargeback");
    await settleAttempt(attempt?.id ?? "");
    expect(await orderStatus(orderId)).toBe("contestado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a whole refund told as canceled, without what was paid, closes and undoes the sale", async () => {
    const paid = await createPaidOrder(sandbox, [4_000]);
    expect((await refundLine(paid, 0)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await openFiles(paid.orderId)).toEqual([]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a dispute is known by the event of its new name, which only names the charge", async () => {
    const paid = await createPaidOrder(sandbox);
    await sandbox.outcome(paid.chargeId, "chargeback");
    const id = `hook_${paid.chargeId}`;
    await receiveEvent({ id, type: "chargeback.received", data: { id: "cbk_1", chargeId: paid.chargeId, status: "received" } });
    await processEvent(id);
    expect(await orderStatus(paid.orderId)).toBe("contestado");
    expect(await openFiles(paid.orderId)).toEqual([]);
  });

  it("receivables that come late, and cannot be found by their charge, are found", async () => {
    const paid = await createPaidOrder(sandbox, [4_000]);
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    await readReceivables(paid.attemptId);
    const mine = await db.select().from(receivables).where(eq(receivables.attemptId, paid.attemptId));
    expect(mine.map((one) => one.seenAt !== null)).toEqual([true]);
    await reconcile(await openRun(), { secondLookMs: 0 });
    const storeId = paid.storeIds[0] ?? 0;
    expect(await db.select().from(reconciliationFindings).where(eq(reconciliationFindings.storeId, storeId))).toEqual([]);
  });

  it("an author registers, proves who they are by a link that comes without its scheme, and only then", async () => {
    const store = await createStore();
    await db.delete(recipients).where(eq(recipients.storeId, store.id));
    expect(await becomeRecipient(store.id, personForm)).toMatchObject({ ok: true });
    const [made] = await db.select().from(recipients).where(eq(recipients.storeId, store.id));
    const recipientId = made?.providerId ?? "";
    await kycOf(recipientId, "affiliation", { kyc_status: "partially_denied", status_reason: "additional_documents_required" });
    await db
      .update(recipients)
      .set({ status: "em_analise", kycStatus: "partially_denied" })
      .where(eq(recipients.storeId, store.id));
    const link = await makeKycLink(store.id);
    expect(link).toMatchObject({ ok: true, value: { url: expect.stringMatching(/^https?:\/\//) } });
  });

  it("a withdrawal goes out once and is followed to the bank", async () => {
    const author = await authorWithBalance(50_000, sandbox);
    const requested = await requestedWithdrawal(author, 20_000);
    expect(await confirmWithdrawal(author.viewer, requested)).toEqual({ ok: true });
    await sendWithdrawal(requested.id);
    await sendWithdrawal(requested.id);
    const mine = (await sandbox.call<{ id: number; source_id: string }[]>("GET", "/sandbox/transfers")).filter(
      (one) => one.source_id === author.recipientId,
    );
    expect(mine).toHaveLength(1);
    await sandbox.call("POST", `/sandbox/transfers/${mine[0]?.id}/settle`);
    await db.execute(sql`update withdrawals set next_poll_at = now() where id = ${requested.id}`);
    await followWithdrawals();
    expect((await readWithdrawal(requested.id)).status).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a bank account is changed for another of the same person", async () => {
    const author = await settledAuthor(sandbox);
    expect((await askChange(author.viewer)).ok).toBe(true);
    await endWait(author);
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["substituida", "ativa"]);
    expect((await accountsOf(author))[1]).toMatchObject({ sealed: null });
  });
});
