import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { categories, productLicenses } from "#modules/catalog/tables.ts";
import { renameStore } from "#modules/stores/rename-store.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createCoupon } from "../../../../tests/coupons.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { createReview } from "../../../../tests/reviewer.ts";
import { giveAccess } from "../../../../tests/shopper.ts";
import { readStoreSearch } from "../schema/store-search.ts";
import { readStorePage } from "./store-view.ts";
import { readVisit } from "./visit.ts";

const see = (slug: string, query = "") => readStorePage(slug, readStoreSearch(Object.fromEntries(new URLSearchParams(query))));

async function open(slug: string, query = "") {
  const view = await see(slug, query);
  if (view?.state !== "aberta") throw new Error("not open");
  return view;
}

async function category(slug: string): Promise<number> {
  const [row] = await db.insert(categories).values({ slug, name: slug, paper: "ceu" }).returning();
  return row?.id ?? 0;
}

async function onSale(storeId: number, values: Parameters<typeof createProduct>[1]) {
  const product = await createProduct(storeId, values);
  await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  return product;
}

describe("a store's page", () => {
  it("shows only what is its own, and the search inside uses the same filters", async () => {
    const [store, other] = [await createStore(), await createStore()];
    const [plans, games] = [await category("planos-daqui"), await category("jogos-daqui")];
    await onSale(store.id, { title: "Frações na feira", categoryId: plans, priceCents: 3_490 });
    await onSale(store.id, { title: "Dominó de frações", categoryId: games, priceCents: 1_000 });
    await onSale(other.id, { title: "Frações do vizinho", categoryId: plans });
    const whole = await open(store.slug);
    expect(whole.listing?.total).toBe(2);
    expect(whole.store.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ["planos-daqui", 1],
      ["jogos-daqui", 1],
    ]);
    const narrowed = await open(store.slug, "busca=fracao&preco_max=20&loja=outra-qualquer");
    expect(narrowed.listing?.products.map(({ title }) => title)).toEqual(["Dominó de frações"]);
    expect(narrowed.listing?.search).toMatchObject({ loja: store.slug });
  });

  it("says who sells with the document hidden, and when it is back from a break", async () => {
    const store = await createStore({ document: "52998224725", legalName: "Ana Lima" });
    await createCoupon(store.id, { isPublic: true });
    expect((await open(store.slug)).coupons).toHaveLength(1);
    await db.execute(sql`update stores set closed_until = current_date + 20, closing_words = 'Férias.' where id = ${store.id}`);
    const closed = await open(store.slug, "aba=sobre");
    expect(closed.store).toMatchObject({ legalName: "Ana Lima", closingWords: "Férias." });
    expect(closed.store.closedUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(closed)).not.toContain("52998224725");
    expect(closed.coupons).toEqual([]);
    expect(closed.listing).toBeNull();
  });

  it("on the reviews tab brings what was said of each of its products, without who wrote it", async () => {
    const [store, other] = [await createStore(), await createStore()];
    const product = await onSale(store.id, { title: "Tabuada em roda" });
    const mine = await createReview(product, { nota: 4, texto: "As crianças pediram de novo na semana seguinte." });
    await createReview(await onSale(other.id, {}), { nota: 1, texto: "Esta é de outra loja, e não aparece aqui." });
    const { reviews } = await open(store.slug, "aba=avaliacoes");
    expect(reviews).toMatchObject({ count: 1, average: 4, histogram: [0, 0, 0, 1, 0] });
    expect(reviews?.reviews[0]).toMatchObject({ rating: 4, product: { slug: product.slug, title: "Tabuada em roda" } });
    expect(JSON.stringify(reviews)).not.toContain(mine.buyer.email);
  });

  it("leads from the old address to the current one (INV-41); that of a store that never opened does not exist", async () => {
    const store = await createStore();
    const viewer = await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser);
    await renameStore(viewer as AuthorViewer, { slug: "casa-nova-da-loja" });
    expect(await see(store.slug)).toEqual({ state: "mudou", slug: "casa-nova-da-loja" });
    expect((await open("casa-nova-da-loja")).store.id).toBe(store.id);
    const draft = await createStore({ status: "rascunho" });
    expect(await see(draft.slug)).toBeNull();
    expect(await see("nunca-existiu")).toBeNull();
    expect(await see("../etc")).toBeNull();
  });

  it("a category that does not exist is no page", async () => {
    const store = await createStore();
    expect(await see(store.slug, "categoria=nao-existe")).toBeNull();
  });
});

describe("what the open page knows of its visitor", () => {
  it("says what the person already has, and with which licence where a wider one is sold", async () => {
    const [store, buyer] = [await createStore(), await createUser()];
    const [narrow, widest] = [await createProduct(store.id), await createProduct(store.id)];
    await db.insert(productLicenses).values([
      { productId: narrow.id, license: "pessoal", priceCents: 2_000 },
      { productId: narrow.id, license: "comercial", priceCents: 6_000 },
      { productId: widest.id, license: "pessoal", priceCents: 2_000 },
    ]);
    for (const one of [narrow, widest]) await giveAccess(buyer, one);
    const visit = await readVisit(await viewerOf(buyer), { count: 0, productIds: [] });
    expect(new Set(visit.ownedProductIds)).toEqual(new Set([narrow.id, widest.id]));
    expect(visit.narrowLicenses).toEqual({ [narrow.id]: "pessoal" });
  });
});
