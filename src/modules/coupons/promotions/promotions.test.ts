import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { percentOf } from "#kit/money-percent.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createRunningPromotion, panelAuthorOf } from "../../../../tests/coupons.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { indexProduct } from "../../catalog/index-product.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import { recordPrices } from "../../catalog/record-prices.ts";
import { priceChanges, productLicenses, products, productSearch } from "../../catalog/tables.ts";
import { promotionForm } from "../schema.ts";
import { promotions } from "../tables.ts";
import { createPromotion } from "./create-promotion.ts";
import { endPromotion } from "./end-promotion.ts";
import { listPromotions } from "./queries/list-promotions.ts";
import { showPromotions } from "./show-promotions.ts";

let store: Awaited<ReturnType<typeof createStore>>;
beforeEach(async () => {
  store = await createStore();
});

/** A product asked at these prices since so many days ago, the last being today's. */
async function priced(...history: [daysAgo: number, cents: number][]) {
  const priceCents = history.at(-1)?.[1] ?? 0;
  const product = await createProduct(store.id, { priceCents });
  await db.insert(productLicenses).values({ productId: product.id, license: "pessoal", priceCents });
  for (const [days, cents] of history) {
    await db.insert(priceChanges).values({
      productId: product.id,
      license: "pessoal",
      priceCents: cents,
      since: sql`now() - make_interval(days => ${days})`,
    });
  }
  await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  return product;
}

async function cardOf(productId: number) {
  const [card] = await productCards(db, sql`select ${productId}::bigint as product_id, 1 as rank`);
  return card && { now: card.priceCents, struck: card.fullCents };
}

const searched = async (productId: number) =>
  (await db.select().from(productSearch).where(eq(productSearch.productId, productId)))[0]?.priceCents;
const inDays = (days: number): string => dayKeySp(new Date(Date.now() + days * 86_400_000));
const form = (values: Record<string, unknown> = {}) =>
  promotionForm.parse({ name: "Volta às aulas", percentBps: 2_500, productIds: null, endsOn: inDays(7), ...values });

describe("the current price", () => {
  it("rounds as the platform's arithmetic does and never falls below R$ 3,00 (INV-28)", async () => {
    const cases = fc.sample(
      fc.tuple(fc.oneof(fc.constant(0), fc.integer({ min: 300, max: 200_000 })), fc.integer({ min: 100, max: 9_000 })),
      2_000,
    );
    const rows = await readRows(
      db,
      { cents: col.int`price_with(c, b)` },
      (row) =>
        sql`select ${row} from unnest(${sql.param(cases.map(([cents]) => cents))}::int[], ${sql.param(cases.map(([, bps]) => bps))}::int[]) with ordinality t(c, b, n) order by n`,
    );
    const expected = cases.map(([cents, bps]) => (cents <= 300 ? cents : Math.max(300, cents - percentOf(cents, bps))));
    expect(rows.map((row) => row.cents)).toEqual(expected);
  });

  it("is that of the running promotion, the larger discount when there are two, and the full one outside it", async () => {
    const [one, other] = [await priced([60, 2_000]), await priced([60, 1_000])];
    expect(await cardOf(one.id)).toEqual({ now: 2_000, struck: null });
    const first = await createRunningPromotion(store.id, { productIds: [one.id] });
    expect(await cardOf(one.id)).toEqual({ now: 1_500, struck: 2_000 });
    expect(await cardOf(other.id)).toEqual({ now: 1_000, struck: null });
    await createRunningPromotion(store.id, { percentBps: 4_000 });
    expect(await cardOf(one.id)).toEqual({ now: 1_200, struck: 2_000 });
    expect(await cardOf(other.id)).toEqual({ now: 600, struck: 1_000 });
    await db
      .update(promotions)
      .set({ endedAt: sql`now()` })
      .where(eq(promotions.percentBps, 4_000));
    expect(await cardOf(one.id)).toEqual({ now: 1_500, struck: 2_000 });
    await db
      .update(promotions)
      .set({ startsAt: sql`now() + interval '1 hour'` })
      .where(eq(promotions.id, first.id));
    expect(await cardOf(one.id)).toEqual({ now: 2_000, struck: null });
  });

  it("of another store does not change", async () => {
    const theirs = await createProduct((await createStore()).id);
    await createRunningPromotion(store.id);
    expect(await cardOf(theirs.id)).toEqual({ now: 2_000, struck: null });
  });
});

describe("the struck-through price tells the truth", () => {
  it.each<[string, [number, number][], number | null]>([
    ["custava isso há muito tempo", [[90, 2_000]], 2_000],
    [
      "subiu na véspera: o menor dos 30 dias",
      [
        [90, 1_600],
        [1, 2_000],
      ],
      1_600,
    ],
    [
      "subiu na véspera de tão pouco que não é desconto nenhum",
      [
        [90, 1_400],
        [1, 2_000],
      ],
      null,
    ],
    [
      "subiu há mais de 30 dias",
      [
        [90, 1_000],
        [40, 2_000],
      ],
      2_000,
    ],
    [
      "custou menos por um dia no meio dos 30",
      [
        [90, 2_000],
        [20, 1_700],
        [19, 2_000],
      ],
      1_700,
    ],
    [
      "uma promoção igual acabou de acabar",
      [
        [90, 2_000],
        [10, 1_500],
        [2, 2_000],
      ],
      null,
    ],
    ["não tem história", [], null],
  ])("%s", async (_name, history, struck) => {
    const product = history.length > 0 ? await priced(...history) : await createProduct(store.id);
    await createRunningPromotion(store.id);
    expect(await cardOf(product.id)).toEqual({ now: 1_500, struck });
  });

  it("a product published while on promotion never cost more", async () => {
    const product = await priced([0, 2_000]);
    await createRunningPromotion(store.id, { startsAt: sql`now() - interval '2 days'` as never });
    expect(await cardOf(product.id)).toEqual({ now: 1_500, struck: null });
  });

  it("the history keeps each price only once, of each licence", async () => {
    const product = await createProduct(store.id);
    await db.insert(productLicenses).values([
      { productId: product.id, license: "pessoal", priceCents: 2_000 },
      { productId: product.id, license: "comercial", priceCents: 6_000 },
    ]);
    const record = () => transact(async (tx) => ok(await recordPrices(tx, [product.id])));
    const notifications = async () =>
      (await db.select().from(priceChanges).where(eq(priceChanges.productId, product.id)).orderBy(priceChanges.id)).map(
        (row) => `${row.license} ${row.priceCents}`,
      );
    await record();
    await record();
    expect((await notifications()).toSorted()).toEqual(["comercial 6000", "pessoal 2000"]);
    await createRunningPromotion(store.id);
    await record();
    expect((await notifications()).toSorted()).toEqual(["comercial 4500", "comercial 6000", "pessoal 1500", "pessoal 2000"]);
  });
});

describe("a promotion", () => {
  it("that starts is already on pages and in search when it answers, and once ended leaves them", async () => {
    const author = await panelAuthorOf(store);
    const product = await priced([60, 2_000]);
    const made = await createPromotion(author, form());
    if (!made.ok) throw new Error(made.reason);
    expect(await searched(product.id)).toBe(1_500);
    expect(await cardOf(product.id)).toEqual({ now: 1_500, struck: 2_000 });
    expect(await listPromotions(store.id)).toMatchObject([{ state: "no_ar", productCount: 1, saleCount: 0 }]);
    expect(await endPromotion(author, made.value.promotionId)).toEqual({ ok: true, value: undefined });
    expect(await endPromotion(author, made.value.promotionId)).toMatchObject({ reason: "wrong_state" });
    expect(await searched(product.id)).toBe(2_000);
    expect(await listPromotions(store.id)).toMatchObject([{ state: "encerrada" }]);
  });

  it("set for later changes nothing until its time; then the schedule tells the shop once, and at the end too", async () => {
    const author = await panelAuthorOf(store);
    const product = await priced([60, 2_000]);
    const made = await createPromotion(author, form({ startsOn: inDays(2) }));
    if (!made.ok) throw new Error(made.reason);
    await showPromotions();
    expect(await searched(product.id)).toBe(2_000);
    expect(await listPromotions(store.id)).toMatchObject([{ state: "agendada" }]);
    const own = eq(promotions.id, made.value.promotionId);
    await db
      .update(promotions)
      .set({ startsAt: sql`now() - interval '1 minute'` })
      .where(own);
    await warmPool();
    await Promise.all([showPromotions(), showPromotions(), showPromotions()]);
    expect(await searched(product.id)).toBe(1_500);
    expect(await db.select().from(priceChanges).where(eq(priceChanges.productId, product.id))).toHaveLength(2);
    await db
      .update(promotions)
      .set({ endsAt: sql`now() - interval '1 second'` })
      .where(own);
    await Promise.all([showPromotions(), showPromotions()]);
    expect(await searched(product.id)).toBe(2_000);
    const [closed] = await db.select().from(promotions).where(own);
    expect(closed?.closedAt).not.toBeNull();
    expect(await db.select().from(priceChanges).where(eq(priceChanges.productId, product.id))).toHaveLength(3);
  });

  it("only with one's own products, from 1% to 90%, for at most a year", async () => {
    const author = await panelAuthorOf(store);
    const theirs = await createProduct((await createStore()).id);
    for (const [values, field] of [
      [{ productIds: [theirs.id] }, "materiais"],
      [{ productIds: [] }, "materiais"],
      [{ percentBps: 9_001 }, "desconto"],
      [{ percentBps: 99 }, "desconto"],
      [{ endsOn: inDays(400) }, "fim"],
      [{ endsOn: inDays(-1) }, "fim"],
    ] as const) {
      const answer = await createPromotion(author, form(values));
      expect(answer).toMatchObject({ reason: "invalid", fields: { [field]: expect.any(String) } });
    }
    expect(await listPromotions(store.id)).toEqual([]);
  });

  it("of another store cannot be ended", async () => {
    const theirs = await createRunningPromotion((await createStore()).id);
    expect(await endPromotion(await panelAuthorOf(store), theirs.id)).toMatchObject({ reason: "not_found" });
  });

  it("changing the price during a promotion changes the current one in proportion", async () => {
    const product = await priced([60, 2_000]);
    await createRunningPromotion(store.id);
    await db.update(products).set({ priceCents: 1_000 }).where(eq(products.id, product.id));
    expect(await cardOf(product.id)).toEqual({ now: 750, struck: 1_000 });
  });
});
