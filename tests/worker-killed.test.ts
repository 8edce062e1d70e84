import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paymentRoutes } from "#modules/payments/http.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db } from "#platform/db.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { createPendingOrder } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const ORDERS = 6;
const KILLS = 8;
const WEB_PORT = 18_000 + Math.floor(Math.random() * 1000);
const MAIL_PORT = 19_000 + Math.floor(Math.random() * 1000);

const sandbox = attachSandbox(`http://127.0.0.1:${WEB_PORT}/webhooks/pagarme`);
const messageIds: string[] = [];
let worker: ChildProcess | undefined;

const web = serve({ fetch: paymentRoutes.fetch, port: WEB_PORT, hostname: "127.0.0.1" });
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      messageIds.push(/^message-id: (.*)$/im.exec(text)?.[1] ?? "?");
      done();
    });
  },
});

// A worker that is killed while it sends leaves its connection reset.
mail.on("error", () => undefined);
beforeAll(() => mail.listen(MAIL_PORT, "127.0.0.1"));
afterAll(async () => {
  worker?.kill("SIGKILL");
  web.close();
  mail.close();
});

const startWorker = () => spawnWorker({ MAIL_PORT: String(MAIL_PORT) });

const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;

it("with the worker killed every second and webhooks doubled: one payment, one access and one receipt per order (INV-06, INV-32, INV-33)", async () => {
  const made = [];
  for (let index = 0; index < ORDERS; index++) {
    const order = await createPendingOrder(sandbox);
    await startPayment(order.attemptId);
    made.push(order);
  }
  await sandbox.call("POST", "/sandbox/webhooks/mode", { mode: "duplicate", seconds: 600 });
  worker = startWorker();
  for (const [index, order] of made.entries()) {
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, order.attemptId));
    await sandbox.outcome(attempt?.providerChargeId ?? "", "pay");
    if (index < KILLS) {
      await sleep(1_000);
      await kill9(worker);
      worker = startWorker();
    }
  }
  const isSettled = async () =>
    (await one(sql`select count(*)::int n from orders where status = 'pago'`)) === ORDERS &&
    (await one(sql`select count(*)::int n from outbox_emails where status <> 'enviado'`)) === 0;
  await vi.waitUntil(isSettled, { timeout: 90_000, interval: 200 });

  expect(await one(sql`select count(*)::int n from orders where status = 'pago'`)).toBe(ORDERS);
  expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid'`)).toBe(ORDERS);
  expect(await one(sql`select count(*)::int n from entitlements`)).toBe(ORDERS * 2);
  expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'pedido.recibo'`)).toBe(ORDERS);
  expect(await one(sql`select count(*)::int n from outbox_emails where status <> 'enviado'`)).toBe(0);
  const outbox = await one(sql`select count(*)::int n from outbox_emails`);
  expect(new Set(messageIds).size).toBe(outbox);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}, 150_000);
