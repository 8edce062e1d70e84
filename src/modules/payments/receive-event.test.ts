import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { Hono } from "hono";
import { limitBodies } from "#platform/http/body-limits.ts";
import { BODY_LIMITS } from "../../body-limits.ts";
import { paymentRoutes } from "./http.ts";
import { pollAttempts } from "./poll-attempts.ts";
import { processDueEvents } from "./process-event.ts";
import { receiveEvent } from "./receive-event.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const sandbox = attachSandbox();
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const REAL = basic("sandbox", "sandbox-webhook");

const TYPES = ["order.created", "charge.pending", "charge.paid", "order.paid", "charge.updated"] as const;

async function paidOrder() {
  const made = await createPendingOrder(sandbox);
  await startPayment(made.attemptId);
  const chargeId = (await readAttempt(made.attemptId)).providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  const event = (type: string) => ({
    id: `hook_${randomUUID()}`,
    type,
    data: { id: chargeId, order: { id: "or_x", code: made.attemptId } },
  });
  return { ...made, chargeId, event };
}

const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n;

/** Stores the event and takes what waits, as a worker would. */
const deliver = async (event: { id: string }) => {
  await receiveEvent(event);
  await processDueEvents();
};

describe("the provider's webhooks", () => {
  it("two hundred deliveries of five webhooks, out of order, with the person's return and the clock: one payment, one access, one receipt", async () => {
    const { orderId, attemptId, chargeId, event } = await paidOrder();
    const events = TYPES.map(event);
    const deliveries = Array.from({ length: 200 }, (_, index) => events[(index * 7919) % 5] ?? events[0]);
    await db.execute(sql`update payment_attempts set next_poll_at = now() where id = ${attemptId}`);
    await Promise.all([...deliveries.map((each) => each && deliver(each)), settleAttempt(attemptId), pollAttempts()]);
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid' and ref = ${chargeId}`)).toBe(1);
    expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'pedido.recibo' and ref = ${orderId}`)).toBe(1);
    expect(await one(sql`select count(*)::int n from entitlements where order_id = ${orderId}`)).toBe(2);
    expect(
      await one(
        sql`select count(*)::int n from webhook_events where id in (${sql.join(
          events.map((each) => sql`${each.id}`),
          sql`, `,
        )})`,
      ),
    ).toBe(5);
    expect(
      await one(
        sql`select sum(deliveries)::int n from webhook_events where id in (${sql.join(
          events.map((each) => sql`${each.id}`),
          sql`, `,
        )})`,
      ),
    ).toBe(200);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("one the database cannot store fails alone: those that came with it stay, each due to be processed", async () => {
    const events = Array.from({ length: 6 }, (_, index) => ({
      id: `hook_${randomUUID()}`,
      type: "charge.paid",
      data: { id: index === 3 ? "ch_\u0000" : "ch_1" },
    }));
    const answers = await Promise.allSettled(events.map(receiveEvent));
    expect(answers.map(({ status }) => status === "fulfilled")).toEqual([true, true, true, false, true, true]);
    for (const [index, { id }] of events.entries()) {
      expect(await one(sql`select count(*)::int n from webhook_events where id = ${id}`)).toBe(index === 3 ? 0 : 1);
      const due = sql`select count(*)::int n from webhook_events where id = ${id} and status = 'recebido' and next_try_at <= now()`;
      expect(await one(due)).toBe(index === 3 ? 0 : 1);
    }
  });

  it("the same race, with naive code that reads and then writes, pays more than once: the test can fail", async () => {
    await db.execute(sql`create table if not exists ingenuo (id int primary key, pago boolean, vezes int)`);
    await db.execute(sql`insert into ingenuo values (1, false, 0)`);
    const naive = async () => {
      const rows = await readRows(db, { pago: col.bool`pago` }, (row) => sql`select ${row} from ingenuo where id = 1`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!rows[0]?.pago) await db.execute(sql`update ingenuo set pago = true, vezes = vezes + 1 where id = 1`);
    };
    await Promise.all(Array.from({ length: 10 }, naive));
    expect(await one(sql`select vezes as n from ingenuo`)).toBeGreaterThan(1);
    await db.execute(sql`drop table ingenuo`);
  });

  it("in any order, with a dispute in between, they end where the provider stands (INV-30)", async () => {
    const types = ["order.created", "charge.pending", "charge.paid", "order.paid", "charge.refunded", "charge.chargedback"];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(types, { minLength: 6 }), fc.nat(5), async (order, disputeAt) => {
        const { orderId, chargeId, event } = await paidOrder();
        for (const [index, type] of order.entries()) {
          if (index === disputeAt) await sandbox.outcome(chargeId, "chargeback");
          await deliver(event(type));
        }
        expect(await orderStatus(orderId)).toBe("contestado");
        expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
      }),
      { numRuns: 12 },
    );
  });

  it("about nothing of ours they are set aside without effect", async () => {
    const event = { id: `hook_${randomUUID()}`, type: "subscription.created", data: { id: "sub_1" } };
    await deliver(event);
    const [saved] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
    expect(saved?.status).toBe("ignorado");
  });
});

describe("the webhook door (INV-29, INV-31)", () => {
  const post = (body: string, headers: Record<string, string>) =>
    new Hono()
      .use(limitBodies(BODY_LIMITS))
      .route("/", paymentRoutes)
      .request("/webhooks/pagarme", { method: "POST", body, headers });
  const stored = (id: string) => one(sql`select count(*)::int n from webhook_events where id = ${id}`);

  it.each([
    ["sem credencial", {}],
    ["com a senha errada", { authorization: basic("sandbox", "outra") }],
    ["com o usuário errado", { authorization: basic("outro", "sandbox-webhook") }],
    ["com lixo no cabeçalho", { authorization: "Basic !!!" }],
    [
      "com a credencial certa e uma assinatura sem algoritmo",
      { authorization: REAL, "x-webhook-asymmetric-signature": "alg=none; kid=1; signature=e30" },
    ],
    [
      "com a credencial certa e uma assinatura de segredo",
      { authorization: REAL, "x-webhook-asymmetric-signature": "alg=HS256; kid=1; signature=e30" },
    ],
    ["com um token que não é Basic", { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." }],
  ])("refuses %s, storing nothing (B160)", async (_, headers) => {
    const id = `hook_${randomUUID()}`;
    const response = await post(
      JSON.stringify({ id, type: "charge.paid", data: { id: "ch" } }),
      headers as Record<string, string>,
    );
    expect(response.status).toBe(401);
    expect(await stored(id)).toBe(0);
  });

  it("stores a repeated delivery once and counts the times", async () => {
    const id = `hook_${randomUUID()}`;
    const body = JSON.stringify({ id, type: "charge.paid", data: { id: "ch" } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => Promise.resolve(post(body, { authorization: REAL }))));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const [saved] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
    expect(saved?.deliveries).toBe(8);
  });

  it.each([
    ["texto que não é JSON", "{nada"],
    ["JSON sem identificador", JSON.stringify({ type: "charge.paid", data: {} })],
    ["identificador vazio", JSON.stringify({ id: "", type: "charge.paid", data: {} })],
    ["uma lista", "[]"],
    [
      "JSON com cem mil níveis",
      `{"id":"hook_fundo","type":"charge.paid","data":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`,
    ],
    ["um NUL no meio", String.raw`{"id":"hook_nul","type":"charge.paid","data":{"a":"\u0000"}}`],
    ["um NUL no tipo", String.raw`{"id":"hook_nul","type":"charge\u0000","data":{}}`],
    ["meia letra", String.raw`{"id":"hook_meia","type":"charge.paid","data":{"\ud800":1}}`],
  ])("answers 400 to %s (B162)", async (_, body) => {
    expect((await post(body, { authorization: REAL })).status).toBe(400);
  });

  it("stores what comes beside an event that cannot be stored", async () => {
    const ids = Array.from({ length: 12 }, () => `hook_${randomUUID()}`);
    const bodies = ids.map((id, index) =>
      index % 3 === 0
        ? String.raw`{"id":"${id}","type":"charge.paid","data":{"a":"\u0000"}}`
        : JSON.stringify({ id, type: "charge.paid", data: { id: "ch" } }),
    );
    const answers = await Promise.all(bodies.map((body) => Promise.resolve(post(body, { authorization: REAL }))));
    expect(answers.map(({ status }) => status)).toEqual(ids.map((_, index) => (index % 3 === 0 ? 400 : 200)));
  });

  it("answers 413 to more than 256 KB without reading the rest (B162)", async () => {
    const body = JSON.stringify({ id: "hook_grande", type: "charge.paid", data: { nota: "x".repeat(300_000) } });
    expect((await post(body, { authorization: REAL, "content-length": String(body.length) })).status).toBe(413);
  });
});
