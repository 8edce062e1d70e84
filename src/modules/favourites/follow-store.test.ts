import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createStore, createUser } from "../../../tests/factories.ts";
import { warmPool } from "../../../tests/shopper.ts";
import { followStore } from "./follow-store.ts";
import { listSaved } from "./queries/list-saved.ts";
import { storesFollowed } from "./tables.ts";
import { unfollowStore } from "./unfollow-store.ts";

describe("following a store", () => {
  it("many times together is one, and unfollowing undoes it", async () => {
    const [user, store] = [await createUser(), await createStore()];
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 50 }, () => followStore(user.id, store.id)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await db.select().from(storesFollowed).where(eq(storesFollowed.storeId, store.id))).toHaveLength(1);
    expect((await listSaved(user.id)).follows).toEqual([store.id]);
    await unfollowStore(user.id, store.id);
    await unfollowStore(user.id, store.id);
    expect((await listSaved(user.id)).follows).toEqual([]);
  });

  it("refuses one's own, one that does not exist and one that is not in the market", async () => {
    const user = await createUser();
    const own = await createStore({ ownerId: user.id });
    const suspended = await createStore({ status: "suspensa" });
    expect(await followStore(user.id, own.id)).toEqual({ ok: false, reason: "own_store" });
    expect(await followStore(user.id, suspended.id)).toEqual({ ok: false, reason: "no_store" });
    expect(await followStore(user.id, 999_999)).toEqual({ ok: false, reason: "no_store" });
  });
});
