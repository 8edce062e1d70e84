import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getCart } from "#modules/cart/queries.ts";
import { notifications } from "#modules/notifications/tables.ts";
import { closeStore, reopenStore } from "#modules/stores/close-store.ts";
import { readMyStore } from "#modules/stores/queries.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createCart, createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { followStore } from "../follow-store.ts";
import { notifyHoliday } from "./notify-holiday.ts";

const inDays = (days: number) => dayKeySp(new Date(Date.now() + days * 86_400_000));

describe("a holiday said in advance", () => {
  let store: AnswerOf<typeof createStore>;
  let viewer: AuthorViewer;
  let fan: TestUser;
  const days = { from: inDays(5), until: inDays(12) };
  const bell = () => db.select().from(notifications).where(eq(notifications.userId, fan.id));
  const cartOf = async () => (await getCart(await createCart([(await createProduct(store.id)).id]), null, [])).stores[0];

  beforeEach(async () => {
    store = await createStore();
    viewer = (await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer;
    fan = await createUser();
    await followStore(fan.id, store.id);
  });

  it("goes on selling until it begins, says so in the cart, and closes on its first day", async () => {
    expect(await closeStore(viewer, { ...days, words: "Volto em breve." })).toMatchObject({ ok: true });
    expect(await readMyStore(store.id)).toMatchObject({ closing: null, planned: { ...days, words: "Volto em breve." } });
    expect(await cartOf()).toMatchObject({ holiday: { ...days, isClosed: false }, items: [{ problem: null }] });
    await db.execute(sql`update stores set closed_from = current_date - 1 where id = ${store.id}`);
    expect(await cartOf()).toMatchObject({ holiday: { isClosed: true }, items: [{ problem: "unavailable" }] });
    expect(await readMyStore(store.id)).toMatchObject({ closing: { until: days.until }, planned: null });
  });

  it("tells followers once, however often the job is repeated, and not of days taken back", async () => {
    await closeStore(viewer, { ...days, words: "" });
    await Promise.all([1, 2, 3].map(() => notifyHoliday({ storeId: store.id, ...days, after: null })));
    expect(await bell()).toMatchObject([{ event: "loja.ferias", facts: { storeSlug: store.slug, ...days } }]);
    await closeStore(viewer, { from: inDays(20), until: inDays(21), words: "" });
    await reopenStore(viewer);
    await notifyHoliday({ storeId: store.id, from: inDays(20), until: inDays(21), after: null });
    expect(await bell()).toHaveLength(1);
    expect(await readMyStore(store.id)).toMatchObject({ closing: null, planned: null });
  });

  it.each([
    ["begins after it ends", { from: inDays(9), until: inDays(8) }],
    ["begins too far away", { from: inDays(120), until: inDays(121) }],
    ["lasts too long", { from: inDays(2), until: inDays(100) }],
    ["began already", { from: inDays(-1), until: inDays(3) }],
  ])("refuses one that %s, beside its field", async (_, wrong) => {
    const answer = await closeStore(viewer, { ...wrong, words: "" });
    expect(answer).toMatchObject({ ok: false, fields: { from: expect.any(String) } });
    expect(await readMyStore(store.id)).toMatchObject({ closing: null, planned: null });
  });
});
