import { describe, expect, it } from "vitest";
import { getCart } from "#modules/cart/queries.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { authorOf, browser, giveAccess, manyProducts } from "../../../tests/shopper.ts";
import { buyList } from "./buy-list.ts";
import { saveFavourite } from "./save-favourite.ts";
import { mergeFavourites } from "./merge-favourites.ts";

async function shopper() {
  const user = await createUser();
  const viewer = await viewerOf(user);
  const save = async (...ids: number[]) => {
    await mergeFavourites(user.id, ids.slice(1));
    const answer = await saveFavourite(user.id, ids[0] ?? 0);
    return answer.ok ? answer.value : "";
  };
  return { user, viewer, save };
}

describe("everything on the list into the cart", () => {
  it("adds what can be bought, once, and again makes no difference", async () => {
    const { user, viewer, save } = await shopper();
    const store = await createStore();
    const [a, b, owned] = [await createProduct(store.id), await createProduct(store.id), await createProduct(store.id)];
    const listId = await save(a.id, b.id, owned.id);
    await giveAccess(user, owned);
    const bought = await buyList({ cartId: null, viewer }, user.id, listId);
    expect(bought).toMatchObject({ ok: true, value: { added: 2, isCartFull: false } });
    const cartId = bought.ok ? bought.value.cartId : "";
    expect(await buyList({ cartId, viewer }, user.id, listId)).toMatchObject({ ok: true, value: { added: 2, newToken: null } });
    expect((await getCart(cartId, viewer)).productIds.toSorted((x, y) => x - y)).toEqual([a.id, b.id]);
  });

  it("stops when the cart is full, and says so; with nothing to buy it refuses", async () => {
    const { user, viewer, save } = await shopper();
    const store = await createStore();
    const ids = await manyProducts(store.id, 52);
    const listId = await save(...ids);
    const visitor = browser(viewer);
    expect(await buyList({ cartId: await visitor.cartId(), viewer }, user.id, listId)).toMatchObject({
      value: { added: 50, isCartFull: true },
    });
    const author = await authorOf(store);
    const own = await saveFavourite(author.userId, ids[0] ?? 0);
    expect(await buyList({ cartId: null, viewer: author }, author.userId, own.ok ? own.value : "")).toMatchObject({
      reason: "nothing",
    });
  });
});
