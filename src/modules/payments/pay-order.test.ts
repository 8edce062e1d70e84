import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { byNewCard, NO_FUNDS } from "../../../tests/card.ts";
import { createUser } from "../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { products } from "../catalog/tables.ts";
import { cancelOrder } from "./cancel-order.ts";
import { payOrder } from "./pay-order.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";
import { paymentAttempts } from "./tables/attempts.ts";

const sandbox = attachSandbox();

async function waitingPix() {
  const made = await createPendingOrder(sandbox, [3_000]);
  await startPayment(made.attemptId);
  return made;
}

const attemptsOf = (orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt);
const chargesOf = async (orderId: string) =>
  (await sandbox.charges()).filter((charge) => JSON.stringify(charge).includes(orderId));
/** As if the call had gone out this long ago. */
const age = (attemptId: string, interval: string) =>
  db.execute(sql`update payment_attempts set sent_at = now() - ${interval}::interval, created_at = now() - ${interval}::interval
    where id = ${attemptId}`);

describe("paying a waiting order another way", () => {
  it("from Pix to card: the code is cancelled at the provider before the card is charged", async () => {
    const { orderId, buyer } = await waitingPix();
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toEqual({ ok: true });
    expect((await attemptsOf(orderId)).map(({ method, status }) => [method, status])).toEqual([
      ["pix", "cancelada"],
      ["cartao", "paga"],
    ]);
    expect((await chargesOf(orderId)).map((charge) => charge.status).toSorted()).toEqual(["canceled", "paid"]);
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("with purchases stopped one does not pay another way, and a code already issued stays alive", async () => {
    const { orderId, buyer, attemptId } = await waitingPix();
    await db.insert(settings).values({ key: "selling", value: { isOn: false }, updatedBy: "teste" });
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toMatchObject({ reason: "paused" });
    await db.delete(settings);
    expect(await readAttempt(attemptId)).toMatchObject({ status: "pendente" });
    await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("a Pix paid while the card is being typed buys, and the card is not charged", async () => {
    const { orderId, buyer, attemptId } = await waitingPix();
    await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toMatchObject({ reason: "not_payable" });
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it("from a declined card to a Pix that lasts a day, the order kept for three", async () => {
    const { orderId, buyer } = await waitingPix();
    await payOrder(buyer.id, orderId, await byNewCard(3_000, NO_FUNDS));
    expect(await payOrder(buyer.id, orderId, { method: "pix", payLater: true })).toEqual({ ok: true });
    const pix = (await attemptsOf(orderId)).at(-1);
    const hoursLeft = ((pix?.codeExpiresAt?.getTime() ?? 0) - (pix?.createdAt.getTime() ?? 0)) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThan(24.1);
    const rows = await readRows(
      db,
      { hours: col.real`extract(epoch from expires_at - created_at)::int / 3600` },
      (row) => sql`select ${row} from orders where id = ${orderId}`,
    );
    expect(rows[0]?.hours).toBe(72);
  });

  it("another person's, one that has ended, or with the product off sale, cannot be paid", async () => {
    const { orderId, buyer, productIds } = await waitingPix();
    expect(await payOrder((await createUser()).id, orderId, { method: "pix" })).toMatchObject({ reason: "not_found" });
    await db
      .update(products)
      .set({ status: "arquivado" })
      .where(eq(products.id, productIds[0] ?? 0));
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toMatchObject({ reason: "unavailable" });
    expect(await cancelOrder(buyer.id, orderId)).toEqual({ ok: true });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "not_payable" });
  });

  it("twenty payment requests together make one card charge (INV-08)", async () => {
    const { orderId, buyer } = await waitingPix();
    const card = await byNewCard(3_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payOrder(buyer.id, orderId, card)));
    expect(answers.some((answer) => answer.ok)).toBe(true);
    expect(await orderStatus(orderId)).toBe("pago");
    const charges = await chargesOf(orderId);
    expect(charges.filter((charge) => charge.status === "paid")).toHaveLength(1);
    expect(
      (await attemptsOf(orderId)).filter((attempt) => attempt.method === "cartao" && attempt.status === "paga"),
    ).toHaveLength(1);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("cancelling an unpaid order", () => {
  it("cancels the code at the provider and then the order, once", async () => {
    const { orderId, buyer, attemptId } = await waitingPix();
    expect(await Promise.all([cancelOrder(buyer.id, orderId), cancelOrder(buyer.id, orderId)])).toContainEqual({ ok: true });
    expect(await orderStatus(orderId)).toBe("cancelado");
    expect(await readAttempt(attemptId)).toMatchObject({ status: "cancelada" });
    expect((await chargesOf(orderId))[0]?.status).toBe("canceled");
  });

  it("unless the provider says it cancelled, the order stays", async () => {
    const { orderId, buyer } = await waitingPix();
    await sandbox.fault("500", 60, "/charges");
    expect(await cancelOrder(buyer.id, orderId)).toMatchObject({ reason: "still_asking" });
    expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
  });

  it("paid at the instant of cancelling, it is paid", async () => {
    const { orderId, buyer, attemptId } = await waitingPix();
    await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
    expect(await cancelOrder(buyer.id, orderId)).toMatchObject({ reason: "not_payable" });
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("another person's does not exist", async () => {
    const { orderId } = await waitingPix();
    expect(await cancelOrder((await createUser()).id, orderId)).toMatchObject({ reason: "not_found" });
  });
});

describe("without the provider's answer to a card (INV-09)", () => {
  // Calls are refused for five seconds after so many failures.
  const untilAnswered = (attemptId: string) => vi.waitUntil(() => settleAttempt(attemptId), { timeout: 20_000, interval: 500 });

  async function unknownCard(kind: "down" | "500-after-commit", path = "/orders") {
    const made = await createPendingOrder(sandbox, [3_000]);
    await db.execute(sql`update payment_attempts set status = 'nao_existe' where id = ${made.attemptId}`);
    const input = await byNewCard(3_000);
    await sandbox.fault(kind, 60, path);
    expect(await payOrder(made.buyer.id, made.orderId, input)).toEqual({ ok: true });
    const attempt = (await attemptsOf(made.orderId)).at(-1);
    if (!attempt) throw new Error("no attempt");
    return { ...made, attempt };
  }

  it("charged on the other side: it is unknown, never failed; on asking it becomes paid without another charge", async () => {
    const { orderId, buyer, attempt } = await unknownCard("500-after-commit");
    expect(attempt.status).toBe("desconhecida");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "not_payable" });
    expect(await cancelOrder(buyer.id, orderId)).toMatchObject({ reason: "not_payable" });
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it("charges the card the provider already keeps, once, when only the order was lost", async () => {
    const { orderId, attempt } = await unknownCard("down");
    expect(attempt).toMatchObject({ status: "desconhecida", cardToken: null });
    expect(attempt.providerCardId).toMatch(/^card_/);
    await sandbox.call("DELETE", "/sandbox/faults");
    await age(attempt.id, "5 seconds");
    await untilAnswered(attempt.id);
    expect(await readAttempt(attempt.id)).toMatchObject({ status: "paga", providerCardId: attempt.providerCardId });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it("not arrived: the same card token goes again with the same key, while it lives", async () => {
    const { orderId, attempt } = await unknownCard("down", "/cards");
    expect(attempt.cardToken).toMatch(/^token_/);
    await sandbox.call("DELETE", "/sandbox/faults");
    await age(attempt.id, "5 seconds");
    await untilAnswered(attempt.id);
    expect(await readAttempt(attempt.id)).toMatchObject({ status: "paga", cardToken: null });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it("not arrived and the card token dead: nothing was charged, and it is paid again", async () => {
    const { orderId, buyer, attempt } = await unknownCard("down", "/cards");
    await sandbox.call("DELETE", "/sandbox/faults");
    await age(attempt.id, "2 minutes");
    await untilAnswered(attempt.id);
    expect(await readAttempt(attempt.id)).toMatchObject({ status: "nao_existe", cardToken: null });
    expect(await chargesOf(orderId)).toHaveLength(0);
    expect(await payOrder(buyer.id, orderId, await byNewCard(3_000))).toEqual({ ok: true });
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("for ten minutes nobody pays or cancels; afterwards they can, and money that shows up goes back", async () => {
    const { orderId, buyer, attempt } = await unknownCard("500-after-commit");
    await sandbox.fault("500", 60, "/orders");
    await age(attempt.id, "9 minutes");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "confirming" });
    expect(await cancelOrder(buyer.id, orderId)).toMatchObject({ reason: "still_asking" });
    await age(attempt.id, "11 minutes");
    expect(await cancelOrder(buyer.id, orderId)).toEqual({ ok: true });
    expect(await orderStatus(orderId)).toBe("cancelado");
    await db.execute(
      sql`update products set status = 'arquivado' where id in (select product_id from order_items where order_id = ${orderId})`,
    );
    await sandbox.call("DELETE", "/sandbox/faults");
    await untilAnswered(attempt.id);
    expect(await readAttempt(attempt.id)).toMatchObject({ status: "paga" });
    expect(await orderStatus(orderId)).toBe("estornando");
    const rows = await readRows(
      db,
      { cause: col.text`cause` },
      (row) => sql`select ${row} from refunds where order_id = ${orderId}`,
    );
    expect(rows).toEqual([{ cause: "atrasado" }]);
  });

  it("a provider that is down is no doubt: nothing was charged", async () => {
    const { orderId, buyer } = await waitingPix();
    await db.execute(sql`update payment_attempts set status = 'cancelada' where order_id = ${orderId}`);
    const input = await byNewCard(3_000);
    await sandbox.fault("429", 60, "/orders");
    expect(await payOrder(buyer.id, orderId, input)).toEqual({ ok: true });
    expect((await attemptsOf(orderId)).at(-1)).toMatchObject({ status: "nao_existe", cardToken: null });
  });
});
