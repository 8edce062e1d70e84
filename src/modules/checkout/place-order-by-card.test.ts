import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import {
  ADDRESS,
  ANALYSED_THEN_APPROVED,
  ANALYSED_THEN_REFUSED,
  byCard,
  byNewCard,
  cardNumber,
  NO_FUNDS,
  tokenOf,
} from "../../../tests/card.ts";
import { createCart, createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { addresses } from "../accounts/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { listCards } from "../payments/cards/queries.ts";
import type { PaymentWish } from "../payments/cards/schema.ts";
import { installmentRows } from "../payments/rules/installments.ts";
import { payOrder } from "../payments/pay-order.ts";
import { settleAttempt } from "../payments/settle-attempt.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { storePaymentSettings } from "../payments/tables/recipients.ts";
import { findOrderProgress } from "./queries/order-progress.ts";
import { placeOrder } from "./place-order.ts";

const sandbox = attachSandbox();
const TERMS = { monthlyBps: 199, interestFreeUpTo: 1, max: 12, leastEachCents: 500 };

async function sellable(priceCents: number, settings: Partial<typeof storePaymentSettings.$inferInsert> = {}) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  if (Object.keys(settings).length > 0) await db.insert(storePaymentSettings).values({ storeId: store.id, ...settings });
  return createProduct(store.id, { priceCents });
}

async function buy(buyer: TestUser, products: { id: number; priceCents: number }[], payment: PaymentWish) {
  return placeOrder({
    viewer: await viewerOf(buyer),
    cartId: await createCart(products.map((product) => product.id)),
    buyer: { name: buyer.name, document: "52998224725" },
    expectedTotalCents: products.reduce((sum, product) => sum + product.priceCents, 0),
    requestKey: randomUUID(),
    payment,
    device: { ip: "203.0.113.7", userAgent: "teste" },
  });
}

async function placed(answer: Awaited<ReturnType<typeof placeOrder>>) {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

const attemptsOf = (orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt);
const orderOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
const lettersTo = async (buyer: TestUser) =>
  (await db.execute<{ kind: string }>(sql`select kind from outbox_emails where recipient = ${buyer.email}`)).rows.map(
    (row) => row.kind,
  );

type Sent = { status: string; amount: number; last_transaction: { statement_descriptor: string; installments: number } };
const chargeOf = async (orderId: string) =>
  (await sandbox.charges()).find((charge) => JSON.stringify(charge).includes(orderId)) as unknown as Sent | undefined;

describe("pagar com cartão", () => {
  it("em três vezes cobra o juro de quem compra, abre os arquivos, e o juro tem conta própria no razão", async () => {
    const [buyer, product] = [await createUser(), await sellable(10_000)];
    const { orderId, next } = await placed(await buy(buyer, [product], await byNewCard(10_401, undefined, { installments: 3 })));
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

  it("sem juros até onde a loja assume: o juro sai da parte do autor e fica congelado no item", async () => {
    const [buyer, product] = [
      await createUser(),
      await sellable(10_000, { interestFreeUpTo: 3, statementName: "ATELIE HELENA" }),
    ];
    const { orderId } = await placed(await buy(buyer, [product], await byNewCard(10_000, undefined, { installments: 3 })));
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect(item).toMatchObject({ paidCents: 10_000, commissionCents: 1_200, interestCents: 401 });
    expect(await balanceOf(`seller:${product.storeId}:pending`)).toBe(-8_399);
    expect(await chargeOf(orderId)).toMatchObject({
      amount: 10_000,
      last_transaction: { statement_descriptor: "ATELIE HELENA" },
    });
    const { rows } = await db.execute<{ net: number }>(
      sql`select (payload->>'netCents')::int as net from outbox_emails where kind = 'venda.nova' and ref = ${`${orderId}:${product.storeId}`}`,
    );
    expect(rows[0]?.net).toBe(8_399);
  });

  it("de duas lojas vale o que as duas aceitam", async () => {
    const buyer = await createUser();
    const [a, b] = [
      await sellable(5_000, { interestFreeUpTo: 3, maxInstallments: 4 }),
      await sellable(5_000, { interestFreeUpTo: 2, maxInstallments: 6 }),
    ];
    const charge = installmentRows(10_000, { ...TERMS, interestFreeUpTo: 2 })[2]?.totalCents ?? 0;
    expect(await buy(buyer, [a, b], await byNewCard(10_502, undefined, { installments: 5 }))).toMatchObject({
      reason: "installments_unavailable",
    });
    expect(await buy(buyer, [a, b], await byNewCard(10_000, undefined, { installments: 3 }))).toMatchObject({
      reason: "price_changed",
    });
    expect((await buy(buyer, [a, b], await byNewCard(charge, undefined, { installments: 3 }))).ok).toBe(true);
    const pixOnly = await sellable(5_000, { acceptsCard: false });
    expect(await buy(buyer, [pixOnly], await byNewCard(5_000))).toMatchObject({ reason: "method_unavailable" });
    const cardOnly = await sellable(5_000, { acceptsPix: false });
    expect(await buy(buyer, [cardOnly], { method: "pix" })).toMatchObject({ reason: "method_unavailable" });
  });

  it("guarda o endereço digitado, e só o pede a quem não tem", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(2_000), await sellable(2_000)];
    const bare = byCard(2_000, { cardToken: await tokenOf(), billingAddress: undefined });
    expect(await buy(buyer, [product], bare)).toMatchObject({ reason: "address_missing", fields: { cep: expect.any(String) } });
    expect((await buy(buyer, [product], await byNewCard(2_000))).ok).toBe(true);
    expect(await db.select().from(addresses).where(eq(addresses.userId, buyer.id))).toMatchObject([
      { ...ADDRESS, isDefault: true },
    ]);
    expect((await buy(buyer, [other], { ...bare, cardToken: await tokenOf() })).ok).toBe(true);
  });

  it("guarda o cartão quando se pede, e a compra seguinte é feita com ele, sem digitar nada", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(2_000), await sellable(3_000)];
    await placed(await buy(buyer, [product], await byNewCard(2_000, cardNumber(1), { saveCard: true })));
    const [card] = await listCards(buyer.id);
    expect(card).toMatchObject({ isDefault: true, holderName: "MARINA T COUTO", expMonth: 12, expYear: 2032, expiry: "valido" });
    const kept = byCard(3_000, { cardId: card?.id ?? null, billingAddress: undefined });
    const { orderId } = await placed(await buy(buyer, [other], kept));
    expect(await orderOf(orderId)).toMatchObject({ status: "pago" });
    const stranger = await createUser();
    expect(await buy(stranger, [product], kept)).toMatchObject({ reason: "price_changed" });
    expect(await buy(stranger, [other], kept)).toMatchObject({ reason: "card_gone" });
  });
});

describe("o que vem do navegador não é preço (INV-04)", () => {
  it.each([-1, 0, 1, 9_999, 10_001, 10_400, 10_402, 1_000_000_000])(
    "uma cobrança esperada de %i centavos em três vezes não passa, e nada sai daqui",
    async (expectedChargeCents) => {
      const [buyer, product] = [await createUser(), await sellable(10_000)];
      const answer = await buy(buyer, [product], await byNewCard(expectedChargeCents, undefined, { installments: 3 }));
      expect(answer).toMatchObject({ ok: false, reason: "price_changed" });
      expect(await db.select().from(orders).where(eq(orders.userId, buyer.id))).toHaveLength(0);
    },
  );
});

describe("o que o banco responde", () => {
  it("recusado, o pedido continua aberto e é pago com Pix, sem digitar nada de novo", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const { orderId } = await placed(await buy(buyer, [product], await byNewCard(2_000, NO_FUNDS)));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: "saldo", canRetry: true });
    expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "pix", refusal: null });
    const pix = (await attemptsOf(orderId)).at(-1);
    await sandbox.outcome(pix?.providerChargeId ?? "", "pay");
    await settleAttempt(pix?.id ?? "");
    expect(await orderOf(orderId)).toMatchObject({ status: "pago", paymentMethod: "pix" });
  });

  it("o antifraude recusa o que o banco aprovou: é suspeita, não erro", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const cardToken = await tokenOf({ holder_document: "11111111111" });
    const { orderId } = await placed(await buy(buyer, [product], byCard(2_000, { cardToken })));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: "suspeita" });
  });

  it("em análise espera, avisa, não deixa pagar de novo; aprovado, compra", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const { orderId } = await placed(await buy(buyer, [product], await byNewCard(2_000, ANALYSED_THEN_APPROVED)));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "em_analise", refusal: null, canRetry: false });
    expect((await orderOf(orderId))?.status).toBe("em_analise");
    expect(await lettersTo(buyer)).toEqual(["pedido.em_analise"]);
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "confirming" });
    const again = await placed(await buy(buyer, [product], { method: "pix" }));
    expect(again).toMatchObject({ orderId, next: "confirming" });
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    const [attempt] = await attemptsOf(orderId);
    await settleAttempt(attempt?.id ?? "");
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it("recusado depois da análise, o pedido acaba e a pessoa é avisada", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const { orderId } = await placed(await buy(buyer, [product], await byNewCard(2_000, ANALYSED_THEN_REFUSED)));
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    await settleAttempt((await attemptsOf(orderId))[0]?.id ?? "");
    expect((await orderOf(orderId))?.status).toBe("falhou");
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", canRetry: false });
    expect((await lettersTo(buyer)).toSorted()).toEqual(["pedido.em_analise", "pedido.recusado"]);
  });

  it("a quinta recusa acaba o pedido", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    await db.execute(sql`insert into settings (key, value, updated_by)
      values ('card-limits', '{"triesPer15Minutes": 50, "refusedCardsPer7Days": 50}', 'teste')`);
    const { orderId } = await placed(await buy(buyer, [product], await byNewCard(2_000, NO_FUNDS)));
    for (let refusals = 2; refusals <= 5; refusals++) {
      expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
      expect(await payOrder(buyer.id, orderId, await byNewCard(2_000, NO_FUNDS))).toEqual({ ok: true });
    }
    expect((await orderOf(orderId))?.status).toBe("falhou");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "not_payable" });
    await db.execute(sql`delete from settings where key = 'card-limits'`);
  });
});

describe("cartões roubados", () => {
  it("com quatro cartões diferentes recusados em sete dias, só Pix (B108)", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const refusedCard = async (seed: number) =>
      byCard(2_000, { cardToken: await tokenOf({ number: cardNumber(seed), cvv: "612" }) });
    const { orderId } = await placed(await buy(buyer, [product], await refusedCard(11)));
    for (const seed of [12, 13, 14]) expect((await payOrder(buyer.id, orderId, await refusedCard(seed))).ok).toBe(true);
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000))).toMatchObject({ reason: "cards_blocked" });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    expect(await orderOf(orderId)).toMatchObject({ status: "aguardando_pagamento" });
  });

  it("a sexta tentativa em quinze minutos espera, e o Pix não", async () => {
    const buyer = await createUser();
    for (let tries = 0; tries < 5; tries++) {
      const product = await sellable(2_000);
      expect((await buy(buyer, [product], await byNewCard(2_000))).ok).toBe(true);
    }
    const product = await sellable(2_000);
    expect(await buy(buyer, [product], await byNewCard(2_000))).toMatchObject({ reason: "card_limited" });
    expect((await buy(buyer, [product], { method: "pix" })).ok).toBe(true);
  });
});

describe("o código do cartão que o navegador manda (B105)", () => {
  it("usado duas vezes pede outro, uma vez, sem contar como recusa", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(2_000), await sellable(2_000)];
    const used = await byNewCard(2_000);
    await placed(await buy(buyer, [product], used));
    const { orderId, next } = await placed(await buy(buyer, [other], used));
    expect(next).toBe("token_spent");
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: null, canRetry: true });
    expect(await payOrder(buyer.id, orderId, used)).toMatchObject({ reason: "token_spent" });
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000))).toEqual({ ok: true });
    expect((await orderOf(orderId))?.status).toBe("pago");
  });

  it("com mais de 60 segundos pede outro", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const old = await byNewCard(2_000);
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT2M" });
    expect(await placed(await buy(buyer, [product], old))).toMatchObject({ next: "token_spent" });
  });

  it("nunca fica escrito depois de enviado", async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int n from payment_attempts where card_token is not null`,
    );
    expect(rows[0]?.n).toBe(0);
  });
});

describe("a mesma compra por cartão enviada mais de uma vez (B087)", () => {
  it("oito cliques juntos fazem um pedido e uma cobrança (INV-08)", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const wish = await byNewCard(2_000);
    const cartId = await createCart([product.id]);
    const viewer = await viewerOf(buyer);
    const form = {
      viewer,
      cartId,
      buyer: { name: buyer.name, document: "52998224725" },
      expectedTotalCents: 2_000,
      requestKey: randomUUID(),
      payment: wish,
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

  it("com um Pix esperando, escolher cartão paga o mesmo pedido, e o código antigo é cancelado antes", async () => {
    const [buyer, product] = [await createUser(), await sellable(2_000)];
    const first = await placed(await buy(buyer, [product], { method: "pix" }));
    const second = await placed(await buy(buyer, [product], await byNewCard(2_000)));
    expect(second).toMatchObject({ orderId: first.orderId, next: "card" });
    expect((await attemptsOf(first.orderId)).map((attempt) => [attempt.method, attempt.status])).toEqual([
      ["pix", "cancelada"],
      ["cartao", "paga"],
    ]);
  });
});
