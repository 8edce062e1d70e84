import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createRunningPromotion } from "../../../../tests/coupons.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import { findProductPage } from "./product-page.ts";

let storeId: number;
let product: Awaited<ReturnType<typeof createProduct>>;

beforeEach(async () => {
  storeId = (await createStore()).id;
  product = await createProduct(storeId, { priceCents: 2_000 });
});

const endOf = async () => {
  const page = await findProductPage(product.slug);
  if (page?.state !== "publicado") throw new Error("not on sale");
  return page.promotionEndsAt;
};
const seconds = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

it("tells when a promotion that lowers the price ends, and nothing without one", async () => {
  expect(await endOf()).toBeNull();
  const promotion = await createRunningPromotion(storeId);
  expect(await endOf()).toBe(seconds(promotion.endsAt));
  await db.execute(sql`update promotions set ended_at = now() where id = ${promotion.id}`);
  expect(await endOf()).toBeNull();
});

it("tells no end when another promotion takes its place, nor one that lowers nothing", async () => {
  const promotion = await createRunningPromotion(storeId);
  const next = { startsAt: promotion.endsAt, endsAt: new Date(promotion.endsAt.getTime() + 7 * 86_400_000) };
  const other = await createProduct(storeId);
  await createRunningPromotion(storeId, { ...next, productIds: [other.id] });
  expect(await endOf()).toBe(seconds(promotion.endsAt));
  await createRunningPromotion(storeId, { ...next, startsAt: new Date(promotion.endsAt.getTime() + 3_600_000) });
  expect(await endOf()).toBeNull();
  const cheapest = await createProduct(storeId, { priceCents: 300 });
  const page = await findProductPage(cheapest.slug);
  expect(page).toMatchObject({ promotionEndsAt: null });
});
