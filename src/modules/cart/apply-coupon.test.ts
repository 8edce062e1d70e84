import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { couponInput, cpfOf, createCoupon, createRunningPromotion } from "../../../tests/coupons.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { browser } from "../../../tests/shopper.ts";
import { placeOrder } from "../checkout/place-order.ts";
import { productLicenses } from "../catalog/tables.ts";
import { coupons } from "../coupons/tables.ts";
import { stores } from "../stores/tables.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyCoupon, removeCoupon } from "./apply-coupon.ts";
import { findCartId } from "./find-cart.ts";
import { getCart } from "./queries.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;
beforeEach(async () => {
  store = await createStore();
  product = await createProduct(store.id);
});

/** A browser that also types codes. */
function shopper(...requested: Parameters<typeof browser>) {
  const self = browser(...requested);
  const apply = async (code: string) => applyCoupon({ cartId: await self.cartId(), viewer: self.viewer }, code);
  return { ...self, apply, remove: async (code: string) => removeCoupon(await self.cartId(), code) };
}

describe("adding a coupon to the cart", () => {
  it("discounts, says how much and where from, and leaves when removed", async () => {
    const coupon = await createCoupon(store.id);
    const one = shopper();
    await one.put(product.id);
    expect((await one.apply(coupon.code)).ok).toBe(true);
    const cart = await one.cart();
    expect(cart).toMatchObject({ totalCents: 1_600, discountCents: 400 });
    expect(cart.coupons).toMatchObject([{ code: coupon.code, storeId: store.id, state: "aplicado", discountCents: 400 }]);
    expect(cart.stores[0]?.items[0]).toMatchObject({
      priceCents: 2_000,
      fullCents: 2_000,
      paidCents: 1_600,
      discountCents: 400,
      discountFrom: "cupom",
    });
    await one.remove(coupon.code);
    expect(await one.cart()).toMatchObject({ totalCents: 2_000, discountCents: 0, coupons: [] });
  });

  it("is calculated again when the licence changes, and the coupon's minimum starts or stops being met with it", async () => {
    await db.insert(productLicenses).values([
      { productId: product.id, license: "pessoal", priceCents: 2_000 },
      { productId: product.id, license: "comercial", priceCents: 6_000 },
    ]);
    const coupon = await createCoupon(store.id, { minimumCents: 5_000 });
    const one = shopper();
    await one.put(product.id);
    await one.apply(coupon.code);
    expect(await one.cart()).toMatchObject({ totalCents: 2_000, coupons: [{ state: "falta_minimo", missingCents: 3_000 }] });
    await one.choose(product.id, "comercial");
    expect(await one.cart()).toMatchObject({ totalCents: 4_800, coupons: [{ state: "aplicado", discountCents: 1_200 }] });
    await one.choose(product.id, "pessoal");
    expect(await one.cart()).toMatchObject({ totalCents: 2_000, coupons: [{ state: "falta_minimo" }] });
  });

  it("waits in an empty cart for the first product it covers", async () => {
    const other = await createProduct((await createStore()).id);
    const coupon = await createCoupon(store.id, { productIds: [product.id] });
    const one = shopper();
    const saved = await one.apply(coupon.code);
    if (!saved.ok) throw new Error(saved.reason);
    const owner = { cartId: saved.value.cartId, viewer: null };
    await addToCart(owner, other.id);
    expect(await getCart(owner.cartId, null)).toMatchObject({ totalCents: 2_000, coupons: [{ state: "sem_material" }] });
    await addToCart(owner, product.id);
    expect(await getCart(owner.cartId, null)).toMatchObject({ totalCents: 3_600, coupons: [{ state: "aplicado" }] });
  });

  it.each<[string, Parameters<typeof createCoupon>[1]]>([
    [
      "que acabou há um segundo",
      { startsAt: sql`now() - interval '2 days'` as never, endsAt: sql`now() - interval '1 second'` as never },
    ],
    ["que ainda não começou", { startsAt: sql`now() + interval '1 hour'` as never }],
    ["pausado", { status: "pausado" }],
    ["em rascunho", { status: "rascunho" }],
    ["encerrado", { status: "encerrado" }],
    ["esgotado", { maxUses: 3, used: 3 }],
  ])("refuses a coupon that is %s with the same answer as one that does not exist (B091)", async (_name, values) => {
    const coupon = await createCoupon(store.id, values);
    const one = shopper();
    await one.put(product.id);
    const unknown = await one.apply("NUNCA-HOUVE");
    expect(unknown).toEqual({ ok: false, reason: "unavailable_code" });
    expect(await one.apply(coupon.code)).toEqual(unknown);
    expect(await one.cart()).toMatchObject({ totalCents: 2_000, coupons: [] });
  });

  it("refuses one of a suspended store, and one that stopped being valid in the cart discounts no more (B091)", async () => {
    const coupon = await createCoupon(store.id);
    const one = shopper();
    await one.put(product.id);
    await one.apply(coupon.code);
    await db.update(coupons).set({ status: "pausado" }).where(eq(coupons.id, coupon.id));
    expect(await one.cart()).toMatchObject({ totalCents: 2_000, coupons: [{ state: "indisponivel", discountCents: 0 }] });
    const closed = await createStore();
    const theirs = await createCoupon(closed.id);
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, closed.id));
    expect(await one.apply(theirs.code)).toEqual({ ok: false, reason: "unavailable_code" });
  });

  it("the same twice is refused, and of two of one store the one that discounts more stays (B092)", async () => {
    const [small, large] = [
      await createCoupon(store.id, { percentBps: 1_000 }),
      await createCoupon(store.id, { percentBps: 3_000 }),
    ];
    const one = shopper();
    await one.put(product.id);
    await one.apply(small.code);
    expect(await one.apply(small.code)).toMatchObject({ reason: "already_applied" });
    expect((await one.apply(large.code)).ok).toBe(true);
    expect(await one.apply(small.code)).toMatchObject({ reason: "worse" });
    const cart = await one.cart();
    expect(cart).toMatchObject({ totalCents: 1_400 });
    expect(cart.coupons.map((coupon) => coupon.code)).toEqual([large.code]);
  });

  it("says how much is missing for the minimum, and when the store's promotion discounts more", async () => {
    const coupon = await createCoupon(store.id, { minimumCents: 3_500 });
    const one = shopper();
    await one.put(product.id);
    await one.apply(coupon.code);
    expect((await one.cart()).coupons).toMatchObject([{ state: "falta_minimo", missingCents: 1_500 }]);
    await createRunningPromotion(store.id);
    await db.update(coupons).set({ minimumCents: 0 }).where(eq(coupons.id, coupon.id));
    const cart = await one.cart();
    expect(cart.coupons).toMatchObject([{ state: "promocao_melhor", discountCents: 0 }]);
    expect(cart).toMatchObject({ totalCents: 1_500 });
  });

  it("who has used it reads so; an order still waiting, of the same products, does not count against the same person", async () => {
    const buyer = await createUser({ document: cpfOf(77) });
    const coupon = await createCoupon(store.id);
    const input = await couponInput(buyer, [product.id], [coupon], 1_600);
    const first = await placeOrder(input);
    expect(first).toMatchObject({ ok: true });
    const again = shopper(await viewerOf(buyer));
    expect(await again.cart()).toMatchObject({ totalCents: 1_600, coupons: [{ state: "aplicado" }] });
    const other = await createProduct(store.id);
    await again.put(other.id);
    expect(await again.cart()).toMatchObject({ totalCents: 4_000, coupons: [{ state: "em_outro_pedido" }] });
    await again.remove(coupon.code);
    const held = await again.apply(coupon.code);
    expect(held).toMatchObject({ reason: "unavailable_code", fields: { codigo: expect.stringContaining("espera pagamento") } });
    await db.execute(sql`update coupon_uses set status = 'consumido', settled_at = now() where coupon_id = ${coupon.id}`);
    const outcome = await again.apply(coupon.code);
    expect(outcome).toEqual({ ok: false, reason: "unavailable_code", fields: { codigo: "Você já usou este cupom." } });
  });

  it("a visitor's cart takes its coupons to the account", async () => {
    const coupon = await createCoupon(store.id);
    const guest = shopper();
    await guest.put(product.id);
    await guest.apply(coupon.code);
    guest.viewer = await viewerOf(await createUser({ document: cpfOf(78) }));
    const cartId = await findCartId(guest.cookie(), guest.viewer);
    expect(await getCart(cartId, guest.viewer)).toMatchObject({ totalCents: 1_600, coupons: [{ code: coupon.code }] });
  });
});
