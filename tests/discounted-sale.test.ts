import { findPurchase } from "#modules/delivery/queries/find-purchase.ts";
import { readReceipt } from "#modules/payments/receipts/queries/read-receipt.ts";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { coupons, couponUses } from "#modules/coupons/tables.ts";
import { expireOrders } from "#modules/orders/expire-orders.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { cancelOrder } from "#modules/payments/cancel-order.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { cards } from "#modules/payments/tables/cards.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { byCard, byNewCard } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { buyWith, couponViolations, couponInput, cpfOf, createCoupon, readCoupon, usesOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { refundLine, refundsOf, sendRefunds } from "./paid-order.ts";
import { orderStatus } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let products: Awaited<ReturnType<typeof createProduct>>[];
let person = 50_000;
const buyerOf = () => createUser({ document: cpfOf(++person) });
beforeEach(async () => {
  store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  products = [await createProduct(store.id, { priceCents: 3_490 }), await createProduct(store.id, { priceCents: 1_999 })];
});

async function ordered(coupon: Awaited<ReturnType<typeof createCoupon>>, totalCents: number) {
  const buyer = await buyerOf();
  const answer = await buyWith(
    buyer,
    products.map((product) => product.id),
    [coupon],
    totalCents,
  );
  if (!answer.ok) throw new Error(answer.reason);
  const { orderId } = answer.value;
  const [attempt] = await attemptsOf(orderId);
  if (!attempt) throw new Error("no attempt");
  return { buyer, orderId, attemptId: attempt.id, chargeId: attempt.providerChargeId ?? "" };
}

async function pay({ chargeId, attemptId }: { chargeId: string; attemptId: string }): Promise<void> {
  await sandbox.outcome(chargeId, "pay", { force: true });
  await settleAttempt(attemptId);
}

const paidItems = (orderId: string) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.productId);

describe("a discounted sale in the books", () => {
  it("paid, spends the use and adds up; refunding a line gives back what was paid for it, and the use does not return (INV-01, INV-11, INV-27)", async () => {
    const coupon = await createCoupon(store.id, { kind: "valor", amountCents: 1_000, maxUses: 3 });
    const order = await ordered(coupon, 4_489);
    const items = await paidItems(order.orderId);
    expect(items.map((item) => item.discountCents)).toEqual([636, 364]);
    await pay(order);
    expect(await orderStatus(order.orderId)).toBe("pago");
    const named = { source: `Cupom ${coupon.code}`, cents: 1_000 };
    expect((await findPurchase(order.buyer.id, order.orderId))?.discounts).toEqual([named]);
    expect((await readReceipt(order.buyer.id, order.orderId))?.lines.map(({ label }) => label)).toContain(named.source);
    expect(await usesOf(coupon.id)).toMatchObject([{ status: "consumido", discountCents: 1_000 }]);
    const netCents = items.reduce((sum, item) => sum + item.paidCents - item.commissionCents, 0);
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(netCents);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);

    const paid = { ...order, items, itemIds: items.map((item) => item.id), storeIds: [store.id], productIds: [] };
    expect(await refundLine(paid, 0)).toMatchObject({ ok: true });
    await sendRefunds(order.orderId, order.attemptId);
    expect(await orderStatus(order.orderId)).toBe("parcialmente_estornado");
    expect(await refundsOf(order.orderId)).toMatchObject([{ amountCents: items[0]?.paidCents, status: "feito" }]);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    expect(await couponViolations()).toBe(0);
  });

  it("a free item beside a paid one: charges only the other, delivers both", async () => {
    const coupon = await createCoupon(store.id, { percentBps: 10_000, maxUses: 1, productIds: [products[0]?.id ?? 0] });
    const order = await ordered(coupon, 1_999);
    await pay(order);
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from entitlements where order_id = ${order.orderId} and revoked_at is null`,
    );
    expect(rows[0]?.n).toBe(2);
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(1_999 - 160);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("take more, pay less, in the books", () => {
  const take = { kind: "leve_pague" as const, percentBps: null, takeCount: 2, payCount: 1 };
  const outstanding = async (orderId: string) => (await paidItems(orderId)).reduce((sum, item) => sum + item.paidCents, 0);

  it("two for one charges the dearer price, splits what each line paid, and gives back of each what was paid for it", async () => {
    const coupon = await createCoupon(store.id, take);
    const order = await ordered(coupon, 3_490);
    const items = await paidItems(order.orderId);
    expect(items.map((item) => [item.priceCents, item.discountCents, item.paidCents])).toEqual([
      [3_490, 1_271, 2_219],
      [1_999, 728, 1_271],
    ]);
    expect(await outstanding(order.orderId)).toBe(3_490);
    await pay(order);
    const netCents = items.reduce((sum, item) => sum + item.paidCents - item.commissionCents, 0);
    expect(await balanceOf(`psp:seller:${store.id}`)).toBe(netCents);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    const paid = { ...order, items, itemIds: items.map((item) => item.id), storeIds: [store.id, store.id], productIds: [] };
    for (const index of [0, 1]) {
      expect(await refundLine(paid, index)).toMatchObject({ ok: true });
      await sendRefunds(order.orderId, order.attemptId);
      expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    }
    const refunds = await refundsOf(order.orderId);
    expect(refunds.map((refund) => refund.amountCents).toSorted((a, b) => a - b)).toEqual([1_271, 2_219]);
    expect(await orderStatus(order.orderId)).toBe("estornado");
    expect(await couponViolations()).toBe(0);
  });

  it("asks for its products: with one alone, or with one of another store, nothing is off", async () => {
    const coupon = await createCoupon(store.id, take);
    const other = await createStore();
    await sandbox.recipients([{ id: `re_teste_${other.id}`, name: other.name }]);
    const theirs = await createProduct(other.id, { priceCents: 1_000 });
    const buyer = await buyerOf();
    const both = [products[0]!.id, theirs.id];
    expect(await buyWith(buyer, both, [coupon], 3_490)).toMatchObject({ ok: false, reason: "price_changed" });
    expect(await buyWith(buyer, both, [coupon], 4_490)).toMatchObject({ ok: true });
    expect(await usesOf(coupon.id)).toEqual([]);
  });

  it("a percentage with a least quantity is off only from that many on", async () => {
    const coupon = await createCoupon(store.id, { minimumItems: 2 });
    const buyer = await buyerOf();
    expect(await buyWith(buyer, [products[0]!.id], [coupon], 3_490)).toMatchObject({ ok: true });
    expect(await usesOf(coupon.id)).toEqual([]);
    const order = await ordered(coupon, 2_792 + 1_599);
    await pay(order);
    expect(await usesOf(coupon.id)).toMatchObject([{ status: "consumido" }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("money that arrives late for an order with a coupon", () => {
  const expire = async (orderId: string) => {
    await db
      .update(orders)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(orders.id, orderId));
    await expireOrders();
  };

  it("buys all the same, taking the use again, even if the coupon has run out (INV-10, INV-27)", async () => {
    const coupon = await createCoupon(store.id, { maxUses: 1 });
    const order = await ordered(coupon, 2_792 + 1_599);
    await cancelOrder(order.buyer.id, order.orderId);
    expect(await orderStatus(order.orderId)).toBe("cancelado");
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 0 });
    await db.update(coupons).set({ status: "encerrado" }).where(eq(coupons.id, coupon.id));
    await pay(order);
    expect(await orderStatus(order.orderId)).toBe("pago");
    expect((await usesOf(coupon.id)).map((use) => use.status)).toEqual(["devolvido", "consumido"]);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
    expect(await couponViolations()).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("goes back whole when the last use is already another person's (INV-10, INV-26)", async () => {
    const coupon = await createCoupon(store.id, { maxUses: 1 });
    const late = await ordered(coupon, 2_792 + 1_599);
    await cancelOrder(late.buyer.id, late.orderId);
    const quick = await ordered(coupon, 2_792 + 1_599);
    await pay(quick);
    await pay(late);
    expect(await orderStatus(late.orderId)).toBe("estornando");
    expect(await refundsOf(late.orderId)).toMatchObject([{ cause: "atrasado", amountCents: 2_792 + 1_599 }]);
    expect((await usesOf(coupon.id)).map((use) => [use.orderId === quick.orderId, use.status])).toEqual([
      [false, "devolvido"],
      [true, "consumido"],
    ]);
    expect(await couponViolations()).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("of two coupons of two stores, one sold out: neither is taken again", async () => {
    const other = await createStore();
    await sandbox.recipients([{ id: `re_teste_${other.id}`, name: other.name }]);
    const theirs = await createProduct(other.id);
    const [full, scarce] = [await createCoupon(store.id), await createCoupon(other.id, { maxUses: 1 })];
    const buyer = await buyerOf();
    const answer = await buyWith(buyer, [products[0]?.id ?? 0, theirs.id], [full, scarce], 2_792 + 1_600);
    if (!answer.ok) throw new Error(answer.reason);
    const [attempt] = await attemptsOf(answer.value.orderId);
    await expire(answer.value.orderId);
    await cancelOrder(buyer.id, answer.value.orderId);
    await db.update(coupons).set({ used: 1 }).where(eq(coupons.id, scarce.id));
    await pay({ chargeId: attempt?.providerChargeId ?? "", attemptId: attempt?.id ?? "" });
    expect(await orderStatus(answer.value.orderId)).toBe("estornando");
    expect(await readCoupon(full.id)).toMatchObject({ used: 0 });
    await db.update(coupons).set({ used: 0 }).where(eq(coupons.id, scarce.id));
    expect(await couponViolations()).toBe(0);
  });
});

describe("the card is the person too", () => {
  it("a saved card that used the coupon on another account does not pay with it again; Pix does", async () => {
    const coupon = await createCoupon(store.id, { maxUses: 10 });
    const ids = [products[0]?.id ?? 0];
    const first = await buyerOf();
    const bought = await buyWith(first, ids, [coupon], 2_792, {
      payment: await byNewCard(2_792, undefined, { saveCard: true }),
    });
    if (!bought.ok) throw new Error(bought.reason);
    expect(await orderStatus(bought.value.orderId)).toBe("pago");
    const [use] = await usesOf(coupon.id);
    expect(use?.cardKey).toMatch(/^[0-9a-f]{64}$/);

    const second = await buyerOf();
    const [saved] = await db.select().from(cards).where(eq(cards.userId, first.id));
    if (!saved) throw new Error("no card");
    const { id: _, ...face } = saved;
    const [theirs] = await db
      .insert(cards)
      .values({ ...face, userId: second.id, providerId: `card_${randomUUID()}` })
      .returning();
    const input = await couponInput(second, ids, [coupon], 2_792);
    const byTheirs = { ...input, payment: byCard(2_792, { cardId: theirs?.id ?? "" }) };
    expect(await placeOrder(byTheirs)).toMatchObject({ ok: false, reason: "coupon_card_used" });
    expect(await db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id))).toHaveLength(1);
    expect(await placeOrder(input)).toMatchObject({ ok: true });
    expect(await couponViolations()).toBe(0);
  });
});
