import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { products } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../tests/factories.ts";
import { giveAccess, manyProducts, warmPool } from "../../../tests/shopper.ts";
import { createList } from "./create-list.ts";
import { deleteList } from "./delete-list.ts";
import { dropFavourite } from "./drop-favourite.ts";
import { forgetRemoved } from "./forget-removed.ts";
import { saveFavourite } from "./save-favourite.ts";
import { mergeFavourites } from "./merge-favourites.ts";
import { noteFavourite } from "./note-favourite.ts";
import { readFavouritesPage } from "./queries/favourites-page.ts";
import { listSaved } from "./queries/list-saved.ts";
import { renameList } from "./rename-list.ts";
import { MOST_IN_LIST, MOST_LISTS } from "./rules.ts";
import { favourites } from "./tables.ts";

let user: TestUser;
beforeEach(async () => {
  user = await createUser();
});

const saved = async (who = user): Promise<number[]> => (await listSaved(who.id)).favourites;
const page = async (search = {}) => {
  const found = await readFavouritesPage(user.id, search);
  if (!found) throw new Error("no page");
  return found;
};
const setPrice = (id: number, priceCents: number) => db.update(products).set({ priceCents }).where(eq(products.id, id));
async function listNamed(name: string): Promise<string> {
  const made = await createList(user.id, name);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

describe("saving to favourites", () => {
  it("creates the first list, stores the price of the moment, and again is the same as once", async () => {
    const product = await createProduct((await createStore()).id, { priceCents: 2_000 });
    expect(await page()).toEqual({ lists: [], list: null, items: [], followed: [], searches: [] });
    expect(await saveFavourite(user.id, product.id)).toMatchObject({ ok: true });
    await setPrice(product.id, 1_500);
    await saveFavourite(user.id, product.id);
    const { list, items } = await page();
    expect(list).toMatchObject({ name: "Favoritos", isFirst: true, count: 1 });
    expect(items).toMatchObject([{ productId: product.id, priceCents: 1_500, seenPriceCents: 2_000, dropCents: 500 }]);
  });

  it(
    "1000 taps in parallel amount to what the last answer says, and saving a thousand times is one (B145)",
    { timeout: 120_000 },
    async () => {
      const product = await createProduct((await createStore()).id);
      await warmPool();
      const answers = await Promise.all(Array.from({ length: 1_000 }, () => saveFavourite(user.id, product.id)));
      expect(answers.every((answer) => answer.ok)).toBe(true);
      const rows = await db.select().from(favourites).where(eq(favourites.userId, user.id));
      expect(rows).toHaveLength(1);
      await Promise.all(
        Array.from({ length: 200 }, (_, n) => (n % 2 ? saveFavourite(user.id, product.id) : dropFavourite(user.id, product.id))),
      );
      expect((await saved()).length).toBeLessThanOrEqual(1);
      await dropFavourite(user.id, product.id);
      await dropFavourite(user.id, product.id);
      expect(await saved()).toEqual([]);
    },
  );

  it("what does not exist, is not on sale or is of a suspended store is not saved (B145)", async () => {
    const store = await createStore();
    const paused = await createProduct(store.id, { status: "pausado" });
    const hidden = await createProduct((await createStore({ status: "suspensa" })).id);
    for (const id of [999_999, paused.id, hidden.id]) {
      expect(await saveFavourite(user.id, id)).toEqual({ ok: false, reason: "gone" });
    }
    expect(await dropFavourite(user.id, 999_999)).toMatchObject({ ok: true });
    expect((await page()).lists).toEqual([]);
  });

  it("what was removed recently comes back as it was; what was removed long ago starts anew", async () => {
    const product = await createProduct((await createStore()).id, { priceCents: 2_000 });
    await saveFavourite(user.id, product.id);
    await noteFavourite(user.id, product.id, "para a feira");
    await dropFavourite(user.id, product.id);
    await setPrice(product.id, 1_800);
    await saveFavourite(user.id, product.id);
    expect((await page()).items).toMatchObject([{ seenPriceCents: 2_000, note: "para a feira" }]);
    await dropFavourite(user.id, product.id);
    await db.execute(sql`update favourites set removed_at = now() - interval '11 minutes' where user_id = ${user.id}`);
    await saveFavourite(user.id, product.id);
    expect((await page()).items).toMatchObject([{ seenPriceCents: 1_800, note: "" }]);
    await dropFavourite(user.id, product.id);
    await db.execute(sql`update favourites set removed_at = now() - interval '25 hours' where user_id = ${user.id}`);
    await forgetRemoved();
    expect(await db.select().from(favourites).where(eq(favourites.userId, user.id))).toEqual([]);
  });
});

describe("limits", () => {
  it("the list stops at 200, even with many requests together", async () => {
    const store = await createStore();
    const ids = await manyProducts(store.id, MOST_IN_LIST + 6);
    await mergeFavourites(user.id, ids.slice(0, MOST_IN_LIST - 3));
    await warmPool();
    const answers = await Promise.all(ids.slice(MOST_IN_LIST - 3).map((id) => saveFavourite(user.id, id)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok).every((answer) => !answer.ok && answer.reason === "list_full")).toBe(true);
    expect(await saved()).toHaveLength(MOST_IN_LIST);
  });

  it("there are 20 lists, counting the first, even with many requests together", async () => {
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => createList(user.id, `Lista ${n}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(MOST_LISTS - 1);
    expect((await page()).lists).toHaveLength(MOST_LISTS);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ reason: "too_many_lists" });
  });
});

describe("lists", () => {
  it("a product is in only one; moving lists takes price and note along", async () => {
    const product = await createProduct((await createStore()).id, { priceCents: 2_000 });
    await saveFavourite(user.id, product.id);
    await noteFavourite(user.id, product.id, "para março");
    const other = await listNamed("5º ano");
    await setPrice(product.id, 1_000);
    expect(await saveFavourite(user.id, product.id, other)).toMatchObject({ ok: true });
    expect((await page()).items).toEqual([]);
    expect((await page({ lista: other })).items).toMatchObject([{ seenPriceCents: 2_000, note: "para março" }]);
    await saveFavourite(user.id, product.id);
    expect((await page({ lista: other })).items).toHaveLength(1);
  });

  it("a repeated name is refused, deleting takes what was in it, the first stays", async () => {
    const product = await createProduct((await createStore()).id);
    const party = await listNamed("Festa");
    expect(await createList(user.id, "FESTA")).toMatchObject({ reason: "name_taken" });
    expect(await renameList(user.id, party, "Favoritos")).toMatchObject({ reason: "name_taken" });
    await saveFavourite(user.id, product.id, party);
    expect(await deleteList(user.id, party)).toMatchObject({ ok: true });
    expect(await saved()).toEqual([]);
    const first = (await page()).lists[0]?.id ?? "";
    expect(await deleteList(user.id, first)).toMatchObject({ reason: "first_list" });
    expect(await renameList(user.id, first, "Para depois")).toMatchObject({ ok: true });
  });

  it("another person's does not exist: not to read, save, move, name or delete", async () => {
    const product = await createProduct((await createStore()).id);
    const theirs = await createUser();
    const made = await createList(theirs.id, "Minha");
    const listId = made.ok ? made.value : "";
    await saveFavourite(user.id, product.id);
    expect(await readFavouritesPage(user.id, { lista: listId })).toBeNull();
    for (const answer of [
      await saveFavourite(user.id, product.id, listId),
      await renameList(user.id, listId, "Tomada"),
      await deleteList(user.id, listId),
    ]) {
      expect(answer).toEqual({ ok: false, reason: "no_list" });
    }
    expect(await noteFavourite(theirs.id, product.id, "x")).toEqual({ ok: false, reason: "not_kept" });
  });
});

describe("on signing in", () => {
  it("what a guest saved is joined only once, in order, without undoing what was there", async () => {
    const store = await createStore();
    const [a, b, c, gone] = [
      await createProduct(store.id),
      await createProduct(store.id, { priceCents: 5_000 }),
      await createProduct(store.id),
      await createProduct(store.id, { status: "arquivado" }),
    ];
    await saveFavourite(user.id, b.id);
    await setPrice(b.id, 4_000);
    const other = await listNamed("Outra");
    await saveFavourite(user.id, b.id, other);
    await warmPool();
    const guest = [a.id, gone.id, b.id, c.id, a.id, 999_999];
    const answers = await Promise.all(Array.from({ length: 8 }, () => mergeFavourites(user.id, guest)));
    expect(answers.reduce((sum, answer) => sum + (answer.ok ? answer.value : 0), 0)).toBe(2);
    expect((await saved()).toSorted((x, y) => x - y)).toEqual([a.id, b.id, c.id]);
    expect((await page()).items.map((item) => item.productId)).toEqual([c.id, a.id]);
    expect((await page({ lista: other })).items).toMatchObject([{ productId: b.id, seenPriceCents: 5_000 }]);
  });
});

describe("the page", () => {
  it("shows what left the sale with another in its place, what the person has, and only the cheaper ones when asked", async () => {
    const store = await createStore();
    const gone = await createProduct(store.id, { priceCents: 1_000 });
    const like = await createProduct(store.id, { categoryId: gone.categoryId });
    const cheaper = await createProduct(store.id, { priceCents: 3_000 });
    const owned = await createProduct(store.id);
    await db.execute(sql`
      insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, category_id, tier, bucket, facets, head)
      values (${like.id}, now(), ${store.id}, 100, 1, 4, ${gone.categoryId}, 0, 0, '{}', '')`);
    for (const one of [gone, cheaper, owned]) await saveFavourite(user.id, one.id);
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, gone.id));
    await setPrice(cheaper.id, 2_000);
    await giveAccess(user, owned);
    const { items } = await page();
    const of = (id: number) => items.find((item) => item.productId === id);
    expect(of(gone.id)).toMatchObject({ isOnSale: false, dropCents: null, alternative: { slug: like.slug } });
    expect(of(owned.id)).toMatchObject({ isOwned: true, isOnSale: true, alternative: null });
    expect((await page({ promocao: "1" })).items.map((item) => item.productId)).toEqual([cheaper.id]);
    expect((await page({ ordem: "maior-queda" })).items[0]?.productId).toBe(cheaper.id);
    expect((await page({ ordem: "menor-preco" })).items[0]?.priceCents).toBe(1_000);
  });
});
