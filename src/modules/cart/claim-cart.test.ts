import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { browser, warmPool } from "../../../tests/shopper.ts";
import { products } from "../catalog/tables.ts";
import { forgetCarts } from "./forget-carts.ts";
import { carts } from "./tables.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let buyer: TestUser;
beforeEach(async () => {
  store = await createStore();
  buyer = await createUser();
});
const product = (values: Parameters<typeof createProduct>[1] = {}) => createProduct(store.id, values);

describe("signing in to the account", () => {
  it("joins what was chosen before signing in with what the account had; the price last seen counts", async () => {
    const viewer = await viewerOf(buyer);
    const [one, two, both] = [await product(), await product(), await product({ priceCents: 1_000 })];
    const phone = browser(viewer);
    await phone.put(one.id);
    await phone.put(both.id);
    await db.update(products).set({ priceCents: 1_200 }).where(eq(products.id, both.id));
    const laptop = browser();
    await laptop.put(two.id);
    await laptop.put(both.id);
    laptop.viewer = viewer;
    expect((await laptop.ids()).toSorted((a, b) => a - b)).toEqual([one.id, two.id, both.id]);
    expect((await phone.ids()).toSorted((a, b) => a - b)).toEqual([one.id, two.id, both.id]);
    const seen = (await phone.cart()).stores[0]?.items.find((item) => item.productId === both.id);
    expect(seen?.seenPriceCents).toBe(1_200);
  });

  it("several tabs that sign in at once join only once, and nothing is lost", async () => {
    await warmPool();
    for (let round = 0; round < 8; round++) {
      const viewer = await viewerOf(await createUser());
      const [one, two] = [await product(), await product()];
      if (round % 2 === 0) await browser(viewer).put(one.id);
      const laptop = browser();
      await laptop.put(two.id);
      const phone = browser();
      await phone.put(one.id);
      laptop.viewer = phone.viewer = viewer;
      await Promise.all([laptop, phone, laptop, phone, laptop, phone].map((tab) => tab.cartId()));
      expect((await laptop.ids()).toSorted((a, b) => a - b)).toEqual([one.id, two.id]);
      expect(await phone.cartId()).toBe(await laptop.cartId());
    }
  });

  it("one account's cart is never another's in the same browser", async () => {
    const shared = browser();
    const one = await product();
    await shared.put(one.id);
    shared.viewer = await viewerOf(buyer);
    expect(await shared.ids()).toEqual([one.id]);
    shared.viewer = await viewerOf(await createUser());
    expect(await shared.ids()).toEqual([]);
    const two = await product();
    await shared.put(two.id);
    expect(await shared.ids()).toEqual([two.id]);
    shared.viewer = await viewerOf(buyer);
    expect(await shared.ids()).toEqual([one.id]);
  });
});

it("a cart idle for sixty days is forgotten; one touched yesterday is not", async () => {
  const [old, recent] = [browser(), browser()];
  const one = await product();
  for (const shopper of [old, recent]) await shopper.put(one.id);
  await db
    .update(carts)
    .set({ updatedAt: sql`now() - interval '61 days'` })
    .where(eq(carts.id, (await old.cartId()) ?? ""));
  await db
    .update(carts)
    .set({ updatedAt: sql`now() - interval '59 days'` })
    .where(eq(carts.id, (await recent.cartId()) ?? ""));
  await forgetCarts();
  expect(await old.ids()).toEqual([]);
  expect(await recent.ids()).toEqual([one.id]);
});
