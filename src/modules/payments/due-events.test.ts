import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { providerCalls } from "#platform/metrics.ts";
import { countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { processDueEvents } from "./process-event.ts";
import { receiveEvent } from "./receive-event.ts";
import { startPayment } from "./start-payment.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const sandbox = attachSandbox();

async function issued() {
  const made = await createPendingOrder(sandbox, [2_000]);
  await startPayment(made.attemptId);
  const { providerChargeId, providerOrderId } = await readAttempt(made.attemptId);
  return { ...made, chargeId: providerChargeId ?? "", providerOrderId: providerOrderId ?? "" };
}
type Issued = Awaited<ReturnType<typeof issued>>;

async function paid(): Promise<Issued> {
  const made = await issued();
  await sandbox.outcome(made.chargeId, "pay");
  return made;
}

async function stored(type: string, { chargeId, providerOrderId }: Issued): Promise<string> {
  const id = `hook_${randomUUID()}`;
  await receiveEvent({ id, type, data: { id: type.startsWith("order.") ? providerOrderId : chargeId } });
  return id;
}

const statusOf = async (id: string) => (await db.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0]?.status;

async function readings(): Promise<number> {
  const { values } = await providerCalls.get();
  const counts = values.filter(({ metricName, labels }) => metricName?.endsWith("_count") && labels.call === "GET /orders/{id}");
  return counts.reduce((sum, { value }) => sum + value, 0);
}

it("all the events of a charge that wait are served by one reading of it", async () => {
  const order = await paid();
  const ids = await Promise.all(
    ["order.created", "charge.pending", "charge.paid", "order.paid"].map((type) => stored(type, order)),
  );
  const before = await readings();
  await processDueEvents();
  expect(await readings()).toBe(before + 1);
  expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => "processado"));
  expect(await orderStatus(order.orderId)).toBe("pago");
});

it("many orders and four workers at once: each order paid once, every event processed", async () => {
  const orders: Issued[] = [];
  while (orders.length < 9) orders.push(await paid());
  const before = await countJournals("charge.paid");
  for (const type of ["charge.paid", "order.paid", "charge.updated"])
    await Promise.all(orders.map((order) => stored(type, order)));
  await Promise.all(Array.from({ length: 4 }, () => processDueEvents()));
  expect(await countJournals("charge.paid")).toBe(before + orders.length);
  expect(await Promise.all(orders.map(({ orderId }) => orderStatus(orderId)))).toEqual(orders.map(() => "pago"));
  const left = await db.execute(sql`select 1 from webhook_events where status in ('recebido', 'erro')`);
  expect(left.rows).toEqual([]);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
});

it("the events of a worker that died with them are nobody's for a while, and then are processed", async () => {
  const order = await paid();
  const id = await stored("charge.paid", order);
  // What such a worker leaves: an event it took, and nothing else.
  await db.execute(sql`update webhook_events set next_try_at = now() + interval '20 seconds' where id = ${id}`);
  await processDueEvents();
  expect([await statusOf(id), await orderStatus(order.orderId)]).toEqual(["recebido", "aguardando_pagamento"]);
  await db.execute(sql`update webhook_events set next_try_at = now() where id = ${id}`);
  await processDueEvents();
  expect([await statusOf(id), await orderStatus(order.orderId)]).toEqual(["processado", "pago"]);
});

it("an event that arrives while its charge is being applied is not covered by that reading: what it tells is read", async () => {
  const order = await paid();
  const first = await stored("charge.paid", order);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = transact(async (tx) => {
    await tx.execute(sql`select 1 from orders where id = ${order.orderId} for update`);
    await held;
    return ok();
  });
  const running = processDueEvents();
  const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await db.execute(waits)).rows.length > 0, { timeout: 20_000, interval: 20 });
  await sandbox.outcome(order.chargeId, "chargeback");
  const second = await stored("charge.chargedback", order);
  release();
  await Promise.all([holding, running]);
  expect([await statusOf(first), await statusOf(second)]).toEqual(["processado", "recebido"]);
  expect(await orderStatus(order.orderId)).toBe("pago");
  await processDueEvents();
  expect(await statusOf(second)).toBe("processado");
  expect(await orderStatus(order.orderId)).toBe("contestado");
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
});

it("one that the provider does not answer for holds back none of those beside it, and is due again later", async () => {
  const [silent, answered] = [await paid(), await paid()];
  await sandbox.fault("500", 60, silent.providerOrderId);
  const [unread, read] = [await stored("charge.paid", silent), await stored("charge.paid", answered)];
  await processDueEvents();
  expect([await statusOf(unread), await statusOf(read)]).toEqual(["erro", "processado"]);
  expect([await orderStatus(silent.orderId), await orderStatus(answered.orderId)]).toEqual(["aguardando_pagamento", "pago"]);
  await sandbox.faultsOver();
  await processDueEvents();
  expect(await statusOf(unread)).toBe("erro");
  await db.execute(sql`update webhook_events set next_try_at = now() where id = ${unread}`);
  await processDueEvents();
  expect([await statusOf(unread), await orderStatus(silent.orderId)]).toEqual(["processado", "pago"]);
});

it("one stored before a reading that found nothing new is served by it, and one stored after it is read", async () => {
  const order = await issued();
  const early = await stored("charge.pending", order);
  await processDueEvents();
  const { readAt, status } = await readAttempt(order.attemptId);
  expect([await statusOf(early), status, readAt !== null]).toEqual(["processado", "pendente", true]);
  await sandbox.outcome(order.chargeId, "pay");
  const late = await stored("charge.pending", order);
  await processDueEvents();
  expect([await statusOf(late), await orderStatus(order.orderId)]).toEqual(["processado", "pago"]);
});
