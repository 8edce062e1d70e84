import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { products } from "#modules/catalog/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { giveAccess, warmPool } from "../../../../tests/shopper.ts";
import { createList } from "../create-list.ts";
import { dropFavourite } from "../drop-favourite.ts";
import { saveFavourite } from "../save-favourite.ts";
import { noteFavourite } from "../note-favourite.ts";
import type { DroppedPrice } from "../schema/jobs.ts";
import { setAlerts } from "../set-alerts.ts";
import { shareList } from "../share-list.ts";
import { favouriteLists, followedPrices, listFollowers } from "../tables.ts";
import { unshareList } from "../unshare-list.ts";
import { followList } from "./follow-list.ts";
import { listFollowedLists, readListStanding } from "./queries.ts";
import { MOST_FOLLOWED_LISTS } from "./rules.ts";
import { notifyListDrops } from "./notify-list-drops.ts";
import { unfollowList } from "./unfollow-list.ts";

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

describe("following another person's list", () => {
  const cost = (productId: number, priceCents: number) =>
    transact(async (tx) => {
      await tx.update(products).set({ priceCents }).where(eq(products.id, productId));
      await indexProduct(tx, productId);
      return ok();
    });
  const savedAt = async (...prices: number[]) => {
    const made = await keeping(prices.length);
    for (const [at, product] of made.entries()) await cost(product.id, prices[at] ?? 0);
    return made.map(({ id }) => id);
  };
  /** What this person was told, letter by letter. */
  const productsInNews = async (who: TestUser): Promise<number[][]> => {
    const rows = await db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, who.email))
      .orderBy(outboxEmails.createdAt);
    return rows.map((row) => (row.payload as { drops: DroppedPrice[] }).drops.map((drop) => drop.toCents));
  };
  const followersOf = () => db.$count(listFollowers, eq(listFollowers.listId, listId));

  it("again is the same as once; one's own, a missing one and the 51st are refused", async () => {
    const token = await shared();
    const follower = await createUser();
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 8 }, () => followList(follower.id, token)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await followersOf()).toBe(1);
    expect(await readListStanding(token, follower.id)).toEqual({ isKnown: true, isOwn: false, isFollowed: true });
    expect(await readListStanding(token, owner.id)).toEqual({ isKnown: true, isOwn: true, isFollowed: false });
    expect(await readListStanding(token, null)).toEqual({ isKnown: false, isOwn: false, isFollowed: false });
    expect(await followList(owner.id, token)).toEqual({ ok: false, reason: "own_list" });
    expect(await followList(follower.id, "a".repeat(20))).toEqual({ ok: false, reason: "no_list" });

    const many = Array.from({ length: MOST_FOLLOWED_LISTS - 1 }, (_, at) => ({ userId: owner.id, name: `Outra ${at}` }));
    const others = await db.insert(favouriteLists).values(many).returning({ id: favouriteLists.id });
    await db.insert(listFollowers).values(others.map(({ id }) => ({ userId: follower.id, listId: id })));
    const stranger = await createUser();
    const late = await createList(stranger.id, "A 51ª");
    const lateToken = late.ok ? await shareList(stranger.id, late.value, true) : late;
    expect(await followList(follower.id, (lateToken.ok && lateToken.value) || "")).toMatchObject({ reason: "too_many_followed" });
    expect(await followList(follower.id, token)).toEqual({ ok: true, value: undefined });
  });

  it("a follower sees the name its owner shows, what is on sale and how much it fell since, and nothing more (INV-39)", async () => {
    const [first = 0, second = 0] = await savedAt(4_000, 3_000);
    await noteFavourite(owner.id, first, "canário-da-anotação");
    const token = await shared();
    const follower = await createUser();
    await followList(follower.id, token);
    await cost(second, 2_000);
    const lists = await listFollowedLists(follower.id);
    expect(lists).toEqual([{ token, name: "5º ano", ownerName: "Marina", count: 2, cheaper: 1 }]);
    expect(JSON.stringify(lists)).not.toMatch(/canário|Tavares/);
    await unfollowList(follower.id, token);
    await unfollowList(follower.id, token);
    expect(await listFollowedLists(follower.id)).toEqual([]);
    expect(await db.$count(followedPrices, eq(followedPrices.userId, follower.id))).toBe(0);
  });

  it.each(["o dono", "a casa"])(
    "when %s removes the address, nobody follows any more, not even by the next address",
    async (who) => {
      const token = await shared();
      const follower = await createUser();
      await followList(follower.id, token);
      if (who === "o dono") await shareList(owner.id, listId, false);
      else await transact(async (tx) => ok(await unshareList(tx, listId, { actor: "admin:x", cause: "ofensa" })));
      expect(await followersOf()).toBe(0);
      expect(await followList(follower.id, token)).toEqual({ ok: false, reason: "no_list" });
      await shared();
      expect(await listFollowedLists(follower.id)).toEqual([]);
    },
  );

  it("ceasing to share and following at once never leaves anyone following what is private", async () => {
    const followers = await Promise.all(Array.from({ length: 6 }, () => createUser()));
    await warmPool();
    for (let round = 0; round < 4; round++) {
      const token = await shared();
      await Promise.all([...followers.map(({ id }) => followList(id, token)), shareList(owner.id, listId, false)]);
      expect(await followersOf()).toBe(0);
    }
  });

  it("notifies once of each drop since one followed, and of what entered later since it entered", async () => {
    const [old = 0] = await savedAt(4_000);
    await cost(old, 3_000);
    const token = await shared();
    const follower = await createUser();
    await followList(follower.id, token);
    await notifyListDrops();
    expect(await productsInNews(follower)).toEqual([]);
    await cost(old, 2_500);
    await warmPool();
    await Promise.all(Array.from({ length: 6 }, notifyListDrops));
    expect(await productsInNews(follower)).toEqual([[2_500]]);
    const [late = 0] = await savedAt(9_000);
    await notifyListDrops();
    await cost(late, 8_000);
    await cost(old, 3_000);
    await notifyListDrops();
    await cost(old, 2_000);
    await notifyListDrops();
    expect(await productsInNews(follower)).toEqual([[2_500], [8_000], [2_000]]);
    expect(await productsInNews(owner)).toEqual([]);
  });

  it("in two followed lists the product is told once; it is silent about what the person has, sells or already watches", async () => {
    const [both = 0] = await savedAt(4_000);
    const token = await shared();
    const friend = await createUser();
    const saved = await saveFavourite(friend.id, both);
    const friends = saved.ok ? await shareList(friend.id, saved.value, true) : saved;
    const follower = await createUser();
    const [own, owned, watched, left] = await keeping(4);
    for (const one of [own, owned, watched, left]) await cost(one?.id ?? 0, 4_000);
    for (const one of [token, (friends.ok && friends.value) || ""]) await followList(follower.id, one);
    const store = await createStore({ ownerId: follower.id });
    await db
      .update(products)
      .set({ storeId: store.id })
      .where(eq(products.id, own?.id ?? 0));
    await giveAccess(follower, { id: owned?.id ?? 0, versionId: owned?.versionId ?? "", storeId: owned?.storeId ?? 0 });
    const watching = await saveFavourite(follower.id, watched?.id ?? 0);
    await setAlerts(follower.id, watching.ok ? watching.value : "", true);
    await dropFavourite(owner.id, left?.id ?? 0);
    for (const id of [both, own?.id, owned?.id, watched?.id, left?.id]) await cost(id ?? 0, 1_000);
    await notifyListDrops();
    await notifyListDrops();
    expect(await productsInNews(follower)).toEqual([[1_000]]);
  });

  it("who has not confirmed the e-mail receives nothing, and neither does who stopped following", async () => {
    const [one = 0] = await savedAt(4_000);
    const token = await shared();
    const [unproven, gone] = [await createUser({ emailVerified: false }), await createUser()];
    for (const { id } of [unproven, gone]) await followList(id, token);
    await unfollowList(gone.id, token);
    await cost(one, 1_000);
    await notifyListDrops();
    expect([await productsInNews(unproven), await productsInNews(gone)]).toEqual([[], []]);
  });
});
