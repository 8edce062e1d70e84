import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { announce, closeBus, listen, openBus } from "./bus.ts";
import { db, transact } from "./db.ts";
import { env } from "./env.ts";
import { col, readRows } from "#platform/read.ts";
import { silentNetwork } from "../../tests/silent-network.ts";

/** Longer than the bus waits before it opens its connection again. */
const A_WHILE_MS = 900;
const LISTENING = sql`datname = current_database() and query ilike 'listen %'`;

async function connections(): Promise<number> {
  const rows = await readRows(
    db,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from pg_stat_activity where ${LISTENING}`,
  );
  return rows[0]?.n ?? 0;
}
const cutOff = () => db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENING}`);
const say = (message: string) => transact(async (tx) => ok(await announce(tx, "order", message)));

afterEach(closeBus);

describe("the connection on which notifications are heard", () => {
  it("drops and returns: says it may have lost some, and hears later ones once each", async () => {
    await openBus();
    const received: string[] = [];
    const missed = vi.fn();
    const stop = listen("order", (message) => received.push(message), missed);
    await cutOff();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await say("a");
    await vi.waitFor(() => expect(received).toEqual(["a"]));
    expect(await connections()).toBe(1);
    stop();
  });

  it("goes silent without closing: is noticed, opened again and says it may have lost some", { timeout: 60_000 }, async () => {
    const right = env.DATABASE_URL ?? "";
    const network = await silentNetwork(right);
    env.DATABASE_URL = network.url;
    await openBus();
    const missed = vi.fn();
    const received: string[] = [];
    const stop = listen("order", (message) => received.push(message), missed);
    network.silence();
    env.DATABASE_URL = right;
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), { timeout: 20_000, interval: 100 });
    await say("depois");
    await vi.waitFor(() => expect(received).toEqual(["depois"]));
    stop();
    await network.close();
  });

  it("closed while it is down, is not opened again", async () => {
    await openBus();
    await cutOff();
    await closeBus();
    await sleep(A_WHILE_MS);
    expect(await connections()).toBe(0);
  });

  it("that did not open is its opener's to try again: there are never two", async () => {
    const right = env.DATABASE_URL;
    env.DATABASE_URL = "postgres://ninguem@127.0.0.1:1/nada";
    await expect(openBus()).rejects.toThrow();
    env.DATABASE_URL = right;
    await sleep(A_WHILE_MS);
    expect(await connections()).toBe(0);
    await openBus();
    expect(await connections()).toBe(1);
  });
});
