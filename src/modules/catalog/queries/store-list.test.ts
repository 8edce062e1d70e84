import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createCoupon } from "../../../../tests/coupons.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { indexProduct } from "../index-product.ts";
import { readStoreListSearch } from "../schema/store-list-search.ts";
import { categories, productStats } from "../tables.ts";
import { listStores } from "./store-list.ts";

const list = (query = "") => listStores(readStoreListSearch(Object.fromEntries(new URLSearchParams(query))));
const names = async (query = "") => (await list(query))?.stores.map((store) => store.authorName);

async function category(slug: string, parentId: number | null = null): Promise<number> {
  const [row] = await db.insert(categories).values({ slug, name: slug, paper: "ceu", parentId }).returning();
  return row?.id ?? 0;
}

async function shop(authorName: string, categoryIds: number[], values: Parameters<typeof createStore>[0] = {}) {
  const store = await createStore({ authorName, name: `Loja de ${authorName}`, ...values });
  for (const categoryId of categoryIds) {
    const product = await createProduct(store.id, { categoryId });
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  }
  return store;
}

beforeAll(async () => {
  const school = await category("escola");
  const games = await category("jogos", school);
  const sewing = await category("costura");
  const helena = await shop("Helena Prado", [school, games, games], { city: "Juiz de Fora", uf: "MG" });
  await shop("Ícaro Benevides", [sewing], { city: "Fortaleza", uf: "CE", approvedAt: sql`now() - interval '90 days'` as never });
  const zilda = await shop("Zilda Paranhos", [sewing, games], { city: "Uberlândia", uf: "MG" });
  await shop("Vazia da Silva", []);
  await shop("Rascunho Rocha", [school], { status: "rascunho" });
  const closed = await shop("Fechada Ferreira", [school], { city: "Recife", uf: "PE" });
  await db.execute(sql`update stores set closed_until = current_date + 3 where id = ${closed.id}`);
  await createCoupon(zilda.id, { isPublic: true });
  await createCoupon(helena.id, { isPublic: false });
  await createCoupon(helena.id, { isPublic: true, status: "pausado" });
  await db.execute(sql`update product_stats set rating_sum = 50, rating_count = 10
    where product_id in (select id from products where store_id = ${zilda.id})`);
  expect(await db.$count(productStats)).toBeGreaterThan(0);
  for (let n = 0; n < 10; n++) {
    const { id } = await createUser();
    await db.execute(sql`insert into stores_followed (user_id, store_id) values (${id}, ${helena.id})`);
  }
});

describe("the list of stores", () => {
  it("shows only those selling now: approved, open and with a product on sale", async () => {
    expect(await names()).toEqual(["Helena Prado", "Zilda Paranhos", "Ícaro Benevides"]);
  });

  it.each([
    ["busca=icaro", ["Ícaro Benevides"]],
    ["busca=FORTALEZA", ["Ícaro Benevides"]],
    ["busca=%25", []],
    ["area=escola", ["Helena Prado", "Zilda Paranhos"]],
    ["area=costura", ["Zilda Paranhos", "Ícaro Benevides"]],
    ["uf=MG", ["Helena Prado", "Zilda Paranhos"]],
    ["uf=MG&cidade=uberlandia", ["Zilda Paranhos"]],
    ["cupom=1", ["Zilda Paranhos"]],
    ["letra=i", ["Ícaro Benevides"]],
    ["area=costura&uf=MG&cupom=1", ["Zilda Paranhos"]],
    ["ordem=a-z", ["Helena Prado", "Ícaro Benevides", "Zilda Paranhos"]],
    ["ordem=melhor-avaliadas", ["Zilda Paranhos", "Helena Prado", "Ícaro Benevides"]],
  ])("with %s shows %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("offers only places and letters in which there is a store", async () => {
    expect(await list("uf=MG")).toMatchObject({
      ufs: ["CE", "MG"],
      cities: ["Juiz de Fora", "Uberlândia"],
      letters: ["h", "i", "z"],
      total: 2,
    });
  });

  it("says of each what is true: new, with a coupon, how many follow when they are ten", async () => {
    const found = (await list())?.stores.map(({ isNew, hasCoupon, followers, productCount, ratingCount }) => ({
      isNew,
      hasCoupon,
      followers,
      productCount,
      ratingCount,
    }));
    expect(found).toEqual([
      { isNew: true, hasCoupon: false, followers: 10, productCount: 3, ratingCount: 0 },
      { isNew: true, hasCoupon: true, followers: null, productCount: 2, ratingCount: 20 },
      { isNew: false, hasCoupon: false, followers: null, productCount: 1, ratingCount: 0 },
    ]);
  });

  it("an area that does not exist is no list", async () => {
    expect(await list("area=nao-existe")).toBeNull();
  });
});
