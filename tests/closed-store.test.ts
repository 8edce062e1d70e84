import { expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { closeStore, reopenStore } from "#modules/stores/close-store.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { ok } from "#kit/outcome.ts";
import { buyWith } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { authorOf, browser } from "./shopper.ts";

const DAY_MS = 86_400_000;

it("with a store closed for some days nobody adds to the cart or buys, its page stays, and opening restores the sale", async () => {
  const store = await createStore();
  const product = await createProduct(store.id, { priceCents: 2_000 });
  await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  const author = (await authorOf(store)) as AuthorViewer;
  const shopper = browser();
  await shopper.put(product.id);

  await closeStore(author, { until: dayKeySp(new Date(Date.now() + 3 * DAY_MS)), words: "" });
  expect(await browser().put(product.id)).toEqual({ ok: false, reason: "not_on_sale" });
  expect((await shopper.cart()).stores[0]?.items[0]).toMatchObject({ productId: product.id, problem: "unavailable" });
  expect((await shopper.cart()).totalCents).toBe(0);
  const buyer = await createUser();
  expect(await buyWith(buyer, [product.id], [], 2_000)).toMatchObject({ ok: false, reason: "unavailable" });
  expect((await listProducts({ loja: store.slug }))?.products.map(({ id }) => id)).toEqual([product.id]);

  await reopenStore(author);
  expect((await shopper.cart()).stores[0]?.items[0]?.problem).toBeNull();
  expect(await buyWith(buyer, [product.id], [], 2_000)).toMatchObject({ ok: true });
});
