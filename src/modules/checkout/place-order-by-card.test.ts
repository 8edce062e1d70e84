import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ADDRESS, byCard, byNewCard, cardNumber, tokenOf } from "../../../tests/card.ts";
import { attemptsOf, buy, orderOf, placed, sellable } from "../../../tests/card-checkout.ts";
import { createCart, createUser, viewerOf } from "../../../tests/factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { addresses } from "../accounts/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { listCards } from "../payments/cards/queries.ts";
import { DEFAULT_STORE_PAYMENTS } from "../payments/recipients/rules.ts";
import { saveStorePayments } from "../payments/recipients/save-store-payments.ts";
import { installmentRows } from "../payments/rules/installments.ts";
import { storePaymentSettings } from "../payments/tables/recipients.ts";
import { findOrderPayment } from "./payment-ways.ts";
import { placeOrder } from "./place-order.ts";
import { findOrderProgress } from "./queries/order-progress.ts";

const sandbox = attachSandbox();
const TERMS = { monthlyBps: 199, interestFreeUpTo: 1, max: 12, leastEachCents: 500 };

type Sent = { status: string; amount: number; last_transaction: { statement_descriptor: string; installments: number } };
const chargeOf = async (orderId: string) =>
  (await sandbox.charges()).find((charge) => JSON.stringify(charge).includes(orderId)) as unknown as Sent | undefined;

describe("the period the store gives to change one's mind", () => {
  it("is frozen in the item: a later change by the store does not change the order, and whoever returns to it only gains", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 10_000, { guaranteeDays: 15 })];
    const daysOf = async (orderId: string) =>
      (await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))).map((item) => item.guaranteeDays);
    const promise = (guaranteeDays: number) =>
      db.update(storePaymentSettings).set({ guaranteeDays }).where(eq(storePaymentSettings.storeId, product.storeId));
    const { orderId } = placed(await buy(buyer, [product], { method: "pix", payLater: false }));
    expect(await daysOf(orderId)).toEqual([15]);
    await promise(7);
    expect(placed(await buy(buyer, [product], { method: "pix", payLater: false })).orderId).toBe(orderId);
    expect(await daysOf(orderId)).toEqual([15]);
    const { guarantees } = (await findOrderPayment(await viewerOf(buyer), orderId)) ?? {};
    expect(guarantees).toMatchObject([{ days: 15 }]);
    await promise(30);
    expect(placed(await buy(buyer, [product], { method: "pix", payLater: false })).orderId).toBe(orderId);
    expect(await daysOf(orderId)).toEqual([30]);
  });

  it("who read the period within the last hour still has it; who arrives later buys with the new one", async () => {
    const product = await sellable(sandbox, 10_000, { guaranteeDays: 15 });
    const store = { userId: (await createUser()).id, storeId: product.storeId };
    await saveStorePayments(store, { ...DEFAULT_STORE_PAYMENTS, guaranteeDays: 7 });
    const bought = async () => {
      const { orderId } = placed(await buy(await createUser(), [product], { method: "pix", payLater: false }));
      const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
      return item?.guaranteeDays;
    };
    expect(await bought()).toBe(15);
    await db.execute(sql`update state_history set at = at - interval '61 minutes' where entity = 'store_payments'`);
    expect(await bought()).toBe(7);
  });
});

describe("paying by card", () => {
  it("in three instalments charges the buyer's interest, opens the files, and interest has an account of its own in the ledger", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 10_000)];
    const { orderId, next } = placed(await buy(buyer, [product], await byNewCard(10_401, undefined, { installments: 3 })));
    expect(next).toBe("card");
    expect(await orderOf(orderId)).toMatchObject({ status: "pago", paymentMethod: "cartao", totalCents: 10_000 });
    const [attempt] = await attemptsOf(orderId);
    expect(attempt).toMatchObject({ status: "paga", amountCents: 10_401, interestCents: 401, installments: 3, cardToken: null });
    expect(await chargeOf(orderId)).toMatchObject({
      status: "paid",
      amount: 10_401,
      last_transaction: { installments: 3, statement_descriptor: "AUTORIA" },
    });
    expect(await balanceOf(`seller:${product.storeId}:pending`)).toBe(-8_800);
    expect(await balanceOf("revenue:installment_interest")).toBe(-401);
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({
      stage: "pago",
      chargeCents: 10_401,
      installments: 3,
      card: { brand: "Visa", lastFour: "0010" },
    });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("without interest as far as the store bears it: interest leaves the author's share and is frozen in the item", async () => {
    const [buyer, product] = [
      await createUser(),
      await sellable(sandbox, 10_000, { interestFreeUpTo: 3, statementName: "ATELIE HELENA" }),
    ];
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(10_000, undefined, { installments: 3 })));
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect(item).toMatchObject({ paidCents: 10_000, commissionCents: 1_200, interestCents: 401 });
    expect(await balanceOf(`seller:${product.storeId}:pending`)).toBe(-8_399);
    expect(await chargeOf(orderId)).toMatchObject({
      amount: 10_000,
      last_transaction: { statement_descriptor: "ATELIE HELENA" },
    });
    const rows = await readRows(
      db,
      { net: col.int`(payload->>'netCents')::int` },
      (row) => sql`select ${row} from outbox_emails where kind = 'venda.nova' and ref = ${`${orderId}:${product.storeId}`}`,
    );
    expect(rows[0]?.net).toBe(8_399);
  });

  it("of two stores what both accept counts", async () => {
    const buyer = await createUser();
    const [a, b] = [
      await sellable(sandbox, 5_000, { interestFreeUpTo: 3, maxInstallments: 4 }),
      await sellable(sandbox, 5_000, { interestFreeUpTo: 2, maxInstallments: 6 }),
    ];
    const charge = installmentRows(10_000, { ...TERMS, interestFreeUpTo: 2 })[2]?.totalCents ?? 0;
    expect(await buy(buyer, [a, b], await byNewCard(10_502, undefined, { installments: 5 }))).toMatchObject({
      reason: "installments_unavailable",
    });
    expect(await buy(buyer, [a, b], await byNewCard(10_000, undefined, { installments: 3 }))).toMatchObject({
      reason: "price_changed",
    });
    expect((await buy(buyer, [a, b], await byNewCard(charge, undefined, { installments: 3 }))).ok).toBe(true);
    const pixOnly = await sellable(sandbox, 5_000, { acceptsCard: false });
    expect(await buy(buyer, [pixOnly], await byNewCard(5_000))).toMatchObject({ reason: "method_unavailable" });
    const cardOnly = await sellable(sandbox, 5_000, { acceptsPix: false });
    expect(await buy(buyer, [cardOnly], { method: "pix" })).toMatchObject({ reason: "method_unavailable" });
  });

  it("stores the typed address, and only asks for it when there is none", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(sandbox, 2_000), await sellable(sandbox, 2_000)];
    const bare = byCard(2_000, { cardToken: await tokenOf(), billingAddress: undefined });
    expect(await buy(buyer, [product], bare)).toMatchObject({ reason: "address_missing", fields: { cep: expect.any(String) } });
    expect((await buy(buyer, [product], await byNewCard(2_000))).ok).toBe(true);
    expect(await db.select().from(addresses).where(eq(addresses.userId, buyer.id))).toMatchObject([
      { ...ADDRESS, isDefault: true },
    ]);
    expect((await buy(buyer, [other], { ...bare, cardToken: await tokenOf() })).ok).toBe(true);
  });

  it("saves the card when asked, and the next purchase is made with it, without typing anything", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(sandbox, 2_000), await sellable(sandbox, 3_000)];
    placed(await buy(buyer, [product], await byNewCard(2_000, cardNumber(1), { saveCard: true })));
    const [card] = await listCards(buyer.id);
    expect(card).toMatchObject({ isDefault: true, holderName: "MARINA T COUTO", expMonth: 12, expYear: 2032, expiry: "valido" });
    const saved = byCard(3_000, { cardId: card?.id ?? null, billingAddress: undefined });
    const { orderId } = placed(await buy(buyer, [other], saved));
    expect(await orderOf(orderId)).toMatchObject({ status: "pago" });
    const stranger = await createUser();
    expect(await buy(stranger, [product], saved)).toMatchObject({ reason: "price_changed" });
    expect(await buy(stranger, [other], saved)).toMatchObject({ reason: "card_gone" });
  });
});

describe("what comes from the browser is no price (INV-04)", () => {
  it.each([-1, 0, 1, 9_999, 10_001, 10_400, 10_402, 1_000_000_000])(
    "an expected charge of %i centavos in three instalments is refused, and nothing leaves here",
    async (expectedChargeCents) => {
      const [buyer, product] = [await createUser(), await sellable(sandbox, 10_000)];
      const answer = await buy(buyer, [product], await byNewCard(expectedChargeCents, undefined, { installments: 3 }));
      expect(answer).toMatchObject({ ok: false, reason: "price_changed" });
      expect(await db.select().from(orders).where(eq(orders.userId, buyer.id))).toHaveLength(0);
    },
  );
});

describe("the same card purchase sent more than once (B087)", () => {
  it("eight clicks together make one order and one charge (INV-08)", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const input = await byNewCard(2_000);
    const cartId = await createCart([product.id]);
    const viewer = await viewerOf(buyer);
    const form = {
      viewer,
      cartId,
      buyer: { name: buyer.name, document: "52998224725" },
      expectedTotalCents: 2_000,
      requestKey: randomUUID(),
      payment: input,
      device: { ip: "203.0.113.7", userAgent: "teste" },
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOrder(form)));
    const ids = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : [])));
    expect(ids.size).toBe(1);
    const [orderId] = ids;
    expect(await attemptsOf(orderId ?? "")).toHaveLength(1);
    expect((await sandbox.charges()).filter((charge) => JSON.stringify(charge).includes(orderId ?? "?"))).toHaveLength(1);
    expect((await orderOf(orderId ?? ""))?.status).toBe("pago");
  });

  it("with a Pix waiting, choosing card pays the same order, and the old code is cancelled first", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const first = placed(await buy(buyer, [product], { method: "pix" }));
    const second = placed(await buy(buyer, [product], await byNewCard(2_000)));
    expect(second).toMatchObject({ orderId: first.orderId, next: "card" });
    expect((await attemptsOf(first.orderId)).map((attempt) => [attempt.method, attempt.status])).toEqual([
      ["pix", "cancelada"],
      ["cartao", "paga"],
    ]);
  });
});
