import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { findContract } from "#modules/orders/contracts/queries.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { DEFAULT_STORE_PAYMENTS, type StorePayments } from "#modules/payments/recipients/rules.ts";
import { saveStorePayments } from "#modules/payments/recipients/save-store-payments.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { db } from "#platform/db.ts";
import { byNewCard, NO_FUNDS } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { buyWith, couponViolations, cpfOf, createCoupon, usesOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { refundLine, refundsOf, sendRefunds } from "./paid-order.ts";
import { orderStatus } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;
let person = 70_000;
const buyerOf = () => createUser({ document: cpfOf(++person) });

beforeEach(async () => {
  store = await sellingStore({ pixDiscountBps: 1_000 });
  product = await createProduct(store.id);
});

async function sellingStore(chosen: Partial<StorePayments>) {
  const made = await createStore();
  await sandbox.recipients([{ id: `re_teste_${made.id}`, name: made.name }]);
  await saveStorePayments({ userId: made.ownerId, storeId: made.id }, { ...DEFAULT_STORE_PAYMENTS, ...chosen });
  return made;
}

async function ordered(
  totalCents: number,
  ...rest: [coupons?: Parameters<typeof buyWith>[2], with_?: Parameters<typeof buyWith>[4]]
) {
  const buyer = await buyerOf();
  const answer = await buyWith(buyer, [product.id], rest[0] ?? [], totalCents, rest[1] ?? {});
  if (!answer.ok) throw new Error(answer.reason);
  return { buyer, orderId: answer.value.orderId };
}

const itemOf = async (orderId: string) => (await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)))[0];
const orderOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];

async function pay(orderId: string, index = -1): Promise<string> {
  const attempt = (await attemptsOf(orderId)).at(index);
  await sandbox.outcome(attempt?.providerChargeId ?? "", "pay", { force: true });
  await settleAttempt(attempt?.id ?? "");
  return attempt?.id ?? "";
}

describe("what an author takes off for being paid by Pix", () => {
  it("is charged, split, kept by the order and given back, to the centavo", async () => {
    const { orderId } = await ordered(1_800);
    expect(await orderOf(orderId)).toMatchObject({
      subtotalCents: 2_000,
      discountCents: 0,
      methodDiscountCents: 200,
      totalCents: 1_800,
    });
    expect(await itemOf(orderId)).toMatchObject({ paidCents: 1_800, commissionCents: 216, methodDiscountCents: 200 });
    const [attempt] = await attemptsOf(orderId);
    const charge = (await sandbox.charges()).find((one) => one.id === attempt?.providerChargeId);
    expect([attempt?.amountCents, charge?.amount]).toEqual([1_800, 1_800]);

    const attemptId = await pay(orderId);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_800 - 216);
    const item = await itemOf(orderId);
    if (!item) throw new Error("no item");
    const paid = { orderId, attemptId, items: [item], itemIds: [item.id], storeIds: [store.id], productIds: [product.id] };
    expect(await refundLine(paid as never, 0)).toMatchObject({ ok: true });
    await sendRefunds(orderId, attemptId);
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 1_800, status: "feito" }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("comes after the coupon, on what is left, and is no part of what the coupon gave", async () => {
    const coupon = await createCoupon(store.id, { percentBps: 2_000 });
    const { orderId } = await ordered(1_440, [coupon]);
    expect(await itemOf(orderId)).toMatchObject({
      discountCents: 400,
      methodDiscountCents: 160,
      paidCents: 1_440,
      commissionCents: 115,
    });
    expect(await usesOf(coupon.id)).toMatchObject([{ discountCents: 400 }]);
    await pay(orderId);
    expect(await couponViolations()).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("is not there for a card", async () => {
    const { orderId } = await ordered(2_000, [], { payment: await byNewCard(2_000) });
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 2_000, methodDiscountCents: 0, status: "pago" });
    expect(await itemOf(orderId)).toMatchObject({ paidCents: 2_000, commissionCents: 240, pixDiscountCents: 200 });
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_760);
  });

  it("goes when the order is paid by card instead, and comes back with another Pix", async () => {
    const { orderId, buyer } = await ordered(1_800);
    expect(await payOrder(buyer.id, orderId, await byNewCard(1_800))).toMatchObject({ reason: "price_changed" });
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 1_800 });
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000, NO_FUNDS))).toMatchObject({ ok: true });
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 2_000, methodDiscountCents: 0, paymentMethod: "cartao" });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    await pay(orderId);
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 1_800, methodDiscountCents: 200, status: "pago" });
    expect(await itemOf(orderId)).toMatchObject({ paidCents: 1_800, commissionCents: 216 });
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_584);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("holds for a first code that is paid after a card was refused: the order costs what that code was", async () => {
    const { orderId, buyer } = await ordered(1_800);
    await payOrder(buyer.id, orderId, await byNewCard(2_000, NO_FUNDS));
    await pay(orderId, 0);
    expect(await findContract(orderId)).toMatchObject({ totalCents: 1_800, lines: [{ paidCents: 1_800 }] });
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 1_800, paymentMethod: "pix", status: "pago" });
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_584);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("asked for again by the other method, the waiting order is the same one", async () => {
    const { orderId, buyer } = await ordered(1_800);
    const again = await buyWith(buyer, [product.id], [], 2_000, { payment: await byNewCard(2_000) });
    expect(again).toMatchObject({ ok: true, value: { orderId } });
    expect(await orderOf(orderId)).toMatchObject({ totalCents: 2_000, status: "pago" });
  });

  it("refuses a total that the store has changed since it was shown", async () => {
    await saveStorePayments({ userId: store.ownerId, storeId: store.id }, { ...DEFAULT_STORE_PAYMENTS, pixDiscountBps: 500 });
    expect(await buyWith(await buyerOf(), [product.id], [], 1_800)).toMatchObject({ ok: false, reason: "price_changed" });
    expect(await buyWith(await buyerOf(), [product.id], [], 1_900)).toMatchObject({ ok: true });
  });

  it("is not there where one of the stores takes no Pix", async () => {
    const other = await sellingStore({ acceptsPix: false });
    const theirs = await createProduct(other.id);
    const ids = [product.id, theirs.id];
    const payment = await byNewCard(4_000);
    expect(await buyWith(await buyerOf(), ids, [], 4_000, { payment })).toMatchObject({ ok: true });
    expect(await buyWith(await buyerOf(), ids, [], 3_800)).toMatchObject({ reason: "price_changed" });
  });

  it("never leaves the platform less than the least it keeps", async () => {
    product = await createProduct(store.id, { priceCents: 900 });
    const { orderId } = await ordered(810);
    expect(await itemOf(orderId)).toMatchObject({ paidCents: 810, commissionCents: 100 });
  });
});
