import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { becomeRecipient } from "#modules/payouts/recipients/become-recipient.ts";
import { makeKycLink } from "#modules/payouts/recipients/make-kyc-link.ts";
import { applyBankChanges } from "#modules/payouts/bank/apply-change.ts";
import { followAnticipations } from "#modules/payouts/anticipation/follow-anticipations.ts";
import { readOffer } from "#modules/payouts/anticipation/read-offer.ts";
import { requestAnticipation } from "#modules/payouts/anticipation/request-anticipation.ts";
import { openRun } from "#modules/payouts/reconciliation/open-run.ts";
import { reconcile } from "#modules/payouts/reconciliation/reconcile.ts";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { followWithdrawals } from "#modules/payouts/withdrawals/follow-withdrawals.ts";
import { sendWithdrawal } from "#modules/payouts/withdrawals/send-withdrawal.ts";
import { saveCard } from "#modules/payments/cards/save-card.ts";
import { removeCard } from "#modules/payments/cards/change-cards.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { ADDRESS, byNewCard, tokenOf } from "./card.ts";
import { CONFIRMED, confirmAtBank, newestAttempt } from "./card-authentication.ts";
import { attemptsOf, buy, placed, sellable } from "./card-checkout.ts";
import { buyWith, cpfOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { authorWithBalance, PLATFORM, requestedWithdrawal } from "./paid-author.ts";
import { createPaidOrder, refundLine, sendRefunds } from "./paid-order.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import { objectionsTo, type SeenCall, unseen, watched } from "./provider-referee.ts";
import { companyForm, personForm } from "./registration.ts";
import { attachSandbox } from "./sandbox.ts";
import { askChange, endWait, settledAuthor } from "./settled-author.ts";
import { soldByCard } from "./sold-by-card.ts";

/** Before the client of the provider is made, which keeps the `fetch` that it finds. */
const network = vi.hoisted(() => {
  const real = globalThis.fetch;
  const hook = { real, fetch: real };
  globalThis.fetch = (input, init) => hook.fetch(input, init);
  return hook;
});
const seen: SeenCall[] = [];
network.fetch = watched(network.real, seen);

const sandbox = attachSandbox();

beforeEach(async () => {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 100_000 },
  ]);
  await sandbox.manner({ transfers_as_page: true, anticipation_allowed: true });
});

/** What the SDK's models demand and the API takes for absent: its documentation has each as optional. */
const missing = (...names: string[]) =>
  `Some properties are missing in the object: ${names.map((name) => `"${name}"`).join(", ")}.`;
const ADDRESS_PARTS = missing("street", "number", "neighborhood", "complement", "line_2");
const INCOME = "Expected value to be of type 'Optional<Nullable<string>>' but found 'number'.";

const KNOWN = [
  `DELETE /charges/{id}, sent: : ${missing("operation_reference")}`,
  `PATCH /recipients/{id}/default-bank-account, sent: bank_account: ${missing("metadata")}`,
  `POST /customers, sent: : ${missing("metadata", "code")}`,
  `POST /customers, sent: address: ${ADDRESS_PARTS}`,
  `POST /customers/{id}/cards, sent: billing_address: ${ADDRESS_PARTS}`,
  // Who has a record at the provider is sent by its id.
  `POST /orders, sent: : ${missing("customer")}`,
  `POST /orders, sent: customer.address: ${ADDRESS_PARTS}`,
  `POST /orders, sent: customer: ${missing("address", "metadata", "code")}`,
  `POST /orders, sent: customer: ${missing("metadata", "code")}`,
  `POST /orders, sent: items.0: ${missing("category")}`,
  `POST /orders, sent: items.1: ${missing("category")}`,
  `POST /orders, sent: payments.0.boleto.billing_address: ${ADDRESS_PARTS}`,
  // The documentation answers figures, and the SDK reads texts.
  `POST /recipients, answered: register_information.annual_revenue: ${INCOME}`,
  `POST /recipients, answered: register_information.managing_partners.0.monthly_income: ${INCOME}`,
  `POST /recipients, answered: register_information.monthly_income: ${INCOME}`,
  `POST /recipients, sent: : ${missing("metadata")}`,
  `POST /recipients, sent: default_bank_account: ${missing("metadata")}`,
  // The reference asks for a net amount, by `requested_amount`; the SDK for a gross one.
  `POST /recipients/{id}/bulk_anticipations, sent: : ${missing("amount")}`,
  // The SDK reads a list of texts here, and sends and answers an object itself.
  "POST /transfers/recipients, sent: metadata: Expected value to be of type 'Optional<Array<string>>' but found 'object'.",
];

describe("everything that this product does at the provider, judged by the provider's own SDK", () => {
  it("a Pix is bought, given back in part, and reconciled", async () => {
    const paid = await createPaidOrder(sandbox);
    expect((await refundLine(paid, 0)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    await reconcile(await openRun(), { secondLookMs: 0 });
  });

  it("a payment whose answer was lost is looked for by its code", async () => {
    const made = await createPendingOrder(sandbox, [2_000]);
    await sandbox.fault("500-after-commit", 60, "/orders");
    await startPayment(made.attemptId);
    await sandbox.faultsOver();
    await settleAttempt(made.attemptId);
    expect((await readAttempt(made.attemptId)).status).toBe("pendente");
  });

  it("a boleto is bought and paid", async () => {
    await db
      .insert(settings)
      .values({ key: "boleto", value: { isOn: true }, updatedBy: "teste" })
      .onConflictDoUpdate({ target: settings.key, set: { value: { isOn: true } } });
    const store = await createStore();
    await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
    const product = await createProduct(store.id);
    const buyer = await createUser({ document: cpfOf(81_900) });
    const answer = await buyWith(buyer, [product.id], [], 2_000, { payment: { method: "boleto", billingAddress: ADDRESS } });
    expect(answer.ok).toBe(true);
    const [attempt] = await attemptsOf(answer.ok ? answer.value.orderId : "");
    await sandbox.outcome(attempt?.providerChargeId ?? "", "pay", { force: true });
    await settleAttempt(attempt?.id ?? "");
    expect((await readAttempt(attempt?.id ?? "")).status).toBe("paga");
  });

  it("a card is confirmed at the bank", async () => {
    await confirmAtBank();
    const buyer = await createUser();
    const product = await sellable(sandbox, 2_000);
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, CONFIRMED)));
    const { id, providerChargeId, status } = await newestAttempt(orderId);
    expect(status).toBe("autenticando");
    await sandbox.outcome(providerChargeId ?? "", "confirm");
    await settleAttempt(id);
    expect((await readAttempt(id)).status).toBe("paga");
  });

  it("a card is kept and removed; a sale by card is had before its day", async () => {
    const buyer = await createUser({ document: cpfOf(81_901) });
    const saved = await saveCard(buyer.id, { cardToken: await tokenOf(), billingAddress: ADDRESS });
    expect(saved.ok).toBe(true);
    expect(await removeCard(buyer.id, saved.ok ? saved.value.cardId : "", null)).toEqual({ ok: true });
    const { storeId, author } = await soldByCard(sandbox);
    const offer = await readOffer(storeId);
    if (!offer) throw new Error("no offer");
    const { netCents, costCents } = offer;
    expect(await requestAnticipation(author, { netCents, costCents })).toEqual({ ok: true });
    await db.execute(sql`update anticipations set next_poll_at = now() where next_poll_at is not null`);
    await followAnticipations();
  });

  it.each([
    ["a person", personForm],
    ["a company", companyForm],
  ])("%s registers and proves who they are", async (_, form) => {
    const store = await createStore();
    await db.delete(recipients).where(eq(recipients.storeId, store.id));
    expect(await becomeRecipient(store.id, form)).toMatchObject({ ok: true });
    const [made] = await db.select().from(recipients).where(eq(recipients.storeId, store.id));
    await sandbox.call("POST", `/sandbox/recipients/${made?.providerId}/status`, {
      status: "affiliation",
      kyc_status: "partially_denied",
      status_reason: "additional_documents_required",
    });
    await db
      .update(recipients)
      .set({ status: "em_analise", kycStatus: "partially_denied" })
      .where(eq(recipients.storeId, store.id));
    expect(await makeKycLink(store.id)).toMatchObject({ ok: true });
  });

  it("a withdrawal goes to the bank, and a bank account is changed", async () => {
    const author = await authorWithBalance(20_000, sandbox);
    const requested = await requestedWithdrawal(author, 20_000);
    expect(await confirmWithdrawal(author.viewer, requested)).toEqual({ ok: true });
    await sendWithdrawal(requested.id);
    await db.execute(sql`update withdrawals set next_poll_at = now() where id = ${requested.id}`);
    await followWithdrawals();
    const settled = await settledAuthor(sandbox);
    expect((await askChange(settled.viewer)).ok).toBe(true);
    await endWait(settled);
    await applyBankChanges();
  });

  it("no body and no answer is against its models, but for what they demand beyond the documentation", () => {
    expect(objectionsTo(seen)).toEqual(KNOWN);
    expect(unseen(seen)).toEqual([]);
  });
});
