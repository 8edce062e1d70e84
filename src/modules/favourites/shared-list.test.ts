import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { profiles } from "#modules/accounts/profiles/tables.ts";
import { switchProfile } from "#modules/accounts/profiles/switch-profile.ts";
import { products } from "#modules/catalog/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { browser, giveAccess } from "../../../tests/shopper.ts";
import { buySharedList } from "./buy-list.ts";
import { createList } from "./create-list.ts";
import { saveFavourite } from "./save-favourite.ts";
import { noteFavourite } from "./note-favourite.ts";
import { findSharedList, listSharedLists } from "./queries/shared-lists.ts";
import { shareList } from "./share-list.ts";
import { unshareList } from "./unshare-list.ts";

let owner: TestUser;
let listId: string;
beforeEach(async () => {
  owner = await createUser({ name: "Marina Tavares Couto" });
  const made = await createList(owner.id, "5º ano");
  if (!made.ok) throw new Error(made.reason);
  listId = made.value;
});

async function shared(): Promise<string> {
  const answer = await shareList(owner.id, listId, true);
  if (!answer.ok || !answer.value) throw new Error("not shared");
  return answer.value;
}
async function keeping(howMany: number) {
  const store = await createStore();
  const made = [];
  for (let n = 0; n < howMany; n += 1) {
    const product = await createProduct(store.id);
    await saveFavourite(owner.id, product.id, listId);
    made.push(product);
  }
  return made;
}

describe("sharing a list", () => {
  it("again is the same address; undone, the address leads nowhere and the next one is another", async () => {
    const token = await shared();
    expect(token).toMatch(/^[a-z2-9]{20}$/);
    expect(await shared()).toBe(token);
    expect(await findSharedList(token)).toMatchObject({ name: "5º ano", ownerName: "Marina", ownerSlug: null });
    expect(await shareList(owner.id, listId, false)).toEqual({ ok: true, value: null });
    expect(await shareList(owner.id, listId, false)).toEqual({ ok: true, value: null });
    expect(await findSharedList(token)).toBeNull();
    expect(await shared()).not.toBe(token);
  });

  it("only the owner shares and undoes it (B077)", async () => {
    const token = await shared();
    const stranger = await createUser();
    expect(await shareList(stranger.id, listId, false)).toEqual({ ok: false, reason: "no_list" });
    expect(await findSharedList(token)).not.toBeNull();
  });

  it("a viewer reads no note, surname or e-mail, nor what left the sale (INV-39)", async () => {
    const [sold, gone] = await keeping(2);
    await noteFavourite(owner.id, sold?.id ?? 0, "canário-da-anotação");
    await db
      .update(products)
      .set({ status: "pausado" })
      .where(eq(products.id, gone?.id ?? 0));
    const list = await findSharedList(await shared());
    expect(list?.products.map(({ id }) => id)).toEqual([sold?.id]);
    const answer = JSON.stringify(list);
    for (const secret of ["canário", "Tavares", owner.email, owner.id]) expect(answer).not.toContain(secret);
  });

  it("the owner's page is linked to the list only while it is open", async () => {
    const token = await shared();
    await switchProfile(owner.id, { part: "open", isOn: true });
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, owner.id));
    expect(await findSharedList(token)).toMatchObject({ ownerSlug: profile?.slug });
    await switchProfile(owner.id, { part: "open", isOn: false });
    expect(await findSharedList(token)).toMatchObject({ ownerSlug: null });
  });

  it("on the profile only shared ones with something on sale appear", async () => {
    await keeping(4);
    await createList(owner.id, "Segredo");
    expect(await listSharedLists(owner.id)).toEqual([]);
    const token = await shared();
    const cards = await listSharedLists(owner.id);
    expect(cards).toMatchObject([{ token, name: "5º ano", count: 4 }]);
    expect(cards[0]?.covers).toHaveLength(3);
  });

  it("the platform stops the sharing of a reported list, which stays its owner's", async () => {
    const token = await shared();
    await transact(async (tx) => ok(await unshareList(tx, listId, { actor: "admin:x", cause: "ofensa" })));
    expect(await findSharedList(token)).toBeNull();
    expect(await shareList(owner.id, listId, false)).toMatchObject({ ok: true });
  });
});

describe("taking everything", () => {
  it("a visitor takes what is on sale into the cart, and again is the same", async () => {
    const [first, second, gone] = await keeping(3);
    await db
      .update(products)
      .set({ status: "pausado" })
      .where(eq(products.id, gone?.id ?? 0));
    const token = await shared();
    const answer = await buySharedList({ cartId: null, viewer: null }, token);
    expect(answer).toMatchObject({ ok: true, value: { added: 2, isCartFull: false, newToken: expect.any(String) } });
    const cartId = answer.ok ? answer.value.cartId : null;
    expect(await buySharedList({ cartId, viewer: null }, token)).toMatchObject({ ok: true, value: { cartId, added: 2 } });
    expect([first?.id, second?.id].every(Boolean)).toBe(true);
  });

  it("what the person has, or sells, is left out; nothing to take is reported", async () => {
    const [owned, wanted] = await keeping(2);
    const token = await shared();
    const buyer = await createUser();
    await giveAccess(buyer, { id: owned?.id ?? 0, versionId: owned?.versionId ?? "", storeId: owned?.storeId ?? 0 });
    const here = browser(await viewerOf(buyer));
    const answer = await buySharedList({ cartId: null, viewer: here.viewer }, token);
    expect(answer).toMatchObject({ ok: true, value: { added: 1 } });
    await giveAccess(buyer, { id: wanted?.id ?? 0, versionId: wanted?.versionId ?? "", storeId: wanted?.storeId ?? 0 });
    expect(await buySharedList({ cartId: null, viewer: here.viewer }, token)).toEqual({ ok: false, reason: "nothing" });
  });

  it("a missing address is reported as such", async () => {
    expect(await buySharedList({ cartId: null, viewer: null }, "a".repeat(20))).toEqual({ ok: false, reason: "no_list" });
  });
});
