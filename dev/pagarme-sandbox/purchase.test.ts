import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createServer, type Server } from "node:http";
import { createPagarme } from "#integrations/pagarme/client.ts";
import { createSandbox, type RunningSandbox } from "./app.ts";
import { pixOrder } from "./order-sample.ts";

const author = "re_autora";
const received: { id: string; type: string; data: { id: string; status: string } }[] = [];
let receiver: Server;
let running: RunningSandbox;
let pagarme: ReturnType<typeof createPagarme>;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isOurs = request.headers.authorization === `Basic ${btoa("sandbox:sandbox-webhook")}`;
      if (isOurs) received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(isOurs ? 200 : 401).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" && address ? address.port : 0;
  running = await createSandbox({ webhookUrl: `http://127.0.0.1:${port}/`, pixRefundSeconds: 0 }).start(0);
  pagarme = createPagarme({ apiUrl: `${running.url}/core/v5`, secretKey: "sk_test_sandbox", publicKey: "pk_test_sandbox" });
});

afterAll(async () => {
  await running.close();
  receiver.close();
});

beforeEach(async () => {
  await control("/reset", {});
  received.length = 0;
  await control("/recipients", { id: author, name: "Autora", document: "52998224725", status: "active" });
});

async function control(path: string, body: unknown): Promise<Response> {
  return fetch(`${running.url}/sandbox${path}`, { method: "POST", body: JSON.stringify(body) });
}

async function placePix(code: string, amount = 10_000) {
  const answer = await pagarme.orders.create(pixOrder(code, amount, author), `chave-${code}`);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const charge = answer.value.charges[0];
  if (!charge) throw new Error("pedido sem cobrança");
  return { order: answer.value, charge };
}

test("a Pix starts pending, with its code, and becomes paid by the button", async () => {
  const { order, charge } = await placePix("P-1");
  expect(order.status).toBe("pending");
  expect(charge.last_transaction).toMatchObject({ status: "waiting_payment", transaction_type: "pix" });
  expect(charge.last_transaction?.qr_code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  await control(`/charges/${charge.id}/pay`, {});
  const paid = await pagarme.charges.get(charge.id);
  expect(paid).toMatchObject({
    ok: true,
    value: { status: "paid", paid_amount: 10_000, last_transaction: { status: "paid", success: true } },
  });
  const first = charge.last_transaction?.id;
  expect(paid.ok && paid.value.last_transaction?.id).not.toBe(first);
  await expect.poll(() => received.map((event) => event.type).sort()).toEqual(["charge.paid", "charge.pending", "order.paid"]);
});

test("the same key does not create two orders, and the order is found by its code", async () => {
  const first = await placePix("P-2");
  const again = await placePix("P-2");
  expect(again.order.id).toBe(first.order.id);
  const found = await pagarme.orders.listByCode("P-2");
  expect(found.ok && found.value.data.map((order) => order.id)).toEqual([first.order.id]);
});

test("underpaid or overpaid is not mistaken for paid", async () => {
  const less = await placePix("P-3");
  await control(`/charges/${less.charge.id}/pay`, { amount_cents: 9_999 });
  expect(await pagarme.charges.get(less.charge.id)).toMatchObject({ value: { status: "underpaid", paid_amount: 9_999 } });
  expect(await pagarme.orders.get(less.order.id)).toMatchObject({ value: { status: "pending" } });
  const more = await placePix("P-4");
  await control(`/charges/${more.charge.id}/pay`, { amount_cents: 10_001 });
  expect(await pagarme.charges.get(more.charge.id)).toMatchObject({ value: { status: "overpaid", paid_amount: 10_001 } });
});

test("an expired Pix fails, and can still be paid late", async () => {
  const { charge } = await placePix("P-5");
  await control("/clock", { advance: "PT45M" });
  expect(await pagarme.charges.get(charge.id)).toMatchObject({
    value: { status: "failed", last_transaction: { status: "expired" } },
  });
  await control(`/charges/${charge.id}/pay`, {});
  expect(await pagarme.charges.get(charge.id)).toMatchObject({ value: { status: "paid" } });
});

test("cancelling what was not paid closes the charge, which then cannot be paid", async () => {
  const { charge } = await placePix("P-6");
  expect(await pagarme.charges.cancel(charge.id, {}, "cancela-6")).toMatchObject({ ok: true, value: { status: "canceled" } });
  expect((await control(`/charges/${charge.id}/pay`, {})).status).toBe(412);
});

test("a partial refund has its own split, then the rest goes; more than what was paid is refused", async () => {
  const { charge } = await placePix("P-7");
  await control(`/charges/${charge.id}/pay`, {});
  const options = { liable: false, charge_processing_fee: false, charge_remainder_fee: false };
  const split = [
    { type: "flat" as const, amount: 3_000, recipient_id: author, options },
    { type: "flat" as const, amount: 0, recipient_id: "re_plataforma_sandbox", options },
  ];
  const part = await pagarme.charges.cancel(charge.id, { amount: 3_000, split }, "parte");
  expect(part).toMatchObject({
    value: { status: "paid", canceled_amount: 3_000, last_transaction: { status: "partial_refunded", amount: 3_000 } },
  });
  expect(await pagarme.charges.cancel(charge.id, { amount: 7_001 }, "demais")).toMatchObject({ kind: "refused", status: 412 });
});

test("what is no real order is refused with its fields", async () => {
  const broken = pixOrder("P-8", 5_000, author);
  const answer = await pagarme.orders.create({ ...broken, items: [], customer: undefined }, "k8");
  expect(answer).toMatchObject({ kind: "refused", status: 422, errors: { "order.items": ["The items field is required"] } });
});

test("what only the bank notices answers 200 with a failed order", async () => {
  const answer = await pagarme.orders.create(pixOrder("P-9", 5_000, "re_ninguem"), "k9");
  expect(answer).toMatchObject({
    ok: true,
    value: { status: "failed", charges: [{ status: "failed", last_transaction: { gateway_response: { code: "404" } } }] },
  });
});
