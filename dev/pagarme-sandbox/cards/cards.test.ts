import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenizeCard } from "#integrations/pagarme/tokenize.ts";
import { addressSample, customerSample } from "../order-sample.ts";
import { startForTest } from "../start-for-test.ts";

let shop: Awaited<ReturnType<typeof startForTest>>;
const keys = () => ({ apiUrl: `${shop.url}/core/v5`, publicKey: "pk_test_sandbox" });

beforeAll(async () => {
  shop = await startForTest();
});
afterAll(() => shop.close());

async function token(number: string, cvv = "123"): Promise<string> {
  const answer = await tokenizeCard(keys(), { number, holderName: "CLIENTE TESTE", expMonth: 12, expYear: 2040, cvv });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.token;
}

test.each([
  ["4000000000000010", "paid", "captured", "0000"],
  ["4111111111111111", "paid", "captured", "0000"],
  ["4000000000000028", "failed", "not_authorized", "1016"],
  ["4000000000000036", "processing", "with_error", "9111"],
  ["4000000000000044", "processing", "with_error", "9111"],
])("card %s starts as %s", async (number, status, transaction, code) => {
  const { charge } = await shop.placeCard({ card_token: await token(number) });
  expect(charge).toMatchObject({
    status,
    last_transaction: { status: transaction, acquirer_return_code: code, card: { last_four_digits: number.slice(-4) } },
  });
});

test("cards in processing finish: one approved, the other declined", async () => {
  const good = await shop.placeCard({ card_token: await token("4000000000000036") });
  const bad = await shop.placeCard({ card_token: await token("4000000000000044") });
  await shop.control("/clock", { advance: "PT10S" });
  expect(await shop.readCharge(good.charge.id)).toMatchObject({ status: "paid" });
  expect(await shop.readCharge(bad.charge.id)).toMatchObject({
    status: "failed",
    last_transaction: { status: "not_authorized" },
  });
});

test("the dispute card is paid, and disputed later", async () => {
  const { charge } = await shop.placeCard({ card_token: await token("4000000000000051") });
  expect(charge.status).toBe("paid");
  await shop.control("/clock", { advance: "P1D" });
  expect(await shop.readCharge(charge.id)).toMatchObject({ status: "chargedback" });
});

test("a CVV starting with 6 is declined by the issuer; a document of eleven ones, by the antifraud", async () => {
  const { charge } = await shop.placeCard({ card_token: await token("4000000000000010", "612") });
  expect(charge).toMatchObject({ status: "failed", last_transaction: { acquirer_return_code: "1000" } });
  const suspect = { ...customerSample, email: "suspeito@example.test", document: "11111111111" };
  const answer = await shop.pagarme.orders.create(
    {
      code: "AF-1",
      customer: suspect,
      items: [{ amount: 5_000, description: "Apostila", quantity: 1, code: "1" }],
      payments: [
        { payment_method: "credit_card", credit_card: { installments: 1, card_token: await token("4000000000000010") } },
      ],
    },
    "af-1",
  );
  expect(answer).toMatchObject({
    ok: true,
    value: { status: "failed", charges: [{ last_transaction: { antifraud_response: { status: "reproved" } } }] },
  });
});

test("a token works once, for 60 seconds", async () => {
  const once = await token("4000000000000010");
  await shop.placeCard({ card_token: once });
  await expect(shop.placeCard({ card_token: once })).rejects.toThrow("Token not found.");
  const old = await token("4000000000000010");
  await shop.control("/clock", { advance: "PT61S" });
  await expect(shop.placeCard({ card_token: old })).rejects.toThrow("Token not found.");
});

test("a holder's name leaves without its accents", async () => {
  const card = { number: "4000000000000010", expMonth: 12, expYear: 2040, cvv: "123" };
  const answer = await tokenizeCard(keys(), { ...card, holderName: " JOÃO D'ÁVILA CONCEIÇÃO " });
  const id = answer.ok ? answer.token : "";
  const repeated = await fetch(`${keys().apiUrl}/tokens/${id}?appId=${keys().publicKey}`);
  expect(await repeated.json()).toMatchObject({ card: { holder_name: "JOAO D'AVILA CONCEICAO" } });
});

test("a wrong number is pointed at in its field, and no token is created", async () => {
  const typed = { number: "4000 0000 0000 0011", holderName: "A", expMonth: 13, expYear: 2040, cvv: "12" };
  expect(await tokenizeCard(keys(), typed)).toEqual({
    ok: false,
    reason: "card_invalid",
    fields: ["number", "exp_month", "cvv"],
  });
  expect(await tokenizeCard({ ...keys(), publicKey: "pk_test_outra" }, typed)).toEqual({ ok: false, reason: "unavailable" });
});

test("the wallet gives the same card the same id, pays with it, and forgets it when deleted", async () => {
  const { customers, cards } = shop.pagarme;
  const customer = await customers.create({ ...customerSample, email: "carteira@example.test" }, "cus-1");
  if (!customer.ok) throw new Error("cliente recusado");
  const id = customer.value.id;
  const first = await cards.create(id, { token: await token("4000000000000010"), billing_address: addressSample }, "card-1");
  const again = await cards.create(id, { token: await token("4000000000000010"), billing_address: addressSample }, "card-2");
  if (!first.ok || !again.ok) throw new Error("cartão recusado");
  expect(again.value.id).toBe(first.value.id);
  const order = await shop.pagarme.orders.create(
    {
      code: "W-1",
      customer_id: id,
      items: [{ amount: 5_000, description: "Apostila", quantity: 1, code: "1" }],
      payments: [{ payment_method: "credit_card", credit_card: { installments: 2, card_id: first.value.id } }],
    },
    "w-1",
  );
  expect(order).toMatchObject({ ok: true, value: { status: "paid" } });
  expect(await cards.list(id)).toMatchObject({ value: { data: [{ id: first.value.id, last_four_digits: "0010" }] } });
  expect(await cards.delete(id, first.value.id, "del-1")).toMatchObject({ value: { status: "deleted" } });
  expect(await cards.list(id)).toMatchObject({ value: { data: [] } });
  expect(await cards.get(id, first.value.id)).toMatchObject({ kind: "refused", status: 404 });
});

test("verifying a card when saving it refuses one that would not be approved", async () => {
  const customer = await shop.pagarme.customers.create({ ...customerSample, email: "conferido@example.test" }, "cus-2");
  if (!customer.ok) throw new Error("cliente recusado");
  const answer = await shop.pagarme.cards.create(
    customer.value.id,
    { token: await token("4000000000000028"), options: { verify_card: true } },
    "card-3",
  );
  expect(answer).toMatchObject({
    kind: "refused",
    status: 412,
    message: "Could not create credit card. The card verification failed.",
  });
});

test("a browser from another origin may ask for tokens and nothing else", async () => {
  const preflight = await fetch(`${shop.url}/core/v5/tokens?appId=pk_test_sandbox`, {
    method: "OPTIONS",
    headers: {
      origin: "http://localhost:3000",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  const orders = await fetch(`${shop.url}/core/v5/orders`, { headers: { origin: "http://localhost:3000" } });
  expect(orders.status).toBe(401);
  expect(orders.headers.get("access-control-allow-origin")).toBeNull();
});
