import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentOf } from "#kit/money-percent.ts";
import { takeAndPay } from "../../../../tests/take-and-pay.ts";
import { priceCart, type PricedLine, type UsableCoupon } from "./price-cart.ts";

const line = (productId: number, listCents: number, values: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  storeId: 1,
  listCents,
  promotionCents: null,
  struckCents: null,
  ...values,
});

const coupon = (values: Partial<UsableCoupon> = {}): UsableCoupon => ({
  id: 1,
  storeId: 1,
  kind: "porcentagem",
  percentBps: 2_000,
  amountCents: null,
  minimumCents: 0,
  maxUses: null,
  productIds: null,
  ...values,
});
const off = (amountCents: number, values: Partial<UsableCoupon> = {}) =>
  coupon({ kind: "valor", percentBps: null, amountCents, ...values });

const paid = (lines: PricedLine[], coupons: UsableCoupon[]) => priceCart(lines, coupons).lines.map((one) => one.paidCents);

describe("a cart's price, case by case", () => {
  it.each<[string, PricedLine[], UsableCoupon[], number[]]>([
    ["sem cupom, cada um o seu preço", [line(1, 2_000), line(2, 0)], [], [2_000, 0]],
    ["20% de todos", [line(1, 2_000), line(2, 990)], [coupon()], [1_600, 792]],
    ["só os escolhidos", [line(1, 2_000), line(2, 1_000)], [coupon({ productIds: [2] })], [2_000, 800]],
    ["nunca o de outra loja (INV-28)", [line(1, 2_000, { storeId: 2 }), line(2, 1_000)], [coupon()], [2_000, 800]],
    ["abaixo de R$ 3,00 não desce", [line(1, 350), line(2, 300)], [coupon({ percentBps: 5_000 })], [300, 300]],
    ["de graça, com limite", [line(1, 2_000)], [coupon({ percentBps: 10_000, maxUses: 5 })], [0]],
    ["valor fixo repartido em proporção", [line(1, 3_000), line(2, 1_000)], [off(1_000)], [2_250, 750]],
    ["valor maior que tudo, sem limite: R$ 3,00 cada", [line(1, 1_000), line(2, 400)], [off(9_000)], [300, 300]],
    ["valor maior que tudo, com limite: de graça", [line(1, 1_000), line(2, 400)], [off(9_000, { maxUses: 3 })], [0, 0]],
    ["o centavo que sobra vai a um só", [line(1, 1_000), line(2, 1_000), line(3, 1_000)], [off(100)], [966, 967, 967]],
    ["o que não cabe num vai aos outros", [line(1, 310), line(2, 5_000)], [off(500)], [300, 4_510]],
    ["a promoção que desconta mais fica", [line(1, 2_000, { promotionCents: 1_400 })], [coupon()], [1_400]],
    ["o cupom que desconta mais fica, sobre o preço cheio", [line(1, 2_000, { promotionCents: 1_800 })], [coupon()], [1_600]],
    ["empate é da promoção", [line(1, 2_000, { promotionCents: 1_600 })], [coupon()], [1_600]],
    [
      "o que a promoção atende melhor deixa o cupom aos outros",
      [line(1, 2_000, { promotionCents: 1_000 }), line(2, 2_000)],
      [off(600)],
      [1_000, 1_400],
    ],
    ["abaixo do mínimo não desconta", [line(1, 2_000)], [coupon({ minimumCents: 2_001 })], [2_000]],
    ["de dois códigos de uma loja conta um", [line(1, 2_000)], [coupon({ id: 2, percentBps: 5_000 }), coupon()], [1_600]],
    [
      "um código de cada loja",
      [line(1, 2_000), line(2, 1_000, { storeId: 2 })],
      [coupon(), coupon({ id: 2, storeId: 2, percentBps: 1_000 })],
      [1_600, 900],
    ],
    ["preço 19,99 com 33%", [line(1, 1_999)], [coupon({ percentBps: 3_300 })], [1_339]],
  ])("%s", (_name, lines, coupons, expected) => {
    expect(paid(lines, coupons)).toEqual(expected);
  });

  it("says why a coupon does not discount", () => {
    const states = (lines: PricedLine[], one: UsableCoupon) => priceCart(lines, [one]).coupons[0];
    expect(states([line(1, 2_000)], coupon())).toEqual({ couponId: 1, state: "aplicado", discountCents: 400 });
    expect(states([line(1, 2_000)], coupon({ productIds: [9] }))).toEqual({ couponId: 1, state: "sem_material" });
    expect(states([line(1, 0)], coupon())).toEqual({ couponId: 1, state: "sem_material" });
    expect(states([line(1, 2_000)], coupon({ minimumCents: 2_500 }))).toEqual({
      couponId: 1,
      state: "falta_minimo",
      missingCents: 500,
    });
    expect(states([line(1, 2_000, { promotionCents: 1_000 })], coupon())).toEqual({ couponId: 1, state: "promocao_melhor" });
  });

  it("strikes through only what the promotion can honestly say, and the full price when it is the coupon", () => {
    const [one] = priceCart([line(1, 2_000, { promotionCents: 1_500, struckCents: 1_900 })], []).lines;
    expect(one).toMatchObject({
      priceCents: 1_500,
      fullCents: 1_900,
      discountCents: 400,
      paidCents: 1_500,
      discountFrom: "promocao",
    });
    const [silent] = priceCart([line(1, 2_000, { promotionCents: 1_500, struckCents: null })], []).lines;
    expect(silent).toMatchObject({ fullCents: null, discountCents: 0, paidCents: 1_500, discountFrom: null });
    const [byCode] = priceCart([line(1, 2_000, { promotionCents: 1_900, struckCents: 1_950 })], [coupon()]).lines;
    expect(byCode).toMatchObject({
      priceCents: 1_900,
      fullCents: 2_000,
      discountCents: 400,
      paidCents: 1_600,
      discountFrom: "cupom",
    });
  });
});

const price = fc.oneof(fc.constant(0), fc.integer({ min: 300, max: 200_000 }));
const anyLine = fc
  .record({
    storeId: fc.integer({ min: 1, max: 3 }),
    listCents: price,
    cut: fc.option(fc.integer({ min: 100, max: 9_000 })),
    struck: fc.option(price),
  })
  .map(({ storeId, listCents, cut, struck }) => {
    const promotionCents = cut === null || listCents === 0 ? null : Math.max(300, listCents - percentOf(listCents, cut));
    return { storeId, listCents, promotionCents, struckCents: promotionCents === null ? null : struck };
  });
const anyCart = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.map((one, index) => ({ ...one, productId: index + 1 })));
const anyCoupon = fc
  .record({
    storeId: fc.integer({ min: 1, max: 3 }),
    discount: fc.oneof(
      fc.integer({ min: 100, max: 9_000 }).map((percentBps) => ({ kind: "porcentagem" as const, percentBps, amountCents: null })),
      fc.constant({ kind: "porcentagem" as const, percentBps: 10_000, amountCents: null }),
      fc.integer({ min: 100, max: 200_000 }).map((amountCents) => ({ kind: "valor" as const, percentBps: null, amountCents })),
      takeAndPay.map((deal) => ({ kind: "leve_pague" as const, percentBps: null, amountCents: null, ...deal })),
    ),
    minimumItems: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })),
    minimumCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400_000 })),
    isLimited: fc.boolean(),
    productIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })),
  })
  .map(({ discount, isLimited, ...rest }) => ({
    ...rest,
    ...discount,
    maxUses: isLimited || discount.percentBps === 10_000 ? 10 : null,
  }));
const anyCoupons = fc
  .array(anyCoupon, { maxLength: 4 })
  .map((coupons) => coupons.map((one, index) => ({ ...one, id: index + 1 })));

/** Runs `holds` on many carts. */
const always = (holds: (lines: PricedLine[], coupons: UsableCoupon[]) => void) =>
  fc.assert(fc.property(anyCart, anyCoupons, holds), { numRuns: 2_000 });

describe("a cart's price, always", () => {
  it("the discount is between zero and the price, and what is left is zero or R$ 3,00 and more (INV-28)", () => {
    always((lines, coupons) => {
      for (const one of priceCart(lines, coupons).lines) {
        expect(one.discountCents).toBeGreaterThanOrEqual(0);
        expect(one.discountCents).toBeLessThanOrEqual(one.fullCents ?? 0);
        expect(one.paidCents === 0 || one.paidCents >= 300).toBe(true);
        expect(one.fullCents ?? one.paidCents).toBe(one.paidCents + one.discountCents);
      }
    });
  });

  it("the lines add up to the total, and so do the discounts", () => {
    always((lines, coupons) => {
      const cart = priceCart(lines, coupons);
      expect(cart.lines.map((one) => one.productId)).toEqual(lines.map((one) => one.productId));
      expect(cart.lines.reduce((sum, one) => sum + one.paidCents, 0)).toBe(cart.totalCents);
      expect(cart.lines.reduce((sum, one) => sum + one.discountCents, 0)).toBe(cart.discountCents);
      for (const effect of cart.coupons) {
        const own = cart.lines.filter((one) => one.couponId === effect.couponId);
        const discountCents = effect.state === "aplicado" ? effect.discountCents : 0;
        expect(own.reduce((sum, one) => sum + one.discountCents, 0)).toBe(discountCents);
      }
    });
  });

  it("nobody pays more for having a coupon, and each line gets a single discount, the best", () => {
    always((lines, coupons) => {
      const without = priceCart(lines, []);
      priceCart(lines, coupons).lines.forEach((one, index) => {
        const before = without.lines[index]?.paidCents ?? 0;
        expect(one.paidCents).toBeLessThanOrEqual(before);
        if (one.couponId === null) expect(one.paidCents).toBe(before);
        else expect(one.paidCents).toBeLessThan(before);
      });
    });
  });

  it("only one code per store, and only on its products that the code covers (INV-28)", () => {
    always((lines, coupons) => {
      const cart = priceCart(lines, coupons);
      const byStore = new Map<number, Set<number>>();
      cart.lines.forEach((one, index) => {
        if (one.couponId === null) return;
        const used = coupons.find((each) => each.id === one.couponId);
        const { storeId = 0, productId = 0 } = lines[index] ?? {};
        expect(used?.storeId).toBe(storeId);
        expect(used?.productIds?.includes(productId) ?? true).toBe(true);
        byStore.set(storeId, (byStore.get(storeId) ?? new Set()).add(one.couponId));
      });
      for (const used of byStore.values()) expect(used.size).toBe(1);
    });
  });

  it("the order of lines and coupons changes nothing", () => {
    fc.assert(
      fc.property(
        anyCart.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        anyCoupons.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([lines, shuffledLines], [coupons, shuffledCoupons]) => {
          const byProduct = (cart: ReturnType<typeof priceCart>) => cart.lines.toSorted((a, b) => a.productId - b.productId);
          const [one, other] = [priceCart(lines, coupons), priceCart(shuffledLines, shuffledCoupons)];
          expect(byProduct(other)).toEqual(byProduct(one));
          expect(other.coupons).toEqual(one.coupons);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("a fixed amount is split to the last centavo where there is room to discount", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 300, max: 200_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 100, max: 200_000 }),
        fc.boolean(),
        (prices, amountCents, isLimited) => {
          const lines = prices.map((cents, index) => line(index + 1, cents));
          const cart = priceCart(lines, [off(amountCents, { maxUses: isLimited ? 1 : null })]);
          const total = prices.reduce((sum, cents) => sum + cents, 0);
          const room = total - 300 * prices.length;
          expect(cart.discountCents).toBe(isLimited && amountCents >= total ? total : Math.min(amountCents, room));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("a product at the least price stays in what must be covered before everything is free", () => {
    const cart = priceCart([line(1, 300), line(2, 301)], [off(301, { maxUses: 1 })]);
    expect(cart.discountCents).toBe(1);
  });

  it("only reaches zero by a coupon of limited use", () => {
    always((lines, coupons) => {
      priceCart(lines, coupons).lines.forEach((one, index) => {
        if (one.paidCents > 0 || lines[index]?.listCents === 0) return;
        expect(coupons.find((each) => each.id === one.couponId)?.maxUses).not.toBeNull();
      });
    });
  });
});
