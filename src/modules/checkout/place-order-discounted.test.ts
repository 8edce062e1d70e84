import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import {
  buyWith,
  couponViolations,
  couponInput,
  cpfOf,
  createCoupon,
  createRunningPromotion,
  readCoupon,
  usesOf,
} from "../../../tests/coupons.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { orderStatus } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { carts, cartItems } from "../cart/tables.ts";
import { productLicenses, products } from "../catalog/tables.ts";
import { coupons, promotions } from "../coupons/tables.ts";
import { entitlements } from "../delivery/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { cancelOrder } from "../payments/cancel-order.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { placeOrder } from "./place-order.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;
let person = 10_000;
const buyerOf = (values: Parameters<typeof createUser>[0] = {}) => createUser({ document: cpfOf(++person), ...values });
beforeEach(async () => {
  store = await sellingStore();
  product = await createProduct(store.id);
});

async function sellingStore(values: Parameters<typeof createStore>[0] = {}) {
  const made = await createStore(values);
  await sandbox.recipients([{ id: `re_teste_${made.id}`, name: made.name }]);
  return made;
}

type Answer = Awaited<ReturnType<typeof placeOrder>>;
const idOf = (answer: Answer): string => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.orderId;
};
const itemsOf = (orderId: string) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.productId);

describe("buying with a coupon", () => {
  it("freezes the discount in each item, with commission on what is paid and 8% because the author brought it (INV-28)", async () => {
    const other = await createProduct(store.id, { priceCents: 990 });
    const coupon = await createCoupon(store.id, { percentBps: 3_300 });
    const orderId = idOf(await buyWith(await buyerOf(), [product.id, other.id], [coupon], 1_340 + 663));
    expect(await itemsOf(orderId)).toMatchObject([
      {
        priceCents: 2_000,
        discountCents: 660,
        paidCents: 1_340,
        commissionBps: 800,
        commissionCents: 107,
        couponId: coupon.id,
        broughtBy: "cupom",
      },
      { priceCents: 990, discountCents: 327, paidCents: 663, commissionBps: 800, commissionCents: 100, couponId: coupon.id },
    ]);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ subtotalCents: 2_990, discountCents: 987, totalCents: 2_003 });
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    expect(attempt).toMatchObject({ amountCents: 2_003 });
    expect(await usesOf(coupon.id)).toMatchObject([{ status: "reservado", discountCents: 987, orderId }]);
  });

  it("a coupon the market shows everyone brings nobody; the author's link does, with or without a coupon", async () => {
    const shown = await createCoupon(store.id, { isPublic: true });
    const [first] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [shown], 1_600)));
    expect(first).toMatchObject({ commissionBps: 1_200, broughtBy: null });
    const [second] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [], 2_000, { broughtBy: [store.id] })));
    expect(second).toMatchObject({ commissionBps: 800, commissionCents: 160, broughtBy: "link" });
    const [third] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [shown], 1_600, { broughtBy: [store.id] })));
    expect(third).toMatchObject({ commissionBps: 800, broughtBy: "cupom" });
  });

  it("an agreed commission that is already lower stays lower", async () => {
    const agreed = await sellingStore({ commissionBps: 500 });
    const theirs = await createProduct(agreed.id, { priceCents: 5_000 });
    const [item] = await itemsOf(idOf(await buyWith(await buyerOf(), [theirs.id], [], 5_000, { broughtBy: [agreed.id] })));
    expect(item).toMatchObject({ commissionBps: 500, commissionCents: 250 });
  });

  it("free by a coupon takes the free road: paid at once, without a charge (INV-24, INV-28)", async () => {
    const coupon = await createCoupon(store.id, { percentBps: 10_000, maxUses: 1 });
    const orderId = idOf(await buyWith(await buyerOf(), [product.id], [coupon], 0));
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))).toHaveLength(0);
    expect(await db.select().from(entitlements).where(eq(entitlements.orderId, orderId))).toHaveLength(1);
    expect(await usesOf(coupon.id)).toMatchObject([{ status: "consumido" }]);
    expect(await buyWith(await buyerOf(), [product.id], [coupon], 0)).toMatchObject({ reason: "coupon_unavailable" });
  });

  it("two clicks on one submission, and the same order again, use the coupon once", async () => {
    const buyer = await buyerOf();
    const coupon = await createCoupon(store.id, { maxUses: 5 });
    const input = await couponInput(buyer, [product.id], [coupon], 1_600);
    const answers = await Promise.all([placeOrder(input), placeOrder(input), placeOrder(input)]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const rows = await readRows(db, { id: col.text`id` }, (row) => sql`select ${row} from carts where user_id = ${buyer.id}`);
    const again = await placeOrder({ ...input, cartId: rows[0]?.id ?? null, requestKey: "11111111-1111-4111-8111-111111111111" });
    expect(idOf(again)).toBe(answers.map(idOf)[0]);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
    expect(await couponViolations()).toBe(0);
  });

  it("the account, the e-mail without its alias and the CPF are the same person; the cart loses the code and the next submission passes", async () => {
    const coupon = await createCoupon(store.id, { maxUses: 50 });
    const first = await buyerOf({ email: "rita.melo@gmail.com" });
    idOf(await buyWith(first, [product.id], [coupon], 1_600));
    const sameCpf = await createUser({ document: first.document });
    const sameMailbox = await buyerOf({ email: "ritamelo+outra@gmail.com" });
    for (const buyer of [sameCpf, sameMailbox]) {
      const input = await couponInput(buyer, [product.id], [coupon], 1_600);
      expect(await placeOrder(input)).toMatchObject({ ok: false, reason: "coupon_unavailable" });
      expect(await placeOrder({ ...input, expectedTotalCents: 2_000 })).toMatchObject({ ok: true });
    }
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
  });

  it("a visitor whose CPF has used it finds out only at the end, with neither account nor order made", async () => {
    const coupon = await createCoupon(store.id);
    const first = await buyerOf();
    idOf(await buyWith(first, [product.id], [coupon], 1_600));
    const input = await couponInput(null, [product.id], [coupon], 1_600);
    const guest = { ...input, buyer: { ...input.buyer, document: first.document ?? "" } };
    expect(await placeOrder(guest)).toMatchObject({ ok: false, reason: "coupon_unavailable" });
    expect(idOf(await placeOrder({ ...guest, expectedTotalCents: 2_000 }))).toBeTruthy();
  });

  it("when the coupon runs out between screen and submission, no more is charged than was seen (B086)", async () => {
    const coupon = await createCoupon(store.id);
    const input = await couponInput(await buyerOf(), [product.id], [coupon], 1_600);
    await db
      .update(coupons)
      .set({ startsAt: sql`now() - interval '3 days'`, endsAt: sql`now() - interval '1 second'` })
      .where(eq(coupons.id, coupon.id));
    expect(await placeOrder(input)).toMatchObject({ ok: false, reason: "coupon_unavailable" });
  });

  it("cancelling gives the use back, and the same person uses it again (INV-27)", async () => {
    const buyer = await buyerOf();
    const coupon = await createCoupon(store.id, { maxUses: 1 });
    const orderId = idOf(await buyWith(buyer, [product.id], [coupon], 1_600));
    expect(await cancelOrder(buyer.id, orderId)).toMatchObject({ ok: true });
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 0 });
    await db.delete(carts).where(eq(carts.userId, buyer.id));
    expect(await buyWith(buyer, [product.id], [coupon], 1_600)).toMatchObject({ ok: true });
    expect(await couponViolations()).toBe(0);
  });
});

describe("buying on promotion", () => {
  it("the price by the database's clock counts, even if nobody told the shop", async () => {
    const promotion = await createRunningPromotion(store.id);
    const changed = await buyWith(await buyerOf(), [product.id], [], 2_000);
    expect(changed).toMatchObject({ ok: false, reason: "price_changed" });
    if (!changed.ok) expect(changed.fields?.form).toMatch(/era R\$\s20,00, agora é R\$\s15,00/);
    const [item] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [], 1_500)));
    expect(item).toMatchObject({ paidCents: 1_500, promotionId: promotion.id, couponId: null, commissionBps: 1_200 });
    await db
      .update(promotions)
      .set({ startsAt: sql`now() - interval '3 days'`, endsAt: sql`now() - interval '1 millisecond'` })
      .where(eq(promotions.id, promotion.id));
    expect(await buyWith(await buyerOf(), [product.id], [], 1_500)).toMatchObject({ reason: "price_changed" });
  });

  it("does not add up with a coupon: the larger of the two counts", async () => {
    await createRunningPromotion(store.id);
    const [small, large] = [await createCoupon(store.id), await createCoupon(store.id, { percentBps: 4_000 })];
    const [saved] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [small], 1_500)));
    expect(saved).toMatchObject({ paidCents: 1_500, couponId: null });
    expect(await readCoupon(small.id)).toMatchObject({ used: 0 });
    const [won] = await itemsOf(idOf(await buyWith(await buyerOf(), [product.id], [large], 1_200)));
    expect(won).toMatchObject({ priceCents: 2_000, paidCents: 1_200, couponId: large.id, promotionId: null });
  });
});

describe("buying a licence", () => {
  const choose = (cartId: string | null, license: "pessoal" | "turmas" | "comercial") =>
    db
      .update(cartItems)
      .set({ license })
      .where(eq(cartItems.cartId, cartId ?? ""));
  beforeEach(async () => {
    await db.insert(productLicenses).values([
      { productId: product.id, license: "pessoal", priceCents: 2_000 },
      { productId: product.id, license: "comercial", priceCents: 5_000 },
    ]);
  });

  it("the chosen one goes from cart to item, with its price and the discount on it", async () => {
    const coupon = await createCoupon(store.id);
    const input = await couponInput(await buyerOf(), [product.id], [coupon], 4_000);
    await choose(input.cartId, "comercial");
    const [item] = await itemsOf(idOf(await placeOrder(input)));
    expect(item).toMatchObject({ license: "comercial", priceCents: 5_000, paidCents: 4_000 });
  });

  it("another licence of the same product is another order; one that left the sale cannot be bought", async () => {
    const buyer = await buyerOf();
    const first = idOf(await buyWith(buyer, [product.id], [], 2_000));
    const rows = await readRows(db, { id: col.text`id` }, (row) => sql`select ${row} from carts where user_id = ${buyer.id}`);
    const cartId = rows[0]?.id ?? "";
    await choose(cartId, "comercial");
    const input = await couponInput(buyer, [product.id], [], 5_000, { cartId });
    expect(idOf(await placeOrder(input))).not.toBe(first);
    await db.delete(productLicenses).where(eq(productLicenses.license, "comercial"));
    expect(await placeOrder({ ...input, requestKey: "22222222-2222-4222-8222-222222222222" })).toMatchObject({
      reason: "unavailable",
    });
    await db.update(products).set({ license: "turmas" }).where(eq(products.id, product.id));
    await choose(cartId, "turmas");
    expect(
      await placeOrder({ ...input, expectedTotalCents: 2_000, requestKey: "33333333-3333-4333-8333-333333333333" }),
    ).toMatchObject({ ok: true });
  });
});
