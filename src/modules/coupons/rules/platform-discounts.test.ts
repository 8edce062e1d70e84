import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOf, platformRoom } from "../../pricing/commission.ts";
import { type PricedLine, priceCart, type UsableCoupon } from "./price-cart.ts";

const LEAST = 100;
const USUAL = { basisPoints: 1_200, leastCents: LEAST };
const OWN = { basisPoints: 800, leastCents: LEAST };

type Sold = { listCents: number; rate?: number; promotionCents?: number | null; storeId?: number; byLink?: boolean };

/** A line as the cart prices it: what the platform may give out of `rate` is worked out as it is there. */
function line(
  productId: number,
  { listCents, rate = 1_200, promotionCents = null, storeId = 1, byLink = false }: Sold,
): PricedLine {
  const broughtRoomCents = platformRoom(listCents, { ...OWN, basisPoints: Math.min(rate, OWN.basisPoints) });
  const roomCents = byLink ? broughtRoomCents : platformRoom(listCents, { ...USUAL, basisPoints: rate });
  return { productId, storeId, listCents, promotionCents, struckCents: null, roomCents, broughtRoomCents };
}
const coupon = (values: Partial<UsableCoupon> = {}): UsableCoupon => ({
  id: 1,
  storeId: null,
  kind: "porcentagem",
  percentBps: 500,
  amountCents: null,
  minimumCents: 0,
  maxUses: null,
  productIds: null,
  leftCents: null,
  ...values,
});
const fixed = (amountCents: number, values: Partial<UsableCoupon> = {}) =>
  coupon({ kind: "valor", percentBps: null, amountCents, ...values });

describe("the platform's discount enters whole or not at all", () => {
  it.each<[string, Sold, UsableCoupon, number]>([
    ["5% de R$ 50,00 sai da comissão de R$ 6,00", { listCents: 5_000 }, coupon(), 250],
    ["o mais que cabe deixa R$ 1,00 à Autoria", { listCents: 5_000 }, fixed(500), 500],
    ["um centavo a mais não cabe, e nada é dado", { listCents: 5_000 }, fixed(501), 0],
    ["5% de R$ 14,00 deixaria menos de R$ 1,00", { listCents: 1_400 }, coupon(), 0],
    ["quem veio pelo link do autor paga comissão menor, e cabe menos", { listCents: 5_000, byLink: true }, fixed(301), 0],
    ["e ainda cabe o que é dela", { listCents: 5_000, byLink: true }, fixed(300), 300],
    ["comissão combinada mais baixa, desconto que já não cabe", { listCents: 5_000, rate: 600 }, coupon(), 0],
    ["material grátis fica de fora", { listCents: 0 }, coupon(), 0],
    ["o preço depois do desconto fica em R$ 3,00 ou mais", { listCents: 350, rate: 9_000 }, fixed(51), 0],
    ["exatos R$ 3,00 valem", { listCents: 350, rate: 9_000 }, fixed(50), 50],
    ["a promoção da loja que desconta mais fica", { listCents: 5_000, promotionCents: 4_700 }, coupon(), 0],
    ["a que desconta o mesmo também", { listCents: 5_000, promotionCents: 4_750 }, coupon(), 0],
    ["a que desconta menos sai do caminho, e não se soma", { listCents: 5_000, promotionCents: 4_800 }, coupon(), 250],
  ])("%s", (_, sold, one, discountCents) => {
    const [priced] = priceCart([line(1, sold)], [one]).lines;
    expect(priced?.discountFrom === "autoria" ? priced.discountCents : 0).toBe(discountCents);
  });

  it("an amount is split among the products it fits, whole; if it fits in no way, nothing", () => {
    const lines = [line(1, { listCents: 5_000 }), line(2, { listCents: 5_000, rate: 300 }), line(3, { listCents: 2_500 })];
    const priced = priceCart(lines, [fixed(450)]);
    expect(priced.lines.map((one) => one.discountCents)).toEqual([300, 0, 150]);
    expect(priced.coupons).toEqual([{ couponId: 1, state: "aplicado", discountCents: 450 }]);
    expect(priceCart(lines, [fixed(700)]).coupons).toEqual([{ couponId: 1, state: "sem_material" }]);
  });

  it("it fits whole into what is left of the budget or does not enter", () => {
    const lines = [line(1, { listCents: 5_000 }), line(2, { listCents: 4_000 })];
    expect(priceCart(lines, [coupon({ leftCents: 450 })])).toMatchObject({ discountCents: 450 });
    expect(priceCart(lines, [coupon({ leftCents: 449 })])).toMatchObject({ discountCents: 0, coupons: [{ state: "sem_saldo" }] });
  });

  it("says why it does not discount: more must be bought, the store already discounts more, it does not fit", () => {
    const state = (sold: Sold, one: UsableCoupon) => priceCart([line(1, sold)], [one]).coupons[0];
    expect(state({ listCents: 5_000 }, coupon({ minimumCents: 6_000 }))).toMatchObject({ missingCents: 1_000 });
    expect(state({ listCents: 5_000, promotionCents: 3_000 }, coupon())).toMatchObject({ state: "promocao_melhor" });
    expect(state({ listCents: 1_000 }, coupon())).toMatchObject({ state: "sem_material" });
    expect(priceCart([], [coupon({ minimumCents: 500 })]).coupons[0]).toMatchObject({ state: "sem_material" });
  });

  it("with a store's coupon beside it, each product gets the larger of the two; whom the store brought stays brought by it", () => {
    const ofStore = { ...coupon({ id: 2, storeId: 1, percentBps: 300 }), isPublic: false };
    const lines = [line(1, { listCents: 10_000 }), line(2, { listCents: 2_000 })];
    const priced = priceCart(lines, [coupon({ percentBps: 600 }), ofStore]);
    expect(priced.lines.map((one) => [one.discountFrom, one.discountCents])).toEqual([
      ["autoria", 600],
      ["cupom", 60],
    ]);
    expect(priced.coupons).toEqual([
      { couponId: 1, state: "aplicado", discountCents: 600 },
      { couponId: 2, state: "aplicado", discountCents: 60 },
    ]);
    expect(priced.brought).toEqual([1]);
    const alone = priceCart(lines.slice(0, 1), [coupon({ percentBps: 600 }), ofStore]);
    expect(alone.coupons[1]).toEqual({ couponId: 2, state: "autoria_melhor" });
    expect(alone.brought).toEqual([1]);
  });
});

const anySold = fc.record({
  listCents: fc.oneof(fc.constant(0), fc.integer({ min: 300, max: 200_000 })),
  rate: fc.integer({ min: 0, max: 5_000 }),
  storeId: fc.integer({ min: 1, max: 3 }),
  byLink: fc.boolean(),
  cut: fc.option(fc.integer({ min: 0, max: 99 })),
});
const anyDiscount = fc.oneof(
  fc.integer({ min: 100, max: 1_199 }).map((percentBps) => coupon({ percentBps })),
  fc.integer({ min: 100, max: 30_000 }).map((amountCents) => fixed(amountCents)),
);
const ofStores = fc.uniqueArray(
  fc.record({
    storeId: fc.integer({ min: 1, max: 3 }),
    percentBps: fc.integer({ min: 100, max: 9_000 }),
    isPublic: fc.boolean(),
  }),
  { selector: (one) => one.storeId, maxLength: 2 },
);
type AnySold = Sold & { cut: number | null; listCents: number; rate: number; storeId: number };

/** Prices the same cart with the platform's coupon and without it, and what each line leaves to platform and author. */
function both(sold: AnySold[], platform: UsableCoupon, others: { storeId: number; percentBps: number; isPublic: boolean }[]) {
  const lines = sold.map((one, index) => {
    const promotionCents = one.cut === null || one.listCents < 1_000 ? null : Math.max(300, one.listCents - one.cut * 10);
    return line(index + 1, { ...one, promotionCents });
  });
  const saved = others.map((one, index) => ({ ...coupon({ id: index + 2 }), ...one }));
  const split = (priced: ReturnType<typeof priceCart>) =>
    priced.lines.map((one, index) => {
      const { rate = 0, storeId = 0, byLink } = sold[index] ?? { listCents: 0 };
      const isBrought = byLink || priced.brought.includes(storeId);
      const commission = { leastCents: LEAST, basisPoints: isBrought ? Math.min(rate, OWN.basisPoints) : rate };
      const ofPlatform = one.discountFrom === "autoria" ? one.discountCents : 0;
      const whole = commissionOf(one.paidCents + ofPlatform, commission);
      return { ...one, whole, ofPlatform, savedCents: whole - ofPlatform, netCents: one.paidCents + ofPlatform - whole };
    });
  const priced = priceCart(lines, [platform, ...saved]);
  return { priced, withIt: split(priced), without: split(priceCart(lines, saved)) };
}

/** Runs `holds` on many carts. */
const always = (holds: (seen: ReturnType<typeof both>, platform: UsableCoupon) => void) =>
  fc.assert(
    fc.property(fc.array(anySold, { maxLength: 8 }), anyDiscount, ofStores, (sold, platform, others) =>
      holds(both(sold, platform, others), platform),
    ),
    { numRuns: 2_000 },
  );

describe("the platform's discount, always", () => {
  it("what is paid is the author's net plus what the platform keeps, to the centavo", () => {
    always(({ withIt }) => {
      for (const one of withIt) expect(one.netCents + one.savedCents).toBe(one.paidCents);
    });
  });

  it("the author receives the price minus commission as if there were no coupon; never less than without it", () => {
    always(({ withIt, without }) => {
      withIt.forEach((one, index) => {
        const before = without[index];
        expect(one.netCents).toBeGreaterThanOrEqual(before?.netCents ?? 0);
        if (one.ofPlatform === 0) expect(one.netCents).toBe(before?.netCents);
        else expect(one.netCents).toBe((one.fullCents ?? 0) - one.whole);
        if (before?.discountCents === 0 && before.priceCents === one.fullCents) expect(one.netCents).toBe(before.netCents);
      });
    });
  });

  it("the platform keeps the minimum of each product, and the buyer never pays more for having the code", () => {
    always(({ withIt, without }) => {
      withIt.forEach((one, index) => {
        if (one.ofPlatform > 0) expect(one.savedCents).toBeGreaterThanOrEqual(LEAST);
        expect(one.paidCents === 0 || one.paidCents >= 300).toBe(true);
        expect(one.paidCents).toBeLessThanOrEqual(without[index]?.paidCents ?? 0);
      });
    });
  });

  it("each coupon says exactly what it took off its lines, and an amount in reais is given whole", () => {
    always(({ priced }, platform) => {
      for (const effect of priced.coupons) {
        const own = priced.lines.filter((one) => one.couponId === effect.couponId);
        const discountCents = effect.state === "aplicado" ? effect.discountCents : 0;
        expect(own.reduce((sum, one) => sum + one.discountCents, 0)).toBe(discountCents);
        if (effect.couponId === platform.id && discountCents > 0 && platform.kind === "valor")
          expect(discountCents).toBe(platform.amountCents);
      }
      expect(priced.lines.reduce((sum, one) => sum + one.paidCents, 0)).toBe(priced.totalCents);
    });
  });
});
