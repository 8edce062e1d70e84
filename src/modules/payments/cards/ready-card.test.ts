import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { db } from "#platform/db.ts";
import { byNewCard } from "../../../../tests/card.ts";
import { createPendingOrder, orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { payOrder } from "../pay-order.ts";
import { paymentAttempts } from "../tables/attempts.ts";

const sandbox = attachSandbox();

it("charges no attempt that was given up while its card was being made", async () => {
  const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
  await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
  const input = await byNewCard(3_000);
  const slow = { kind: "slow", seconds: 20, path: "/cards", method: "POST", delay_ms: 1_500 };
  await sandbox.call("POST", "/sandbox/faults", slow);
  const paying = payOrder(buyer.id, orderId, input);
  await vi.waitFor(async () => {
    const { rowCount } = await db.execute(sql`
      update payment_attempts set status = 'nao_existe', next_poll_at = null where order_id = ${orderId} and status = 'enviando'`);
    expect(rowCount).toBe(1);
  }, 10_000);
  await paying;
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  expect(attempts.map(({ status }) => status)).toEqual(["nao_existe", "nao_existe"]);
  expect([...sandbox.state.orders.values()].filter(({ code }) => attempts.some(({ id }) => id === code))).toEqual([]);
  expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
});
