import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { indexProduct } from "./index-product.ts";
import { rankProducts } from "./rank-products.ts";
import { productSearch, productStats } from "./tables.ts";

const NOW = new Date();
const popOf = async (productId: number) => {
  const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, productId));
  return row?.pop ?? Number.NaN;
};

it("sales change the order when popularity is rebuilt, and only what changed is written", async () => {
  const store = await createStore();
  const [sold, still] = [await createProduct(store.id), await createProduct(store.id)];
  for (const { id } of [sold, still]) await transact(async (tx) => ok(await indexProduct(tx, id, NOW)));
  const before = await popOf(still.id);

  await db.update(productStats).set({ sales: 40 }).where(eq(productStats.productId, sold.id));
  expect(await rankProducts(NOW)).toBe(1);
  expect(await popOf(sold.id)).toBeGreaterThan(await popOf(still.id));
  expect(await popOf(still.id)).toBe(before);
  expect(await rankProducts(NOW)).toBe(0);

  const late = await createProduct(store.id);
  await transact(async (tx) => ok(await indexProduct(tx, late.id, NOW)));
  const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, late.id));
  expect(row?.tier).toBe(0);
});

it("time takes away little by little what helps a newcomer", async () => {
  const store = await createStore();
  const product = await createProduct(store.id);
  await transact(async (tx) => ok(await indexProduct(tx, product.id, NOW)));
  const before = await popOf(product.id);
  await rankProducts(new Date(NOW.getTime() + 90 * 86_400_000));
  expect(await popOf(product.id)).toBeLessThan(before - 0.5);
});
