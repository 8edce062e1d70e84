import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { authorOf, browser, giveAccess, manyProducts, warmPool } from "../../../tests/shopper.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { productLicenses } from "../catalog/tables.ts";
import { stores } from "../stores/tables.ts";
import { CART_COOKIE } from "./cart-cookie.ts";
import { findCartId } from "./find-cart.ts";
import { cartItemInput } from "./schema.ts";
import { carts } from "./tables.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let buyer: TestUser;
beforeEach(async () => {
  store = await createStore();
  buyer = await createUser();
});
const product = (values: Parameters<typeof createProduct>[1] = {}) => createProduct(store.id, values);

describe("adding to the cart", () => {
  it("again is the same as once, and a visitor's cart stays in their browser", async () => {
    const [shopper, stranger] = [browser(), browser()];
    const one = await product();
    expect((await shopper.put(one.id)).ok).toBe(true);
    expect((await shopper.put(one.id)).ok).toBe(true);
    expect(await shopper.ids()).toEqual([one.id]);
    expect(await stranger.ids()).toEqual([]);
  });

  it("stores only a hash of the browser's secret, and a made-up secret opens no cart", async () => {
    const shopper = browser();
    await shopper.put((await product()).id);
    const token = shopper.cookie()?.split(`${CART_COOKIE}=`)[1] ?? "";
    expect(token).toHaveLength(43);
    const rows = await db.select({ hash: carts.tokenHash }).from(carts);
    expect(rows.map((row) => row.hash)).not.toContain(token);
    const hash = rows.at(-1)?.hash ?? "";
    for (const forged of [hash, hash.slice(0, 43), "a".repeat(43), "'; drop table carts; --", ""]) {
      expect(await findCartId(`${CART_COOKIE}=${encodeURIComponent(forged)}`, null)).toBeNull();
    }
  });

  it("quantity does not exist: an extra field, or an id that is not a positive integer, is refused (B083)", () => {
    expect(cartItemInput.safeParse({ productId: 1 }).success).toBe(true);
    for (const quantity of [0, -1, 0.5, 1, 2, 1e3, 2 ** 53, "1e3"]) {
      expect(cartItemInput.safeParse({ productId: 1, quantity }).success).toBe(false);
    }
    for (const productId of [0, -1, 0.5, 2 ** 53, "1", null, [1]])
      expect(cartItemInput.safeParse({ productId }).success).toBe(false);
  });

  it.each(["rascunho", "em_revisao", "reprovado", "pausado", "arquivado", "bloqueado"] as const)(
    "a product in %s does not enter, nor one that does not exist (B085)",
    async (status) => {
      const hidden = await product({ status });
      expect(await browser().put(hidden.id)).toEqual({ ok: false, reason: "not_on_sale" });
      expect(await browser().put(999_999_999)).toEqual({ ok: false, reason: "not_on_sale" });
    },
  );

  it("what belongs to a suspended store, to one's own store or is already bought does not enter (B085)", async () => {
    const one = await product();
    const author = await authorOf(store);
    expect(await browser(author).put(one.id)).toEqual({ ok: false, reason: "own_product" });
    await giveAccess(buyer, one);
    expect(await browser(await viewerOf(buyer)).put(one.id)).toEqual({ ok: false, reason: "already_owned" });
    expect((await browser().put(one.id)).ok).toBe(true);
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, store.id));
    expect(await browser().put(one.id)).toEqual({ ok: false, reason: "not_on_sale" });
    await db.update(stores).set({ status: "aprovada" }).where(eq(stores.id, store.id));
    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, store.id));
    expect(await browser().put(one.id)).toEqual({ ok: false, reason: "not_on_sale" });
  });

  it("fifty fit; the fifty-first is refused, and removing one makes room (B089)", async () => {
    const shopper = browser();
    const all = await manyProducts(store.id, 51);
    for (const id of all.slice(0, 50)) expect((await shopper.put(id)).ok).toBe(true);
    expect(await shopper.put(all[50] ?? 0)).toEqual({ ok: false, reason: "cart_full" });
    expect((await shopper.put(all[0] ?? 0)).ok).toBe(true);
    await shopper.takeOut(all[0] ?? 0);
    expect((await shopper.put(all[50] ?? 0)).ok).toBe(true);
    expect(await shopper.ids()).toHaveLength(50);
  });

  it("of two tabs competing for the last place, one enters and the other is refused", async () => {
    const shopper = browser();
    const all = await manyProducts(store.id, 57);
    for (const id of all.slice(0, 49)) await shopper.put(id);
    const rivals = all.slice(49);
    await warmPool();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(rivals.map((id) => shopper.put(id)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(await shopper.ids()).toHaveLength(50);
      await shopper.takeOut(rivals[answers.findIndex((answer) => answer.ok)] ?? 0);
    }
  });

  it("two tabs of one account that open the cart at once end with a single one, with everything", async () => {
    const viewer = await viewerOf(buyer);
    const wanted = await manyProducts(store.id, 8);
    await warmPool();
    await Promise.all(wanted.map((id) => browser(viewer).put(id)));
    expect((await browser(viewer).ids()).toSorted((a, b) => a - b)).toEqual(wanted);
    expect(await db.select().from(carts).where(eq(carts.userId, buyer.id))).toHaveLength(1);
  });
});

describe("changing the licence in the cart", () => {
  const sold = async (prices: Partial<Record<"pessoal" | "turmas" | "comercial", number>>) => {
    const made = await product({ priceCents: prices.pessoal ?? 0 });
    for (const [license, priceCents] of Object.entries(prices))
      await db.insert(productLicenses).values({ productId: made.id, license: license as keyof typeof prices, priceCents });
    return made;
  };
  const lineOf = async (shopper: ReturnType<typeof browser>, productId: number) =>
    (await shopper.cart()).stores.flatMap(({ items }) => items).find((item) => item.productId === productId);

  it("the price follows the licence, the line stays a single one and the new price counts as seen", async () => {
    const shopper = browser();
    const one = await sold({ pessoal: 2_000, turmas: 3_500 });
    await shopper.put(one.id);
    expect((await shopper.choose(one.id, "turmas")).ok).toBe(true);
    const cart = await shopper.cart();
    expect([cart.count, cart.totalCents]).toEqual([1, 3_500]);
    expect(await lineOf(shopper, one.id)).toMatchObject({
      license: "turmas",
      paidCents: 3_500,
      seenPriceCents: 3_500,
      offers: [
        { license: "pessoal", priceCents: 2_000 },
        { license: "turmas", priceCents: 3_500 },
      ],
    });
  });

  it("refuses one that is not sold and does not add to the cart what is not there", async () => {
    const shopper = browser();
    const [one, two] = [await sold({ pessoal: 2_000, turmas: 3_500 }), await sold({ pessoal: 2_000, turmas: 3_500 })];
    await shopper.put(one.id);
    expect(await shopper.choose(one.id, "comercial")).toEqual({ ok: false, reason: "license_not_sold" });
    expect((await shopper.choose(two.id, "turmas")).ok).toBe(true);
    expect((await browser().choose(one.id, "turmas")).ok).toBe(true);
    expect(await shopper.ids()).toEqual([one.id]);
    expect((await lineOf(shopper, one.id))?.license).toBe("pessoal");
  });

  it("where there is only one there is nothing to choose; one no longer sold shows those left", async () => {
    const shopper = browser();
    const [alone, changed] = [await sold({ pessoal: 2_000 }), await sold({ pessoal: 2_000, comercial: 9_000 })];
    await shopper.put(alone.id);
    await shopper.put(changed.id);
    await shopper.choose(changed.id, "comercial");
    await db
      .delete(productLicenses)
      .where(and(eq(productLicenses.productId, changed.id), eq(productLicenses.license, "comercial")));
    expect((await lineOf(shopper, alone.id))?.offers).toEqual([]);
    expect(await lineOf(shopper, changed.id)).toMatchObject({
      problem: "unavailable",
      offers: [{ license: "pessoal", priceCents: 2_000 }],
    });
    await shopper.choose(changed.id, "pessoal");
    expect((await lineOf(shopper, changed.id))?.problem).toBeNull();
  });

  it("who has the product buys the licence that allows more, and not the one they have (B085)", async () => {
    const shopper = browser(await viewerOf(buyer));
    const one = await sold({ pessoal: 2_000, turmas: 3_500 });
    await giveAccess(buyer, one);
    expect(await shopper.put(one.id)).toEqual({ ok: false, reason: "already_owned" });
    expect((await shopper.put(one.id, "turmas")).ok).toBe(true);
    expect((await lineOf(shopper, one.id))?.problem).toBeNull();
    expect(await shopper.choose(one.id, "pessoal")).toEqual({ ok: false, reason: "already_owned" });
  });
});
