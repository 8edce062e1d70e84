import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { products } from "../catalog/tables.ts";
import { entitlements } from "../delivery/tables.ts";
import { orders } from "../orders/tables.ts";
import { bookFee } from "./book-fee.ts";
import { endCodes } from "./end-codes.ts";
import { payOrder } from "./pay-order.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";
import { paymentAttempts } from "./tables/attempts.ts";
import { refunds } from "./tables/refunds.ts";

const sandbox = attachSandbox();

async function issuePix(prices?: number[]) {
  const made = await createPendingOrder(sandbox, prices);
  await startPayment(made.attemptId);
  const attempt = await readAttempt(made.attemptId);
  return { ...made, chargeId: attempt.providerChargeId ?? "", attempt };
}

const mails = async (orderRef: string, kind: string) =>
  (
    await db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox_emails where kind = ${kind} and ref like ${`${orderRef}%`}`,
    )
  ).rows[0]?.n;

const access = (orderId: string) => db.select().from(entitlements).where(eq(entitlements.orderId, orderId));

describe("a paid Pix", () => {
  it("makes the order paid, splits, posts, opens the files and sends one receipt", async () => {
    const { orderId, attemptId, chargeId, attempt, storeIds } = await issuePix();
    expect(attempt.status).toBe("pendente");
    expect(attempt.code).toMatch(/^000201/);
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await balanceOf(`seller:${storeIds[0]}:pending`)).toBe(-(3490 - 419));
    expect(await access(orderId)).toHaveLength(2);
    expect(await mails(orderId, "pedido.recibo")).toBe(1);
    expect(await mails(orderId, "venda.nova")).toBe(2);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("is applied only once, with twenty questions at once (INV-06)", async () => {
    const { orderId, attemptId, chargeId } = await issuePix();
    const before = await countJournals("charge.paid");
    await sandbox.outcome(chargeId, "pay");
    await Promise.all(Array.from({ length: 20 }, () => settleAttempt(attemptId)));
    expect(await countJournals("charge.paid")).toBe(before + 1);
    expect(await mails(orderId, "pedido.recibo")).toBe(1);
    expect(await access(orderId)).toHaveLength(2);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("has the provider's cost posted once, on the platform's account", async () => {
    const { attemptId, chargeId } = await issuePix();
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    await bookFee(attemptId);
    await bookFee(attemptId);
    const fees = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ledger_journals where kind = 'charge.fee' and ref = ${chargeId}`,
    );
    expect(fees.rows[0]?.n).toBe(1);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("an answer that was lost", () => {
  it("with the charge made on the other side, is found by its code and not charged again (INV-08, INV-09)", async () => {
    const { attemptId } = await createPendingOrder(sandbox);
    await sandbox.fault("timeout-after-commit", 20, "/orders");
    await startPayment(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("desconhecida");
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await settleAttempt(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("pendente");
    expect(
      (await sandbox.charges()).filter((charge) => charge.code === attemptId || charge.code === null).length,
    ).toBeLessThanOrEqual(1);
    const orders = await sandbox.call<{ code: string }[]>("GET", "/sandbox/charges");
    expect(orders.filter((charge) => JSON.stringify(charge).includes(attemptId))).toHaveLength(1);
  }, 40_000);

  it("without the charge on the other side, sends the same one again with the same key", async () => {
    const { attemptId } = await createPendingOrder(sandbox);
    await sandbox.fault("500", 20, "/orders");
    await startPayment(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("desconhecida");
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await db.execute(sql`update payment_attempts set sent_at = now() - interval '10 seconds' where id = ${attemptId}`);
    await settleAttempt(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("pendente");
    const charges = await sandbox.charges();
    expect(charges.filter((charge) => JSON.stringify(charge).includes(attemptId))).toHaveLength(1);
  });

  it("with too old a key, is never sent again: the attempt does not exist and another can be made", async () => {
    const { attemptId, orderId, buyer } = await createPendingOrder(sandbox);
    await db.execute(
      sql`update payment_attempts set status = 'desconhecida', sent_at = now() - interval '25 hours', next_poll_at = now() where id = ${attemptId}`,
    );
    await settleAttempt(attemptId);
    expect((await readAttempt(attemptId)).status).toBe("nao_existe");
    expect((await sandbox.charges()).filter((charge) => JSON.stringify(charge).includes(attemptId))).toHaveLength(0);
    expect((await payOrder(buyer.id, orderId, { method: "pix" })).ok).toBe(true);
  });
});

describe("a Pix off time or off amount", () => {
  const expire = async (attemptId: string) => {
    await db.execute(sql`update payment_attempts set pix_expires_at = now() - interval '3 minutes' where id = ${attemptId}`);
    await endCodes();
  };

  it("paid in the last second, while it is expiring, is honoured (INV-10)", async () => {
    const { orderId, attemptId, chargeId } = await issuePix();
    await sandbox.outcome(chargeId, "pay");
    await expire(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("paid an hour after it expired, with the order already expired, still buys", async () => {
    const { orderId, attemptId, chargeId } = await issuePix();
    await expire(attemptId);
    expect((await readAttempt(attemptId)).status).toMatch(/expirada|cancelada/);
    await db.update(orders).set({ status: "expirado" }).where(eq(orders.id, orderId));
    await sandbox.outcome(chargeId, "pay", { force: true });
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.paidLate).toBe(true);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("paid late, with the product off sale, goes back whole and the person is notified", async () => {
    const { orderId, attemptId, chargeId, productIds } = await issuePix();
    await expire(attemptId);
    await db.update(orders).set({ status: "expirado" }).where(eq(orders.id, orderId));
    await db
      .update(products)
      .set({ status: "pausado" })
      .where(eq(products.id, productIds[0] ?? 0));
    await sandbox.outcome(chargeId, "pay", { force: true });
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("estornando");
    const [refund] = await db.select().from(refunds).where(eq(refunds.attemptId, attemptId));
    await sendRefund(refund?.id ?? "");
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("estornado");
    expect(await balanceOf(`clearing:refund:${orderId}`)).toBe(0);
    expect(await access(orderId)).toHaveLength(0);
    expect(await mails(refund?.id ?? "?", "pedido.devolucao")).toBe(2);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("paid a centavo short does not buy: it goes back and the order stays under review", async () => {
    const { orderId, attemptId, chargeId } = await issuePix();
    await sandbox.outcome(chargeId, "pay", { amount_cents: 6089 });
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("em_analise");
    expect(await access(orderId)).toHaveLength(0);
    const [refund] = await db.select().from(refunds).where(eq(refunds.attemptId, attemptId));
    expect(refund?.amountCents).toBe(6089);
    await sendRefund(refund?.id ?? "");
    await settleAttempt(attemptId);
    expect(await balanceOf(`clearing:refund:${orderId}`)).toBe(0);
    expect(await orderStatus(orderId)).toBe("falhou");
  });

  it("paid a centavo over buys, and the centavo goes back", async () => {
    const { orderId, attemptId, chargeId } = await issuePix();
    await sandbox.outcome(chargeId, "pay", { amount_cents: 6091 });
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    const [refund] = await db.select().from(refunds).where(eq(refunds.attemptId, attemptId));
    expect(refund).toMatchObject({ amountCents: 1, cause: "excedente" });
    await sendRefund(refund?.id ?? "");
    await settleAttempt(attemptId);
    expect(await balanceOf(`clearing:refund:${orderId}`)).toBe(0);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("paid twice, on the old code and the new, buys one and refunds the other", async () => {
    const { orderId, attemptId, chargeId, buyer } = await issuePix();
    await expire(attemptId);
    expect((await payOrder(buyer.id, orderId, { method: "pix" })).ok).toBe(true);
    const [second] = await db
      .select()
      .from(paymentAttempts)
      .where(sql`order_id = ${orderId} and id <> ${attemptId}`);
    await sandbox.outcome(second?.providerChargeId ?? "", "pay");
    await settleAttempt(second?.id ?? "");
    await sandbox.outcome(chargeId, "pay", { force: true });
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(refund).toMatchObject({ cause: "duplicado", amountCents: 6090 });
    await sendRefund(refund?.id ?? "");
    await settleAttempt(attemptId);
    expect(await balanceOf(`clearing:refund:${orderId}`)).toBe(0);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("after payment", () => {
  it("a refund made outside the dashboard undoes the sale: money, access and order (INV-22)", async () => {
    const { orderId, attemptId, chargeId, storeIds } = await issuePix();
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    const key = Buffer.from("sk_test_sandbox:").toString("base64");
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/core/v5/charges/${chargeId}`, {
      method: "DELETE",
      headers: { authorization: `Basic ${key}` },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("estornado");
    expect(await balanceOf(`seller:${storeIds[0]}:pending`)).toBe(0);
    expect((await access(orderId)).every((one) => one.revokedAt !== null)).toBe(true);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a dispute takes money and access once; won, it gives both back (INV-12)", async () => {
    const { orderId, attemptId, chargeId, storeIds } = await issuePix();
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    await sandbox.outcome(chargeId, "chargeback");
    await Promise.all([settleAttempt(attemptId), settleAttempt(attemptId)]);
    expect(await orderStatus(orderId)).toBe("contestado");
    expect(await balanceOf(`seller:${storeIds[0]}:pending`)).toBe(0);
    await sandbox.outcome(chargeId, "chargeback-won");
    await Promise.all([settleAttempt(attemptId), settleAttempt(attemptId)]);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await balanceOf(`seller:${storeIds[0]}:pending`)).toBe(-(3490 - 419));
    expect((await access(orderId)).every((one) => one.revokedAt === null)).toBe(true);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});
