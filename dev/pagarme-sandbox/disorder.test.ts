import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPagarme } from "#integrations/pagarme/client.ts";
import { pixOrder } from "./order-sample.ts";
import { author, startForTest } from "./start-for-test.ts";

let shop: Awaited<ReturnType<typeof startForTest>>;
let receiver: Server;
let received: { id: string; type: string; data: { status: string } }[] = [];
let answerStatus = 200;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(answerStatus).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  shop = await startForTest({ webhookUrl: `http://127.0.0.1:${port}/`, webhookBackoffMs: [50, 50] });
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});
beforeEach(async () => {
  await shop.control("/reset");
  await shop.control("/recipients", { id: author, name: "Autora", document: "52998224725" });
  received = [];
  answerStatus = 200;
});

const types = () => received.map((event) => event.type);
const hooks = async () =>
  (await (await fetch(`${shop.url}/sandbox/webhooks`)).json()) as { id: string; status: string; attempts: string }[];

test("a refused webhook is tried again with the same id, then given up; resending still delivers it", async () => {
  answerStatus = 500;
  await shop.placePix();
  await expect.poll(async () => (await hooks())[0]).toMatchObject({ status: "failed", attempts: "3/3" });
  expect(new Set(received.map((event) => event.id)).size).toBe(1);
  answerStatus = 200;
  await shop.control(`/webhooks/${received[0]?.id}/resend`);
  await expect.poll(async () => (await hooks())[0]).toMatchObject({ status: "sent" });
  expect(received).toHaveLength(4);
});

test("a dispute is told by the name its manner says, with the charge it is about", async () => {
  for (const [isNew, type] of [
    [false, "charge.chargedback"],
    [true, "chargeback.received"],
  ] as const) {
    const charge = await shop.paid();
    await shop.control("/manner", { disputes_by_new_name: isNew });
    await shop.control(`/charges/${charge.id}/chargeback`);
    await expect.poll(types).toContain(type);
    const event = received.find((event) => event.type === type);
    expect(event?.data).toMatchObject(isNew ? { chargeId: charge.id } : { id: charge.id });
  }
  await shop.control("/manner", { disputes_by_new_name: false });
});

test("duplicating delivers the same event more than once", async () => {
  await shop.control("/webhooks/mode", { mode: "duplicate" });
  await shop.placePix();
  await expect.poll(types, { timeout: 5_000 }).toEqual(["charge.pending", "charge.pending", "charge.pending"]);
  expect(new Set(received.map((event) => event.id)).size).toBe(1);
});

test("losing delivers nothing, and the lost event can be resent", async () => {
  await shop.control("/webhooks/mode", { mode: "drop" });
  await shop.paid();
  const lost = await hooks();
  expect(lost.map((hook) => hook.status)).toEqual(["failed", "failed", "failed"]);
  expect(received).toEqual([]);
  await shop.control(`/webhooks/${lost[0]?.id}/resend`);
  await expect.poll(types).toEqual(["order.paid"]);
});

test("shuffling gathers, mixes and delivers everything, each as it was when created", async () => {
  await shop.control("/webhooks/mode", { mode: "shuffle", seconds: 1 });
  await shop.paid();
  expect(received).toEqual([]);
  await expect.poll(() => types().sort(), { timeout: 5_000 }).toEqual(["charge.paid", "charge.pending", "order.paid"]);
  const pending = received.find((event) => event.type === "charge.pending");
  expect(pending?.data.status).toBe("pending");
});

test("delaying delivers later", async () => {
  await shop.control("/webhooks/mode", { mode: "delay", seconds: 1 });
  await shop.placePix();
  expect(received).toEqual([]);
  await expect.poll(types, { timeout: 5_000 }).toEqual(["charge.pending"]);
});

test("acting without answering leaves an order that is found by its code while the fault lasts", async () => {
  await shop.control("/faults", { kind: "timeout-after-commit", seconds: 30, path: "/orders" });
  const hasty = createPagarme({
    apiUrl: `${shop.url}/core/v5`,
    secretKey: "sk_test_sandbox",
    publicKey: "pk",
    writeTimeoutMs: 500,
  });
  expect(await hasty.orders.create(pixOrder("D-1", 1_000, author), "d-1")).toMatchObject({ kind: "unknown", cause: "timeout" });
  expect(await hasty.orders.listByCode("D-1")).toMatchObject({ ok: true, value: { data: [{ code: "D-1", status: "pending" }] } });
});

test("an outage and an error 500 do nothing; the error after acting acts", async () => {
  const fresh = () => createPagarme({ apiUrl: `${shop.url}/core/v5`, secretKey: "sk_test_sandbox", publicKey: "pk" });
  for (const [kind, expected] of [
    ["down", 0],
    ["500", 0],
    ["429", 0],
    ["500-after-commit", 1],
    ["truncate", 1],
  ] as const) {
    await shop.control("/reset");
    await shop.control("/recipients", { id: author, name: "Autora", document: "52998224725" });
    await shop.control("/faults", { kind, seconds: 30, path: "/orders" });
    const answer = await fresh().orders.create(pixOrder("F-1", 1_000, author), "f-1");
    expect(answer).toMatchObject({ ok: false, kind: kind === "429" ? "unavailable" : "unknown" });
    expect(shop.sandbox.state.orders.size).toBe(expected);
  }
});

test("a fault with a path affects only that path", async () => {
  await shop.control("/faults", { kind: "500", seconds: 30, path: "/transfers" });
  await expect(shop.placePix()).resolves.toMatchObject({ order: { status: "pending" } });
});

test("the read limits answer 429 when they are on", async () => {
  shop.sandbox.manner.rate_limits = true;
  const read = async () =>
    (await fetch(`${shop.url}/core/v5/hooks`, { headers: { authorization: `Basic ${btoa("sk_test_sandbox:")}` } })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 102; i++) statuses.push(await read());
  shop.sandbox.manner.rate_limits = false;
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
});
