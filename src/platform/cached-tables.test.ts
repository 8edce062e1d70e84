import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { ok, refuse } from "#kit/outcome.ts";
import { createUser } from "../../tests/factories.ts";
import { closeBus, currentSubscription, openBus } from "./bus.ts";
import { db, transact } from "./db.ts";
import { readCached } from "./cached-tables.ts";
import { changeSetting, readSetting } from "./settings.ts";

const size = { key: "test-size", schema: z.object({ metres: z.number().default(1) }) };
const write = (metres: number) =>
  db.execute(sql`insert into settings (key, value, updated_by) values ('test-size', ${JSON.stringify({ metres })}, 'teste')
    on conflict (key) do update set value = excluded.value`);
const metres = async () => (await readSetting(db, size)).metres;
const cutOff = () =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`);

beforeEach(async () => {
  await openBus();
  await write(2);
  await vi.waitFor(async () => expect(await metres()).toBe(2));
});
afterAll(closeBus);

it("reads once what nobody changes, and again as soon as anybody does, whoever they are", async () => {
  const read = vi.fn(async () => "lido");
  await vi.waitFor(async () => {
    await readCached("settings", "x", read);
    expect(read.mock.calls.length).toBeGreaterThan(0);
  });
  await readCached("settings", "x", read);
  read.mockClear();
  expect(await readCached("settings", "x", read)).toBe("lido");
  expect(read).not.toHaveBeenCalled();
  await write(3);
  await vi.waitFor(async () => expect(await metres()).toBe(3));
  await db.execute(sql`delete from settings`);
  await vi.waitFor(async () => expect(await metres()).toBe(1));
});

it("does not keep what was read before a change and answered after it", async () => {
  let answer: (value: string) => void = () => undefined;
  const late = readCached("settings", "late", () => new Promise<string>((resolve) => (answer = resolve)));
  await write(4);
  await vi.waitFor(async () => expect(await metres()).toBe(4));
  answer("antes");
  expect(await late).toBe("antes");
  expect(await readCached("settings", "late", async () => "depois")).toBe("depois");
});

it("believes nothing kept while changes are not heard, nor what was kept before when they are heard again", async () => {
  expect(await metres()).toBe(2);
  const before = currentSubscription();
  await cutOff();
  await vi.waitFor(() => expect(currentSubscription()).not.toBe(before), { timeout: 5_000, interval: 5 });
  await write(5);
  expect(await metres()).toBe(5);
  await vi.waitFor(() => expect(currentSubscription()).toBeDefined(), { timeout: 5_000 });
  expect(await metres()).toBe(5);
});

it("knows a change that nobody announced after a minute", async () => {
  await db.execute(sql`alter table settings disable trigger settings_announced`);
  await write(6);
  expect(await metres()).toBe(2);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 60_001);
  expect(await metres()).toBe(6);
  clock.mockRestore();
  await db.execute(sql`alter table settings enable trigger settings_announced`);
});

it("reads anew at once in the process that changed it", async () => {
  const by = (await createUser()).id;
  await transact(async (tx) => ok(await changeSetting(tx, size, { values: { metres: 7 }, by, reason: "Prova." })));
  expect(await metres()).toBe(7);
});

it("shows a transaction its own change, and nobody one that was undone", async () => {
  const by = (await createUser()).id;
  const undone = await transact(async (tx) => {
    await changeSetting(tx, size, { values: { metres: 9 }, by, reason: "Prova." });
    expect((await readSetting(tx, size)).metres).toBe(9);
    return refuse("undone");
  });
  expect(undone.ok).toBe(false);
  expect(await metres()).toBe(2);
});
