import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createPendingOrder } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { lockAttempt } from "./find-attempt.ts";

const sandbox = attachSandbox();

it("an order locked after waiting for another transaction comes with the items as that one left them", async () => {
  const { orderId, attemptId } = await createPendingOrder(sandbox);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const changing = transact(async (tx) => {
    await tx.execute(sql`select 1 from orders where id = ${orderId} for update`);
    await tx.execute(sql`update order_items set title = 'Mudado' where order_id = ${orderId}`);
    await held;
    return ok();
  });
  await vi.waitUntil(async () => {
    const { rows } = await db.execute(sql`select 1 from orders where id = ${orderId} for update skip locked`);
    return rows.length === 0;
  });
  const locking = transact(async (tx) => ok(await lockAttempt(tx, attemptId)));
  const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await db.execute(waits)).rows.length > 0, { timeout: 20_000, interval: 20 });
  release();
  await changing;
  const { value } = await locking;
  expect(value?.order.items.map(({ title }) => title)).toEqual(["Mudado", "Mudado"]);
});
