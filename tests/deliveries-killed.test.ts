import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { paymentRoutes } from "#modules/payments/http.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { db } from "#platform/db.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
const TYPES = ["order.created", "charge.pending", "charge.paid", "order.paid", "charge.updated"];
const REAL = `Basic ${Buffer.from("sandbox:sandbox-webhook").toString("base64")}`;

let worker: ChildProcess | undefined;
afterAll(() => kill9(worker));

const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;

type Event = { id: string; type: string; data: object };

async function deliver(event: Event): Promise<void> {
  const answer = await paymentRoutes.request("/webhooks/pagarme", {
    method: "POST",
    body: JSON.stringify(event),
    headers: { authorization: REAL },
  });
  expect(answer.status).toBe(200);
}

/** An order sent to the provider and paid there, of which we have heard nothing, and the five things it would tell us. */
async function paidAtProvider() {
  const made = await createPendingOrder(sandbox);
  await startPayment(made.attemptId);
  // On a machine that is short of breath the answer may be lost: then it is asked for.
  const knownCharge = async () => {
    await settleAttempt(made.attemptId);
    return (await readAttempt(made.attemptId)).providerChargeId;
  };
  await expect.poll(knownCharge, { timeout: 60_000, interval: 500 }).toMatch(/^ch_/);
  const chargeId = (await readAttempt(made.attemptId)).providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  // Only the events may tell: the poller is kept from asking.
  await db.execute(sql`update payment_attempts set next_poll_at = null where id = ${made.attemptId}`);
  const data = { id: chargeId, order: { id: "or_x", code: made.attemptId } };
  return { ...made, chargeId, events: TYPES.map((type): Event => ({ id: `hook_${randomUUID()}`, type, data })) };
}

/** Kills the worker with -9 every second, starting another, until `work` is done and one more second has passed. */
async function killingTheWorker(work: () => Promise<void>): Promise<number> {
  await kill9(worker);
  worker = spawnWorker();
  let isDone = false;
  let kills = 0;
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    await sleep(1_000);
    await kill9(worker);
    kills++;
    worker = spawnWorker();
  }
  await done;
  return kills;
}

async function untilQuiet(): Promise<void> {
  const waiting = sql`select count(*)::int n from webhook_events where status in ('recebido', 'erro')`;
  await expect.poll(() => one(waiting), { timeout: 180_000, interval: 200 }).toBe(0);
}

describe("with the worker killed every second during the deliveries", () => {
  it(
    "two hundred deliveries of five webhooks make one payment, one access and one receipt (INV-06, INV-29)",
    { timeout: 300_000 },
    async () => {
      const { orderId, chargeId, events } = await paidAtProvider();
      const kills = await killingTheWorker(async () => {
        for (let n = 0; n < 200; n++) {
          const event = events[(n * 7919) % events.length];
          if (event) await deliver(event);
          await sleep(25);
        }
      });
      expect(kills).toBeGreaterThanOrEqual(3);
      await untilQuiet();
      expect(await orderStatus(orderId)).toBe("pago");
      expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid' and ref = ${chargeId}`)).toBe(
        1,
      );
      expect(await one(sql`select count(*)::int n from entitlements where order_id = ${orderId}`)).toBe(2);
      expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'pedido.recibo' and ref = ${orderId}`)).toBe(1);
      expect(await one(sql`select sum(deliveries)::int n from webhook_events`)).toBe(200);
      expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    },
  );

  it(
    "a thousand mixed webhooks, three times each and shuffled, end as one by one in order (INV-29)",
    { timeout: 420_000 },
    async () => {
      const orders: Awaited<ReturnType<typeof paidAtProvider>>[] = [];
      while (orders.length < 20) orders.push(await paidAtProvider());
      const ours = orders.flatMap(({ events }) => events);
      const strangers = Array.from({ length: 1_000 - ours.length }, (_, n): Event => ({
        id: `hook_${randomUUID()}`,
        type: n % 2 ? "subscription.created" : "charge.paid",
        data: { id: `ch_de_outro_${n}` },
      }));
      const all = [...ours, ...strangers];
      const thrice = [...all, ...all, ...all]
        .map((event, n) => ({ event, at: (n * 104_729) % 1_000_003 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }) => event);
      expect(thrice).toHaveLength(3_000);
      await killingTheWorker(async () => {
        for (let n = 0; n < thrice.length; n += 20) await Promise.all(thrice.slice(n, n + 20).map(deliver));
      });
      await untilQuiet();
      for (const { orderId, chargeId } of orders) {
        expect(await orderStatus(orderId)).toBe("pago");
        expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid' and ref = ${chargeId}`)).toBe(
          1,
        );
      }
      const ids = sql.join(
        all.map((event) => sql`${event.id}`),
        sql`, `,
      );
      expect(await one(sql`select count(*)::int n from webhook_events where id in (${ids}) and deliveries = 3`)).toBe(1_000);
      const settled = (status: string) =>
        one(sql`select count(*)::int n from webhook_events where id in (${ids}) and status = ${status}`);
      expect(await settled("processado")).toBe(ours.length);
      expect(await settled("ignorado")).toBe(strangers.length);
      expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    },
  );
});
