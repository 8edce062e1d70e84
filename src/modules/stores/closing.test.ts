import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { createStore, viewerOf, type TestUser } from "../../../tests/factories.ts";
import { closeStore, reopenStore } from "./close-store.ts";
import { readMyStore } from "./queries.ts";
import { LONGEST_CLOSING_DAYS } from "./schema.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => dayKeySp(new Date(Date.now() + days * DAY_MS));

async function author() {
  const store = await createStore();
  const viewer = (await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer;
  return { store, viewer };
}

async function isClosed(storeId: number): Promise<boolean | undefined> {
  const rows = await readRows(
    db,
    { closed: col.bool`store_closed(s)` },
    (row) => sql`select ${row} from stores s where id = ${storeId}`,
  );
  return rows[0]?.closed;
}

describe("closing the store for some days", () => {
  it("closes until the end of the chosen day, with the author's words, and opens whenever they want", async () => {
    const { store, viewer } = await author();
    expect(await isClosed(store.id)).toBe(false);
    expect(await closeStore(viewer, { until: inDays(5), words: "Férias com as crianças." })).toMatchObject({ ok: true });
    expect(await isClosed(store.id)).toBe(true);
    expect((await readMyStore(store.id))?.closing).toEqual({ until: inDays(5), words: "Férias com as crianças." });
    await reopenStore(viewer);
    expect(await isClosed(store.id)).toBe(false);
    expect((await readMyStore(store.id))?.closing).toBeNull();
  });

  it("today is still a closed day; once the day has passed, the store is open without anyone doing anything", async () => {
    const { store, viewer } = await author();
    expect(await closeStore(viewer, { until: inDays(0), words: "" })).toMatchObject({ ok: true });
    expect(await isClosed(store.id)).toBe(true);
    await db.execute(sql`update stores set closed_until = closed_until - 1 where id = ${store.id}`);
    expect(await isClosed(store.id)).toBe(false);
    expect((await readMyStore(store.id))?.closing).toBeNull();
  });

  it.each([-1, -400, LONGEST_CLOSING_DAYS + 2])("refuses a day %i days from today", async (days) => {
    const { store, viewer } = await author();
    expect(await closeStore(viewer, { until: inDays(days), words: "" })).toMatchObject({ ok: false, reason: "bad_day" });
    expect(await isClosed(store.id)).toBe(false);
  });

  it("closing again changes day and words; opening twice is no error", async () => {
    const { store, viewer } = await author();
    await closeStore(viewer, { until: inDays(2), words: "Volto logo." });
    await closeStore(viewer, { until: inDays(9), words: "" });
    expect((await readMyStore(store.id))?.closing).toEqual({ until: inDays(9), words: "" });
    await reopenStore(viewer);
    expect(await reopenStore(viewer)).toMatchObject({ ok: true });
  });
});
