import { isValidBoleto } from "@brazilian-utils/brazilian-utils/is-valid-boleto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orders } from "#modules/orders/tables.ts";
import { readPaymentTerms } from "#modules/payments/payment-terms.ts";
import { cancelOrder } from "#modules/payments/cancel-order.ts";
import { emailPixCode, remindOfCodes } from "#modules/payments/email-pix-code.ts";
import { endCodes } from "#modules/payments/end-codes.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { saveRefundAccount } from "#modules/payments/refunds/refund-account.ts";
import { retryRefunds, sendRefund } from "#modules/payments/refunds/send-refund.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { refundAccounts } from "#modules/payments/tables/refund-accounts.ts";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { ADDRESS, byNewCard } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { buyWith, cpfOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { emailsTo } from "./mailbox.ts";
import { refundLine, refundsOf } from "./paid-order.ts";
import { orderStatus, readAttempt } from "./pending-order.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;
let person = 80_000;
const BY_BOLETO = { method: "boleto", billingAddress: ADDRESS } as const;

beforeEach(async () => {
  await db
    .insert(settings)
    .values({ key: "boleto", value: { isOn: true }, updatedBy: "teste" })
    .onConflictDoUpdate({ target: settings.key, set: { value: { isOn: true } } });
  store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  product = await createProduct(store.id);
});

async function ordered() {
  const buyer = await createUser({ document: cpfOf(++person) });
  const answer = await buyWith(buyer, [product.id], [], 2_000, { payment: BY_BOLETO });
  if (!answer.ok) throw new Error(answer.reason);
  const [attempt] = await attemptsOf(answer.value.orderId);
  if (!attempt) throw new Error("no attempt");
  return { buyer, orderId: answer.value.orderId, attemptId: attempt.id, chargeId: attempt.providerChargeId ?? "" };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

async function bank({ chargeId, attemptId }: Ordered, outcome: string): Promise<void> {
  await sandbox.outcome(chargeId, outcome, { force: true });
  await settleAttempt(attemptId);
}
/** As if its day had passed so many days ago. */
const passDue = ({ attemptId }: Ordered, days: number) =>
  db
    .update(paymentAttempts)
    .set({ codeExpiresAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(paymentAttempts.id, attemptId));
const accountOf = ({ buyer }: Ordered) =>
  ({
    holder_name: "MARINA TELES COUTO",
    holder_type: "individual",
    holder_document: buyer.document ?? "",
    bank: "341",
    branch_number: "0912",
    account_number: "44187",
    account_check_digit: "7",
    type: "checking",
  }) as const;
const FACE = { bankName: "Itaú Unibanco", accountMasked: "•••• 87-7" };

describe("a boleto as a way to pay", () => {
  it("is not there until the administration turns it on, nor where a store takes no Pix", async () => {
    expect((await readPaymentTerms(db, [store.id], 2_000)).methods).toEqual(["pix", "cartao", "boleto"]);
    await db.delete(settings).where(eq(settings.key, "boleto"));
    expect((await readPaymentTerms(db, [store.id], 2_000)).methods).toEqual(["pix", "cartao"]);
    const buyer = await createUser({ document: cpfOf(++person) });
    expect(await buyWith(buyer, [product.id], [], 2_000, { payment: BY_BOLETO })).toMatchObject({ reason: "method_unavailable" });
  });

  it("asks where its buyer lives, and keeps it", async () => {
    const buyer = await createUser({ document: cpfOf(++person) });
    expect(await buyWith(buyer, [product.id], [], 2_000, { payment: { method: "boleto" } })).toMatchObject({
      reason: "address_missing",
    });
    expect(await buyWith(buyer, [product.id], [], 2_000, { payment: BY_BOLETO })).toMatchObject({ ok: true });
    const other = await createProduct(store.id);
    expect(await buyWith(buyer, [other.id], [], 2_000, { payment: { method: "boleto" } })).toMatchObject({ ok: true });
  });

  it("gives a line whose digits check, a paper and a day, and sends them by e-mail once; the day before, once more", async () => {
    const order = await ordered();
    const attempt = await readAttempt(order.attemptId);
    expect(attempt).toMatchObject({ status: "pendente", method: "boleto", codeUrl: expect.stringContaining("/pdf") });
    expect(attempt.code).toMatch(/^\d{47}$/);
    expect(isValidBoleto(attempt.code ?? "")).toBe(true);
    const days = ((attempt.codeExpiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(4.1);
    const kinds = async () => (await emailsTo(order.buyer.email)).map((one) => one.kind).toSorted();
    await emailPixCode(order.attemptId);
    await emailPixCode(order.attemptId);
    await remindOfCodes();
    expect(await kinds()).toEqual(["pedido.boleto"]);
    await db
      .update(paymentAttempts)
      .set({ codeExpiresAt: sql`now() + interval '20 hours'` })
      .where(eq(paymentAttempts.id, order.attemptId));
    await Promise.all([remindOfCodes(), remindOfCodes()]);
    await remindOfCodes();
    expect(await kinds()).toEqual(["pedido.boleto", "pedido.boleto.lembrete"]);
  });

  it("paid, buys: split, receivables and books as of any other", async () => {
    const order = await ordered();
    await bank(order, "pay");
    expect(await orderStatus(order.orderId)).toBe("pago");
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_760);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("a boleto that is late, left or paid twice", () => {
  it("waits for days past its day, for a bank is slow; then the order goes on without it, and late money still buys", async () => {
    const order = await ordered();
    await passDue(order, 1);
    await endCodes();
    expect(await readAttempt(order.attemptId)).toMatchObject({ status: "pendente" });
    await passDue(order, 4);
    await endCodes();
    expect(await readAttempt(order.attemptId)).toMatchObject({ status: "cancelada" });
    await bank(order, "pay");
    expect(await orderStatus(order.orderId)).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("left for a card although the provider cannot end it; paid all the same, its money waits to go back", async () => {
    const order = await ordered();
    expect(await payOrder(order.buyer.id, order.orderId, await byNewCard(2_000))).toEqual({ ok: true });
    expect(await orderStatus(order.orderId)).toBe("pago");
    await bank(order, "pay");
    expect(await refundsOf(order.orderId)).toMatchObject([{ cause: "duplicado", amountCents: 2_000, status: "aprovado" }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("of a cancelled order, paid afterwards: buys late, as the promise is", async () => {
    const order = await ordered();
    expect(await cancelOrder(order.buyer.id, order.orderId)).toEqual({ ok: true });
    expect(await orderStatus(order.orderId)).toBe("cancelado");
    await bank(order, "pay");
    expect(await orderStatus(order.orderId)).toBe("pago");
  });

  it("paid twice, buys once and owes the second payment back", async () => {
    const order = await ordered();
    await bank(order, "pay");
    await bank(order, "pay-again");
    await settleAttempt(order.attemptId);
    expect(await readAttempt(order.attemptId)).toMatchObject({ status: "superpaga", paidAmountCents: 4_000 });
    expect(await refundsOf(order.orderId)).toMatchObject([{ cause: "excedente", amountCents: 2_000 }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("giving a boleto back", () => {
  async function withRefund() {
    const order = await ordered();
    await bank(order, "pay");
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.orderId));
    const paid = { ...order, items, itemIds: items.map((item) => item.id), storeIds: [store.id], productIds: [product.id] };
    expect(await refundLine(paid as never, 0)).toMatchObject({ ok: true });
    const [refund] = await refundsOf(order.orderId);
    return { order, refundId: refund?.id ?? "" };
  }

  it("waits for an account of the buyer's own, kept sealed; then the money goes", async () => {
    const { order, refundId } = await withRefund();
    await sendRefund(refundId);
    await db.execute(sql`update refunds set created_at = now() - interval '1 hour' where id = ${refundId}`);
    await retryRefunds();
    expect(await refundsOf(order.orderId)).toMatchObject([{ status: "aprovado", sentAt: null }]);

    const stranger = await createUser();
    const account = accountOf(order);
    expect(await saveRefundAccount(stranger.id, order.orderId, account, FACE)).toMatchObject({ reason: "not_found" });
    expect(
      await saveRefundAccount(order.buyer.id, order.orderId, { ...account, holder_document: "52998224725" }, FACE),
    ).toMatchObject({
      reason: "third_party",
    });
    expect(await saveRefundAccount(order.buyer.id, order.orderId, account, FACE)).toEqual({ ok: true });
    const [stored] = await db.select().from(refundAccounts).where(eq(refundAccounts.orderId, order.orderId));
    expect(stored?.sealed).not.toContain("44187");

    await sendRefund(refundId);
    await settleAttempt(order.attemptId);
    expect(await refundsOf(order.orderId)).toMatchObject([{ status: "feito", amountCents: 2_000 }]);
    expect(await orderStatus(order.orderId)).toBe("estornado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("keeps no account for an order that needs none", async () => {
    const order = await ordered();
    expect(await saveRefundAccount(order.buyer.id, order.orderId, accountOf(order), FACE)).toMatchObject({
      reason: "not_needed",
    });
    const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, order.orderId));
    expect(row?.status).toBe("aguardando_pagamento");
  });
});
