import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createUser } from "../../../../tests/factories.ts";
import { createPaidOrder } from "../../../../tests/paid-order.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { entitlements } from "../../delivery/tables.ts";
import { findPurchase } from "../../delivery/queries/find-purchase.ts";
import { recordDownload } from "../../delivery/record-download.ts";
import { withdrawFromPurchase } from "./withdraw-from-purchase.ts";
import { reportProblem } from "./report-problem.ts";
import { sendRefund } from "./send-refund.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { startPayment } from "../start-payment.ts";
import { orderItems } from "../../orders/tables.ts";
import { readReceivables } from "../receivables/read-receivables.ts";
import { refundItems, refunds } from "../tables/refunds.ts";

const sandbox = attachSandbox();

async function paidOrder() {
  const made = await createPendingOrder(sandbox);
  await startPayment(made.attemptId);
  const { providerChargeId } = await readAttempt(made.attemptId);
  await sandbox.outcome(providerChargeId ?? "", "pay");
  await settleAttempt(made.attemptId);
  return made;
}

const itemsOf = async (orderId: string, storeIds: number[]): Promise<[string, string]> => {
  const rows = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const of = (storeId: number | undefined) => rows.find((row) => row.storeId === storeId)?.id ?? "";
  return [of(storeIds[0]), of(storeIds[1])];
};
const refundOf = async (orderId: string) => (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0];

describe("withdrawing from the purchase (CDC art. 49)", () => {
  it("closes the files at once, refunds everything and undoes the sale", async () => {
    const { orderId, attemptId, buyer, storeIds } = await paidOrder();
    expect(await withdrawFromPurchase(buyer.id, orderId)).toEqual({ ok: true, value: { status: "aprovado" } });
    expect(await orderStatus(orderId)).toBe("estornando");
    const open = await db
      .select()
      .from(entitlements)
      .where(sql`order_id = ${orderId} and revoked_at is null`);
    expect(open).toHaveLength(0);
    await sendRefund((await refundOf(orderId))?.id ?? "");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("estornado");
    expect(await balanceOf(`seller:${storeIds[0]}:pending`)).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("with forty clicks together refunds once (INV-11)", async () => {
    const { orderId, attemptId, buyer } = await paidOrder();
    const before = await countJournals("refund.done");
    const answers = await Promise.all(Array.from({ length: 40 }, () => withdrawFromPurchase(buyer.id, orderId)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    const refund = await refundOf(orderId);
    await Promise.all(Array.from({ length: 5 }, () => sendRefund(refund?.id ?? "")));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settleAttempt(attemptId);
    expect(await countJournals("refund.done")).toBe(before + 1);
    expect((await readAttempt(attemptId)).refundedAmountCents).toBe(6090);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("is still open to who reported a problem: the report ends there", async () => {
    const { orderId, buyer } = await createPaidOrder(sandbox, [3_490]);
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    const request = { orderId, itemId: item?.id ?? "", problem: "incompleto" as const, text: "A página 3 veio em branco." };
    expect((await reportProblem(buyer.id, request)).ok).toBe(true);
    expect((await findPurchase(buyer.id, orderId))?.items[0]?.refundableCents).toBe(3_490);
    expect(await withdrawFromPurchase(buyer.id, orderId)).toEqual({ ok: true, value: { status: "aprovado" } });
    const all = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);
    expect(all.map(({ cause, status }) => [cause, status])).toEqual([
      ["defeito", "negado"],
      ["arrependimento", "aprovado"],
    ]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("is no longer possible after seven days", async () => {
    const { orderId, buyer } = await paidOrder();
    await db.execute(sql`update orders set paid_at = now() - interval '7 days 1 second' where id = ${orderId}`);
    expect(await withdrawFromPurchase(buyer.id, orderId)).toMatchObject({ ok: false, reason: "too_late" });
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("does not come back with a first download of sixty days later", async () => {
    const { orderId, buyer } = await paidOrder();
    await db.execute(sql`update orders set paid_at = now() - interval '60 days' where id = ${orderId}`);
    const [access] = await db.select().from(entitlements).where(eq(entitlements.orderId, orderId));
    const { rows } = await db.execute<{ id: string }>(
      sql`select file_id as id from product_version_files where version_id = ${access?.versionId}`,
    );
    const accessed = { entitlementId: access?.id ?? "", fileId: rows[0]?.id ?? "", how: "baixado" as const, ip: "203.0.113.9" };
    await recordDownload(accessed);
    expect(await withdrawFromPurchase(buyer.id, orderId)).toMatchObject({ ok: false, reason: "too_late" });
    expect(((await findPurchase(buyer.id, orderId))?.withdrawalRightEndsAt ?? new Date()) < new Date()).toBe(true);
  });

  it("is still possible in the last second", async () => {
    const { orderId, buyer } = await paidOrder();
    await db.execute(sql`update orders set paid_at = now() - interval '7 days' + interval '5 seconds' where id = ${orderId}`);
    expect((await withdrawFromPurchase(buyer.id, orderId)).ok).toBe(true);
  });

  it("afterwards the guarantee the store gave at the sale holds, only on its products, and the payment's cost is of who gave it", async () => {
    const { orderId, attemptId, buyer, storeIds } = await paidOrder();
    await readReceivables(attemptId);
    const [helena, other] = await itemsOf(orderId, storeIds);
    await db.update(orderItems).set({ guaranteeDays: 15 }).where(eq(orderItems.id, helena));
    await db.execute(sql`update orders set paid_at = now() - interval '7 days 1 second' where id = ${orderId}`);
    expect(await withdrawFromPurchase(buyer.id, orderId, [helena, other])).toMatchObject({ reason: "too_late" });
    expect(await withdrawFromPurchase(buyer.id, orderId, [other])).toMatchObject({ reason: "too_late" });
    expect(await withdrawFromPurchase(buyer.id, orderId)).toEqual({ ok: true, value: { status: "aprovado" } });
    const refund = await refundOf(orderId);
    expect(refund).toMatchObject({ cause: "garantia", amountCents: 3_490 });
    const lines = await db
      .select()
      .from(refundItems)
      .where(eq(refundItems.refundId, refund?.id ?? ""));
    expect(lines).toMatchObject([{ orderItemId: helena, commissionCents: 419 }]);
    expect(lines[0]?.costCents).toBeGreaterThan(0);
    const open = await db
      .select()
      .from(entitlements)
      .where(sql`order_id = ${orderId} and revoked_at is null`);
    expect(open.map((one) => one.orderItemId)).toEqual([other]);
    await sendRefund(refund?.id ?? "");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("parcialmente_estornado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it.each([
    ["15 days 1 second", 15, "too_late"],
    ["29 days 23 hours 59 minutes", 30, "garantia"],
  ])("%s after payment, at a store that gave %i days: %s", async (age, days, answer) => {
    const { orderId, buyer } = await paidOrder();
    await db.update(orderItems).set({ guaranteeDays: days }).where(eq(orderItems.orderId, orderId));
    await db.execute(sql`update orders set paid_at = now() - ${age}::interval where id = ${orderId}`);
    const withdrawn = await withdrawFromPurchase(buyer.id, orderId);
    expect(withdrawn.ok ? (await refundOf(orderId))?.cause : withdrawn.reason).toBe(answer);
  });

  it("another person's is an order that does not exist (INV-35)", async () => {
    const { orderId } = await paidOrder();
    const stranger = await createUser();
    expect(await withdrawFromPurchase(stranger.id, orderId)).toMatchObject({ ok: false, reason: "not_found" });
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("without balance at the provider it waits, neither losing the right nor saying it is over", async () => {
    const { orderId, attemptId, buyer } = await paidOrder();
    const { providerChargeId } = await readAttempt(attemptId);
    await sandbox.outcome(providerChargeId ?? "", "refund-fail-next");
    await withdrawFromPurchase(buyer.id, orderId);
    const refund = await refundOf(orderId);
    await sendRefund(refund?.id ?? "");
    expect((await refundOf(orderId))?.status).toBe("aguardando_saldo");
    expect(await orderStatus(orderId)).toBe("estornando");
    await sendRefund(refund?.id ?? "");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("estornado");
  });
});
