import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createStore, createUser } from "../../../tests/factories.ts";
import { warmPool } from "../../../tests/shopper.ts";
import { followStore } from "./follow-store.ts";
import { listSaved } from "./queries/list-saved.ts";
import { storesFollowed } from "./tables.ts";
import { unfollowStore } from "./unfollow-store.ts";

describe("seguir uma loja", () => {
  it("muitas vezes juntas é uma, e deixar de seguir desfaz", async () => {
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

  it("recusa a própria, a que não existe e a que não está na feira", async () => {
    const user = await createUser();
    const own = await createStore({ ownerId: user.id });
    const suspended = await createStore({ status: "suspensa" });
    expect(await followStore(user.id, own.id)).toEqual({ ok: false, reason: "own_store" });
    expect(await followStore(user.id, suspended.id)).toEqual({ ok: false, reason: "no_store" });
    expect(await followStore(user.id, 999_999)).toEqual({ ok: false, reason: "no_store" });
  });
});
