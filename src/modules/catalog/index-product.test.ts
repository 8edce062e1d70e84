import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { stores } from "#modules/stores/tables.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { indexProduct } from "./index-product.ts";
import { productSearch, products, productStats } from "./tables.ts";

const NOW = new Date("2026-03-10T12:00:00Z");

const index = (productId: number) => transact(async (tx) => ok(await indexProduct(tx, productId, NOW)));

async function row(productId: number) {
  const [found] = await db.select().from(productSearch).where(eq(productSearch.productId, productId));
  return found ?? null;
}

describe("the shop's index", () => {
  it("gains a row when the product is published and loses it when it leaves", async () => {
    const store = await createStore();
    const product = await createProduct(store.id, { priceCents: 1990, formats: ["pdf"] });
    expect(await row(product.id)).toBeNull();

    await index(product.id);
    expect(await row(product.id)).toMatchObject({ storeId: store.id, priceCents: 1990, categoryId: product.categoryId });

    for (const status of ["pausado", "arquivado", "bloqueado", "em_revisao"] as const) {
      await db.update(products).set({ status: "publicado" }).where(eq(products.id, product.id));
      await index(product.id);
      expect(await row(product.id)).not.toBeNull();
      await db.update(products).set({ status }).where(eq(products.id, product.id));
      await index(product.id);
      expect(await row(product.id)).toBeNull();
    }
  });

  it("shows neither a draft nor a store that is not approved", async () => {
    const store = await createStore();
    const draft = await createProduct(store.id, { status: "rascunho" });
    await index(draft.id);
    expect(await row(draft.id)).toBeNull();

    const product = await createProduct(store.id);
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, store.id));
    await index(product.id);
    expect(await row(product.id)).toBeNull();
  });

  it("follows price and sales", async () => {
    const store = await createStore();
    const product = await createProduct(store.id);
    await index(product.id);
    const before = await row(product.id);
    await db.update(products).set({ priceCents: 4200 }).where(eq(products.id, product.id));
    await db.update(productStats).set({ sales: 500 }).where(eq(productStats.productId, product.id));
    await index(product.id);
    const after = await row(product.id);
    expect(after?.priceCents).toBe(4200);
    expect(after?.pop).toBeGreaterThan(before?.pop ?? Infinity);
  });

  it("rolls back with the transaction", async () => {
    const store = await createStore();
    const product = await createProduct(store.id);
    await transact(async (tx) => {
      await indexProduct(tx, product.id, NOW);
      return { ok: false as const, reason: "changed_mind" };
    });
    expect(await row(product.id)).toBeNull();
  });
});
