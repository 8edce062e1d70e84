import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { expectTimeouts, setTimeouts } from "./session-timeouts.ts";
import { WatchedClient } from "./watched-client.ts";

const pools: pg.Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

function openPool(settings: pg.PoolConfig, options?: string): pg.Pool {
  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: process.env.DATABASE_URL,
    max: 1,
    ...settings,
    ...(options && { options }),
  });
  pools.push(pool);
  return pool;
}

const shown = async (pool: pg.Pool, name: string): Promise<unknown> =>
  (await pool.query({ text: `show ${name}`, rowMode: "array" })).rows[0]?.[0];

it("sets the three time-outs before the first statement of a connection", async () => {
  const pool = openPool(setTimeouts({ statement: 5, lock: 2, idle: 10 }));
  expect(await shown(pool, "statement_timeout")).toBe("5s");
  expect(await shown(pool, "lock_timeout")).toBe("2s");
  expect(await shown(pool, "idle_in_transaction_session_timeout")).toBe("10s");
});

it("refuses a connection that a pooler gave without time-outs, and says what to read", async () => {
  await expect(openPool(expectTimeouts).query("select 1")).rejects.toThrow(/deploy\/pgbouncer\.ini/);
  const partial = openPool(expectTimeouts, "-c statement_timeout=5s -c lock_timeout=2s");
  await expect(partial.query("select 1")).rejects.toThrow(/DATABASE_POOLING=transaction/);
});

it("takes a connection whose time-outs the pooler set", async () => {
  const pool = openPool(expectTimeouts, "-c statement_timeout=5s -c lock_timeout=2s -c idle_in_transaction_session_timeout=10s");
  expect((await pool.query<{ one: number }>("select 1 as one")).rows[0]?.one).toBe(1);
});
