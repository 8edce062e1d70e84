import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import {
  ANALYSED_THEN_APPROVED,
  ANALYSED_THEN_REFUSED,
  byCard,
  byNewCard,
  cardNumber,
  NO_FUNDS,
  tokenOf,
} from "../../../tests/card.ts";
import { attemptsOf, buy, orderOf, placed, sellable } from "../../../tests/card-checkout.ts";
import { createUser, type TestUser } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { payOrder } from "../payments/pay-order.ts";
import { settleAttempt } from "../payments/settle-attempt.ts";
import { findOrderProgress } from "./queries/order-progress.ts";

const sandbox = attachSandbox();
const emailsTo = async (buyer: TestUser) =>
  (await db.execute<{ kind: string }>(sql`select kind from outbox_emails where recipient = ${buyer.email}`)).rows.map(
    (row) => row.kind,
  );

describe("what the bank answers", () => {
  it("declined, the order stays open and is paid by Pix, without typing anything again", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, NO_FUNDS)));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: "saldo", canRetry: true });
    expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "pix", refusal: null });
    const pix = (await attemptsOf(orderId)).at(-1);
    await sandbox.outcome(pix?.providerChargeId ?? "", "pay");
    await settleAttempt(pix?.id ?? "");
    expect(await orderOf(orderId)).toMatchObject({ status: "pago", paymentMethod: "pix" });
  });

  it("the antifraud declines what the bank approved: it is suspicion, not error", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const cardToken = await tokenOf({ holder_document: "11111111111" });
    const { orderId } = placed(await buy(buyer, [product], byCard(2_000, { cardToken })));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: "suspeita" });
  });

  it("under review it waits, notifies and cannot be paid again; approved, it buys", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, ANALYSED_THEN_APPROVED)));
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "em_analise", refusal: null, canRetry: false });
    expect((await orderOf(orderId))?.status).toBe("em_analise");
    expect(await emailsTo(buyer)).toEqual(["pedido.em_analise"]);
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "confirming" });
    const again = placed(await buy(buyer, [product], { method: "pix" }));
    expect(again).toMatchObject({ orderId, next: "confirming" });
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    const [attempt] = await attemptsOf(orderId);
    await settleAttempt(attempt?.id ?? "");
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it("approved, with twenty questions at once, it buys once (INV-06)", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, ANALYSED_THEN_APPROVED, { saveCard: true })));
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    const [attempt] = await attemptsOf(orderId);
    await Promise.all(Array.from({ length: 20 }, () => settleAttempt(attempt?.id ?? "")));
    expect((await emailsTo(buyer)).toSorted()).toEqual(["pedido.em_analise", "pedido.recibo"]);
    const { rows } = await db.execute<{ journals: number; access: number; cards: number }>(sql`
      select (select count(*)::int from ledger_journals where kind = 'charge.paid' and ref = ${attempt?.providerChargeId}) as journals,
        (select count(*)::int from entitlements where order_id = ${orderId}) as access,
        (select count(*)::int from cards where user_id = ${buyer.id}) as cards`);
    expect(rows).toEqual([{ journals: 1, access: 1, cards: 1 }]);
  });

  it("declined after the review, the order ends and the person is notified", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, ANALYSED_THEN_REFUSED)));
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT1M" });
    await settleAttempt((await attemptsOf(orderId))[0]?.id ?? "");
    expect((await orderOf(orderId))?.status).toBe("falhou");
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", canRetry: false });
    expect((await emailsTo(buyer)).toSorted()).toEqual(["pedido.em_analise", "pedido.recusado"]);
  });

  it("the fifth decline ends the order", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    await db.execute(sql`insert into settings (key, value, updated_by)
      values ('card-limits', '{"triesPer15Minutes": 50, "refusedCardsPer7Days": 50}', 'teste')`);
    const { orderId } = placed(await buy(buyer, [product], await byNewCard(2_000, NO_FUNDS)));
    for (let refusals = 2; refusals <= 5; refusals++) {
      expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
      expect(await payOrder(buyer.id, orderId, await byNewCard(2_000, NO_FUNDS))).toEqual({ ok: true });
    }
    expect((await orderOf(orderId))?.status).toBe("falhou");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "not_payable" });
    await db.execute(sql`delete from settings where key = 'card-limits'`);
  });
});

describe("stolen cards", () => {
  it("after four different cards declined in seven days, only Pix is accepted (B108)", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const refusedCard = async (seed: number) =>
      byCard(2_000, { cardToken: await tokenOf({ number: cardNumber(seed), cvv: "612" }) });
    const { orderId } = placed(await buy(buyer, [product], await refusedCard(11)));
    for (const seed of [12, 13, 14]) expect((await payOrder(buyer.id, orderId, await refusedCard(seed))).ok).toBe(true);
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000))).toMatchObject({ reason: "cards_blocked" });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    expect(await orderOf(orderId)).toMatchObject({ status: "aguardando_pagamento" });
  });

  it("the sixth attempt in fifteen minutes waits, and Pix does not", async () => {
    const buyer = await createUser();
    for (let tries = 0; tries < 5; tries++) {
      const product = await sellable(sandbox, 2_000);
      expect((await buy(buyer, [product], await byNewCard(2_000))).ok).toBe(true);
    }
    const product = await sellable(sandbox, 2_000);
    expect(await buy(buyer, [product], await byNewCard(2_000))).toMatchObject({ reason: "card_limited" });
    expect((await buy(buyer, [product], { method: "pix" })).ok).toBe(true);
  });
});

describe("the card token the browser sends (B105)", () => {
  it("used twice asks for another, once, without counting as a decline", async () => {
    const [buyer, product, other] = [await createUser(), await sellable(sandbox, 2_000), await sellable(sandbox, 2_000)];
    const used = await byNewCard(2_000);
    placed(await buy(buyer, [product], used));
    const { orderId, next } = placed(await buy(buyer, [other], used));
    expect(next).toBe("token_spent");
    expect(await findOrderProgress(buyer.id, orderId)).toMatchObject({ stage: "recusado", refusal: null, canRetry: true });
    expect(await payOrder(buyer.id, orderId, used)).toMatchObject({ reason: "token_spent" });
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000))).toEqual({ ok: true });
    expect((await orderOf(orderId))?.status).toBe("pago");
  });

  it("older than 60 seconds asks for another", async () => {
    const [buyer, product] = [await createUser(), await sellable(sandbox, 2_000)];
    const old = await byNewCard(2_000);
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT2M" });
    expect(placed(await buy(buyer, [product], old))).toMatchObject({ next: "token_spent" });
  });

  it("is never stored after being sent", async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int n from payment_attempts where card_token is not null`,
    );
    expect(rows[0]?.n).toBe(0);
  });
});
