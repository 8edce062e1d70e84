import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { authorOf, browser, giveAccess } from "../../../tests/shopper.ts";
import { products } from "../catalog/tables.ts";
import { removeBought } from "./remove-bought.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let buyer: TestUser;
beforeEach(async () => {
  store = await createStore();
  buyer = await createUser();
});
const product = (values: Parameters<typeof createProduct>[1] = {}) => createProduct(store.id, values);

describe("viewing the cart", () => {
  it("groups by store, in the order chosen, at today's prices", async () => {
    const other = await createStore();
    const [one, two, three] = [
      await product({ priceCents: 3490 }),
      await createProduct(other.id, { priceCents: 2600 }),
      await product({ priceCents: 0 }),
    ];
    const shopper = browser();
    for (const { id } of [one, two, three]) await shopper.put(id);
    const cart = await shopper.cart();
    expect(cart.stores.map((group) => [group.storeId, group.items.map((item) => item.productId)])).toEqual([
      [store.id, [one.id, three.id]],
      [other.id, [two.id]],
    ]);
    expect(cart).toMatchObject({ count: 3, totalCents: 6090, productIds: [one.id, two.id, three.id] });
  });

  it("a price that changed shows both, and the current one counts (B086)", async () => {
    const shopper = browser();
    const one = await product({ priceCents: 2_000 });
    await shopper.put(one.id);
    await db.update(products).set({ priceCents: 2_590 }).where(eq(products.id, one.id));
    const changed = await shopper.cart();
    expect(changed.stores[0]?.items[0]).toMatchObject({ priceCents: 2_590, seenPriceCents: 2_000, problem: null });
    expect(changed.totalCents).toBe(2_590);
    await shopper.put(one.id);
    expect((await shopper.cart()).stores[0]?.items[0]?.seenPriceCents).toBe(2_590);
  });

  it("marks what left the sale, what is one's own and what one already has, adding none of them up (B085)", async () => {
    const shopper = browser();
    const [gone, owned, saved] = [await product(), await product(), await product({ priceCents: 1_500 })];
    for (const { id } of [gone, owned, saved]) await shopper.put(id);
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, gone.id));
    await giveAccess(buyer, owned);
    shopper.viewer = await viewerOf(buyer);
    const cart = await shopper.cart();
    const problems = cart.stores.flatMap((group) => group.items.map((item) => item.problem));
    expect(problems).toEqual(["unavailable", "owned", null]);
    expect(cart.totalCents).toBe(1_500);

    const author = browser();
    await author.put(saved.id);
    author.viewer = await authorOf(store);
    expect((await author.cart()).stores[0]?.items[0]?.problem).toBe("own");
    expect((await author.cart()).totalCents).toBe(0);
  });
});

describe("removing from the cart", () => {
  it("removes, and removing again or from a cart that does not exist is no error", async () => {
    const shopper = browser();
    const [one, two] = [await product(), await product()];
    expect((await shopper.takeOut(one.id)).ok).toBe(true);
    await shopper.put(one.id);
    await shopper.put(two.id);
    await shopper.takeOut(one.id);
    expect((await shopper.takeOut(one.id)).ok).toBe(true);
    expect(await shopper.ids()).toEqual([two.id]);
  });

  it("what the account bought leaves its cart", async () => {
    const shopper = browser(await viewerOf(buyer));
    const [one, two] = [await product(), await product()];
    await shopper.put(one.id);
    await shopper.put(two.id);
    await db.transaction((tx) => removeBought(tx, buyer.id, [one.id]));
    expect(await shopper.ids()).toEqual([two.id]);
  });
});
