import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#modules/accounts/tables.ts";
import { findOffer } from "#modules/cart/queries.ts";
import { lockForSale } from "#modules/checkout/price-purchase.ts";
import { listBuyable } from "#modules/favourites/queries/list-buyable.ts";
import { saveFavourite } from "#modules/favourites/save-favourite.ts";
import { favouriteLists, favourites } from "#modules/favourites/tables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "#modules/stores/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { products } from "../tables.ts";
import { findProductPage } from "./product-page.ts";
import { productCards } from "./product-cards.ts";
import { findUnsellable } from "./sellable.ts";

type Sold = { productId: number; storeId: number; ownerId: string };

/** What takes a product off sale, and whether the shop goes on showing it. */
const CAUSES: Record<string, { happens: (sold: Sold) => Promise<unknown>; isShown: boolean }> = {
  "the product is blocked": { happens: ({ productId }) => setProduct(productId, { status: "bloqueado" }), isShown: false },
  "the product is archived": { happens: ({ productId }) => setProduct(productId, { status: "arquivado" }), isShown: false },
  "the product is paused": { happens: ({ productId }) => setProduct(productId, { status: "pausado" }), isShown: false },
  "its files are withheld": { happens: ({ productId }) => setProduct(productId, { withdrawnAt: sql`now()` }), isShown: false },
  "the store is suspended": { happens: ({ storeId }) => setStore(storeId, { status: "suspensa" }), isShown: false },
  "the store is closed for good": { happens: ({ storeId }) => setStore(storeId, { status: "encerrada" }), isShown: false },
  "the store is away": { happens: ({ storeId }) => setStore(storeId, { closedUntil: "2999-01-01" }), isShown: true },
  "the owner may not sell": {
    happens: ({ ownerId }) =>
      db
        .update(users)
        .set({ suspendedFrom: ["vender"] })
        .where(eq(users.id, ownerId)),
    isShown: false,
  },
  "the provider does not pay the store": {
    happens: ({ storeId }) => db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, storeId)),
    isShown: false,
  },
  "the store has no recipient": {
    happens: ({ storeId }) => db.delete(recipients).where(eq(recipients.storeId, storeId)),
    isShown: false,
  },
};

type Values<T extends { $inferInsert: unknown }> = { [K in keyof T["$inferInsert"]]?: unknown };
const setProduct = (id: number, values: Values<typeof products>) =>
  db
    .update(products)
    .set(values as never)
    .where(eq(products.id, id));
const setStore = (id: number, values: Values<typeof stores>) =>
  db
    .update(stores)
    .set(values as never)
    .where(eq(stores.id, id));

const LICENSE = "pessoal";

/** The answer of every place that asks whether this product is sold. */
async function ask({ productId }: Sold, buyerId: string, listId: string) {
  const { slug } = (await db.select().from(products).where(eq(products.id, productId)))[0] ?? { slug: "" };
  const locked = await transact(async (tx) => ok(await lockForSale(tx, [{ productId, license: LICENSE }], buyerId)));
  return {
    sold: {
      cart: (await findOffer(db, productId, buyerId))?.isOnSale,
      order: locked.value[0]?.isOnSale,
      latePayment: (await findUnsellable(db, [{ productId, license: LICENSE }])).length === 0,
      favourites: (await listBuyable(buyerId, listId, null)).length === 1,
    },
    shown: {
      page: (await findProductPage(slug))?.state === "publicado",
      list: (await productCards(db, sql`select ${productId}::bigint as product_id, 1 as rank`)).length === 1,
      keep: (await saveFavourite((await createUser()).id, productId)).ok,
    },
  };
}

const everywhere = <T extends object>(answer: T) => [...new Set(Object.values(answer))];

async function setUp() {
  const store = await createStore();
  const product = await createProduct(store.id);
  const buyer = await createUser();
  await saveFavourite(buyer.id, product.id);
  const [list] = await db.select().from(favouriteLists).where(eq(favouriteLists.userId, buyer.id));
  expect(await db.select().from(favourites).where(eq(favourites.userId, buyer.id))).toHaveLength(1);
  return { sold: { productId: product.id, storeId: store.id, ownerId: store.ownerId }, buyer, listId: list?.id ?? "" };
}

describe("whether a product may be sold has one answer everywhere", () => {
  it("is sold and shown everywhere while nothing stands against it", async () => {
    const { sold, buyer, listId } = await setUp();
    const answer = await ask(sold, buyer.id, listId);
    expect([everywhere(answer.sold), everywhere(answer.shown)]).toEqual([[true], [true]]);
  });

  it.each(Object.entries(CAUSES))("is sold nowhere when %s", async (_, { happens, isShown }) => {
    const { sold, buyer, listId } = await setUp();
    await happens(sold);
    const answer = await ask(sold, buyer.id, listId);
    expect([everywhere(answer.sold), everywhere(answer.shown)]).toEqual([[false], [isShown]]);
  });

  it("is not sold under a licence that its author withdrew", async () => {
    const { sold, buyer } = await setUp();
    const requested = [{ productId: sold.productId, license: "comercial" }];
    expect(await findUnsellable(db, requested)).toEqual([sold.productId]);
    expect((await findOffer(db, sold.productId, buyer.id, "comercial"))?.isOnSale).toBe(false);
  });

  it("is read by the planner as plain conditions of its columns", async () => {
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
      explain (costs off) select 1 from products p join stores s on s.id = p.store_id join users owner on owner.id = s.owner_id
        left join recipients payee on payee.store_id = s.id where is_offered(p, s, owner, payee)`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("products_category on products p");
    expect(plan).not.toMatch(/is_offered|is_published|store_sells|may_charge/);
  });
});
