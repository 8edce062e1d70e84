import { createServer, type Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createPagarme } from "./client.ts";
import type { CallReport, PagarmeOptions } from "./transport.ts";

type Answer = { status: number; body: unknown } | "hang" | "reset";

let server: Server | undefined;
let requests: {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  auth: string | undefined;
}[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  requests = [];
});

/** A provider that answers a script, its last line for ever, over real sockets. */
async function provider(script: Answer[], options: Partial<PagarmeOptions> = {}) {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, key: headers["idempotency-key"], auth: headers.authorization });
    const answer = script[Math.min(requests.length, script.length) - 1];
    if (answer === "reset") request.socket.destroy();
    else if (answer && answer !== "hang") {
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    }
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return client((server.address() as AddressInfo).port, options);
}

function client(port: number, options: Partial<PagarmeOptions> = {}) {
  return createPagarme({
    apiUrl: `http://127.0.0.1:${port}/core/v5`,
    secretKey: "sk_test_abc",
    publicKey: "pk_test_abc",
    ...options,
  });
}

async function closedPort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const impatient = { readTimeoutMs: 300, writeTimeoutMs: 300 };
const order = { id: "or_1", code: "A", status: "pending", amount: 100, charges: [] };
const transfer = { amount: 1, recipient_id: "re_1" };
const orderBody = { code: "A", items: [], payments: [] };

test("a read that fails once is repeated, and the second answer counts", async () => {
  const pagarme = await provider([
    { status: 500, body: {} },
    { status: 200, body: order },
  ]);
  expect(await pagarme.orders.get("or_1")).toMatchObject({ ok: true, value: { id: "or_1" } });
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ url: "/core/v5/orders/or_1", auth: `Basic ${btoa("sk_test_abc:")}` });
});

test("a creation with a key is repeated once, with the same key", async () => {
  const pagarme = await provider(["reset", { status: 200, body: order }]);
  expect(await pagarme.orders.create(orderBody, "chave-1")).toMatchObject({ ok: true });
  expect(requests.map((request) => request.key)).toEqual(["chave-1", "chave-1"]);
});

test("a transfer is never repeated, whatever the failure", async () => {
  for (const failure of [
    { status: 500, body: {} },
    { status: 429, body: {} },
    { status: 409, body: {} },
    "reset",
    "hang",
  ] as const) {
    requests = [];
    const pagarme = await provider([failure], impatient);
    const answer = await pagarme.transfers.create(transfer, "chave-t");
    expect(answer.ok).toBe(false);
    expect(requests).toHaveLength(1);
    server?.closeAllConnections();
    server?.close();
  }
});

test("without an answer in time the outcome is unknown, and the write does not insist", async () => {
  const pagarme = await provider(["hang"], impatient);
  expect(await pagarme.orders.create(orderBody, "chave-2")).toEqual({
    ok: false,
    kind: "unknown",
    cause: "timeout",
    status: null,
  });
  expect(requests).toHaveLength(1);
});

test("an answer that starts and never ends is unknown too", async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"id":');
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const pagarme = client((server.address() as AddressInfo).port, { writeTimeoutMs: 1_000 });
  expect(await pagarme.transfers.create(transfer, "chave-t")).toMatchObject({ kind: "unknown", cause: "timeout", status: 200 });
});

test("a refused connection is unavailable: nothing happened", async () => {
  const pagarme = client(await closedPort());
  expect(await pagarme.transfers.create(transfer, "chave-t")).toEqual({ ok: false, kind: "unavailable", cause: "unreachable" });
});

test("a refusal carries the message and the fields, in both error formats", async () => {
  const current = await provider([{ status: 422, body: { message: "Inválido", errors: { "order.items": ["faltam"] } } }]);
  expect(await current.orders.create(orderBody, "k")).toEqual({
    ok: false,
    kind: "refused",
    status: 422,
    message: "Inválido",
    errors: { "order.items": ["faltam"] },
  });
  server?.close();
  const inherited = await provider([
    { status: 400, body: { errors: [{ type: "x", parameter_name: "amount", message: "Saldo insuficiente." }] } },
  ]);
  expect(await inherited.transfers.create(transfer, "chave-t")).toMatchObject({
    kind: "refused",
    errors: { amount: ["Saldo insuficiente."] },
  });
});

test("a refusal when repeating a write does not remove the doubt about the first attempt", async () => {
  const pagarme = await provider(["reset", { status: 412, body: { message: "This charge can not be canceled." } }]);
  expect(await pagarme.charges.cancel("ch_1", {}, "chave-3")).toMatchObject({ kind: "unknown", cause: "connection_lost" });
});

test("a 200 that cannot be read is unknown; new words break nothing", async () => {
  const odd = await provider([{ status: 200, body: "<html>" }]);
  expect(await odd.orders.create(orderBody, "k")).toMatchObject({ kind: "unknown", cause: "unparsable" });
  server?.close();
  requests = [];
  const charge = {
    id: 7,
    code: null,
    status: "em_orbita",
    amount: 100,
    last_transaction: { id: "t", status: 3, gateway_response: "?" },
  };
  const fresh = await provider([{ status: 200, body: { ...order, novo: [1], charges: [charge] } }]);
  const answer = await fresh.orders.get("or_1");
  expect(answer).toMatchObject({
    ok: true,
    value: { charges: [{ id: "7", status: "em_orbita", last_transaction: { id: "t", status: null } }] },
  });
});

test("the circuit breaker opens after five failures, spares the provider and closes after a single probe", async () => {
  let now = 1_000_000;
  const script: Answer[] = [{ status: 500, body: {} }];
  const pagarme = await provider(script, { now: () => now });
  for (let i = 0; i < 5; i++) await pagarme.transfers.create(transfer, "chave-t");
  expect(await pagarme.orders.get("or_1")).toEqual({ ok: false, kind: "unavailable", cause: "breaker_open" });
  expect(requests).toHaveLength(5);
  now += 5_000;
  script[0] = { status: 200, body: order };
  const answers = await Promise.all([pagarme.orders.get("or_1"), pagarme.orders.get("or_1")]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(requests).toHaveLength(6);
  expect(await pagarme.orders.get("or_1")).toMatchObject({ ok: true });
});

test("refusals do not open the circuit breaker", async () => {
  const pagarme = await provider([{ status: 404, body: { message: "Order not found." } }]);
  for (let i = 0; i < 8; i++) expect(await pagarme.orders.get("or_x")).toMatchObject({ kind: "refused", status: 404 });
});

test("an observer sees the path's template, never ids", async () => {
  const seen: CallReport[] = [];
  const pagarme = await provider([{ status: 200, body: order }], { onCall: (report) => seen.push(report) });
  await pagarme.orders.get("or_segredo");
  expect(seen).toEqual([{ method: "GET", path: "/orders/{id}", status: 200, outcome: "ok", ms: expect.any(Number) }]);
});
