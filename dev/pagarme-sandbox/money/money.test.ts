import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreateRecipientRequest } from "#integrations/pagarme/requests.ts";
import { author, platform, startForTest } from "../start-for-test.ts";
import { allocate } from "./split.ts";

let shop: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  shop = await startForTest();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control("/reset");
  await shop.control("/recipients", { id: author, name: "Autora", document: "52998224725", status: "active" });
});

test("splitting neither loses nor creates a centavo", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, parts) => {
      const shares = allocate(total, parts, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a Pix's money waits one business day, and the fee comes out of the platform", async () => {
  await shop.paid();
  expect(await shop.balance(author)).toEqual({ available: 0, waiting: 9_000, transferred: 0 });
  expect(await shop.balance(platform)).toEqual({ available: 0, waiting: 881, transferred: 0 });
  await shop.control("/clock", { advance: "P8D" });
  expect(await shop.balance(author)).toEqual({ available: 9_000, waiting: 0, transferred: 0 });
  expect(await shop.balance(platform)).toEqual({ available: 881, waiting: 0, transferred: 0 });
  const payables = await shop.pagarme.recipients.listPayables({ recipient_id: author });
  expect(payables).toMatchObject({
    value: { data: [{ type: "credit", status: "paid", amount: 9_000, fee: 0 }], paging: { forward_cursor: null } },
  });
});

test("a refund takes back what each one received, or what the split says", async () => {
  const charge = await shop.paid();
  await shop.pagarme.charges.cancel(charge.id, { amount: 5_000 }, "r1");
  expect(await shop.balance(author)).toMatchObject({ waiting: 4_500 });
  expect(await shop.balance(platform)).toMatchObject({ waiting: 381 });
  const rule = { type: "flat" as const };
  const split = [
    { ...rule, amount: 4_500, recipient_id: author },
    { ...rule, amount: 500, recipient_id: platform },
  ];
  expect(await shop.pagarme.charges.cancel(charge.id, { amount: 5_000, split }, "r2")).toMatchObject({
    value: { status: "canceled", canceled_amount: 10_000 },
  });
  expect(await shop.balance(author)).toMatchObject({ waiting: 0 });
  expect(await shop.balance(platform)).toMatchObject({ waiting: -119 });
});

test("a recipient who has withdrawn everything cannot refund: it is refused and nothing changes", async () => {
  const charge = await shop.paid();
  await shop.control("/clock", { advance: "P8D" });
  expect(await shop.pagarme.transfers.create({ amount: 9_000, recipient_id: author }, "saque-4")).toMatchObject({ ok: true });
  const answer = await shop.pagarme.charges.cancel(charge.id, {}, "r3");
  expect(answer).toMatchObject({ kind: "refused", status: 412, message: "action_forbidden |  | Saldo insuficiente." });
  expect(await shop.readCharge(charge.id)).toMatchObject({ status: "paid", canceled_amount: null });
});

test("a refund that fails leaves the charge paid and the money where it was", async () => {
  const charge = await shop.paid();
  await shop.control(`/charges/${charge.id}/refund-fail-next`);
  const failed = await shop.pagarme.charges.cancel(charge.id, {}, "r4");
  expect(failed).toMatchObject({
    ok: true,
    value: { status: "paid", last_transaction: { status: "error_on_refunding", success: false } },
  });
  expect(await shop.balance(author)).toMatchObject({ waiting: 9_000 });
  expect(await shop.pagarme.charges.cancel(charge.id, {}, "r5")).toMatchObject({ value: { status: "canceled" } });
});

test("a chargeback is paid by whoever is liable, and comes back when the dispute is won", async () => {
  const charge = await shop.paid();
  await shop.control(`/charges/${charge.id}/chargeback`);
  expect(await shop.balance(platform)).toMatchObject({ waiting: 881 - 10_000 });
  expect(await shop.balance(author)).toMatchObject({ waiting: 9_000 });
  await shop.control(`/charges/${charge.id}/chargeback-won`);
  expect(await shop.readCharge(charge.id)).toMatchObject({ status: "paid" });
  expect(await shop.balance(platform)).toMatchObject({ waiting: 881 });
});

test("a withdrawal leaves the available balance at once; refused by the bank, it comes back", async () => {
  await shop.control("/recipients", { id: "re_saque", name: "Bia", document: "11144477735", available_amount: 5_000 });
  const first = await shop.pagarme.transfers.create({ amount: 3_000, recipient_id: "re_saque" }, "saque-5");
  if (!first.ok) throw new Error("saque recusado");
  expect(await shop.balance("re_saque")).toEqual({ available: 2_000, waiting: 0, transferred: 0 });
  await shop.control(`/transfers/${first.value.id}/fail`);
  expect(await shop.pagarme.transfers.get(first.value.id)).toMatchObject({ value: { status: "failed" } });
  expect(await shop.balance("re_saque")).toMatchObject({ available: 5_000 });
  const second = await shop.pagarme.transfers.create({ amount: 5_000, recipient_id: "re_saque" }, "saque-6");
  if (!second.ok) throw new Error("saque recusado");
  await shop.control(`/transfers/${second.value.id}/settle`);
  expect(await shop.balance("re_saque")).toEqual({ available: 0, waiting: 0, transferred: 5_000 });
  expect(await shop.pagarme.transfers.create({ amount: 1, recipient_id: "re_saque" }, "saque-7")).toMatchObject({
    kind: "refused",
    errors: { amount: ["action_forbidden |  | Saldo insuficiente."] },
  });
  const listed = await shop.pagarme.transfers.listByRecipient({ recipient_id: "re_saque" });
  expect(listed).toMatchObject({ value: [{ id: second.value.id, status: "transferred" }, { id: first.value.id }] });
});

test("pays a withdrawal asked twice with one key once, and with two keys twice", async () => {
  await shop.control("/recipients", { id: "re_saque", name: "Bia", document: "11144477735", available_amount: 5_000 });
  const ask = (key: string) =>
    fetch(`${shop.url}/core/v5/transfers`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa("sk_test_sandbox:")}`, "idempotency-key": key },
      body: JSON.stringify({ amount: 1_000, recipient_id: "re_saque" }),
    });
  await ask("one");
  await ask("one");
  expect(await shop.balance("re_saque")).toMatchObject({ available: 4_000 });
  await ask("two");
  expect(await shop.balance("re_saque")).toMatchObject({ available: 3_000 });
});

test("a recipient starts active, refused or waiting, depending on document and mode", async () => {
  expect(await shop.pagarme.recipients.create(registration("52998224725"), "rec-1")).toMatchObject({
    value: { status: "active", kyc_details: { status: "approved" } },
  });
  expect(await shop.pagarme.recipients.create(registration("12345679999"), "rec-2")).toMatchObject({
    value: { status: "refused", kyc_details: { status: "denied" } },
  });
  shop.sandbox.options.manualKyc = true;
  const waiting = await shop.pagarme.recipients.create(registration("11144477735"), "rec-3");
  shop.sandbox.options.manualKyc = false;
  if (!waiting.ok) throw new Error("recebedor recusado");
  expect(waiting.value).toMatchObject({ status: "registration", kyc_details: { status: "pending" } });
  expect(await shop.pagarme.transfers.create({ amount: 1, recipient_id: waiting.value.id }, "saque-8")).toMatchObject({
    kind: "refused",
    status: 412,
  });
  expect(await shop.pagarme.recipients.createKycLink(waiting.value.id)).toMatchObject({
    value: { url: expect.stringContaining("/kyc/re_") },
  });
  await shop.control(`/recipients/${waiting.value.id}/status`, { status: "active" });
  expect(await shop.pagarme.recipients.get(waiting.value.id)).toMatchObject({ value: { status: "active" } });
});

test("a recipient's account only changes to another of the same document", async () => {
  const created = await shop.pagarme.recipients.create(registration("52998224725"), "rec-4");
  if (!created.ok) throw new Error("recebedor recusado");
  const { default_bank_account } = registration("52998224725");
  const moved = { ...default_bank_account, account_number: "777" };
  expect(await shop.pagarme.recipients.updateDefaultBankAccount(created.value.id, moved, "b1")).toMatchObject({
    value: { default_bank_account: { account_number: "777" } },
  });
  const stolen = { ...moved, holder_document: "11144477735" };
  expect(await shop.pagarme.recipients.updateDefaultBankAccount(created.value.id, stolen, "b2")).toMatchObject({
    kind: "refused",
    status: 412,
  });
});

test("an incomplete registration is refused field by field", async () => {
  const whole = registration("52998224725");
  const broken = {
    ...whole,
    default_bank_account: { ...whole.default_bank_account, bank: "34" },
    register_information: { ...whole.register_information, email: "" },
  };
  const answer = await shop.pagarme.recipients.create(broken, "rec-5");
  expect(answer).toMatchObject({ kind: "refused", status: 422 });
  expect(answer.ok === false && answer.kind === "refused" && Object.keys(answer.errors).sort()).toEqual([
    "default_bank_account.bank",
    "register_information.email",
  ]);
});

function registration(document: string): CreateRecipientRequest {
  return {
    register_information: {
      type: "individual",
      name: "Ana de Teste",
      email: "ana@example.test",
      document,
      birthdate: "01/02/1990",
      monthly_income: 500_000,
      professional_occupation: "Professora",
      phone_numbers: [{ ddd: "11", number: "999999999", type: "mobile" }],
      address: {
        street: "Rua A",
        complementary: "-",
        street_number: "1",
        neighborhood: "Centro",
        city: "São Paulo",
        state: "SP",
        zip_code: "01001000",
        reference_point: "-",
      },
    },
    payment_mode: "bank_transfer",
    default_bank_account: {
      holder_name: "Ana de Teste",
      holder_type: "individual",
      holder_document: document,
      bank: "341",
      branch_number: "1234",
      account_number: "12345",
      account_check_digit: "6",
      type: "checking",
    },
  };
}
