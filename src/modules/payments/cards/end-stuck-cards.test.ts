import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { byNewCard } from "../../../../tests/card.ts";
import { createPendingOrder, orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { payOrder } from "../pay-order.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { endStuckCards } from "./end-stuck-cards.ts";

const sandbox = attachSandbox();

async function hangingCard() {
  const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
  await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
  await sandbox.manner({ cards_hang: true });
  await payOrder(buyer.id, orderId, await byNewCard(3_000));
  return { orderId, buyer };
}

const newest = async (orderId: string) => {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(paymentAttempts.createdAt);
  return attempts.at(-1);
};
const anHourLater = (orderId: string) =>
  db.execute(sql`update payment_attempts set sent_at = now() - interval '61 minutes' where order_id = ${orderId}`);

it("leaves a card that the bank still thinks about, and ends it after an hour without a word", async () => {
  const { orderId } = await hangingCard();
  await endStuckCards();
  expect(await newest(orderId)).toMatchObject({ status: "processando" });
  await anHourLater(orderId);
  await endStuckCards();
  expect(["cancelada", "nao_existe"]).toContain((await newest(orderId))?.status);
  expect(await orderStatus(orderId)).not.toBe("em_analise");
});

it("frees the order when the provider does not even cancel, and gives back the money that comes after another payment", async () => {
  const { orderId, buyer } = await hangingCard();
  const stuck = await newest(orderId);
  await anHourLater(orderId);
  await sandbox.call("POST", "/sandbox/faults", { kind: "500", seconds: 60, path: "/charges/", method: "DELETE" });
  await endStuckCards();
  expect(await newest(orderId)).toMatchObject({ status: "nao_existe" });
  expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
  await sandbox.faultsOver();
  expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
  await sandbox.outcome((await newest(orderId))?.providerChargeId ?? "", "pay");
  await settleAttempt((await newest(orderId))?.id ?? "");
  expect(await orderStatus(orderId)).toBe("pago");

  await sandbox.outcome(stuck?.providerChargeId ?? "", "pay");
  await settleAttempt(stuck?.id ?? "");
  const { rows } = await db.execute<{ cause: string }>(sql`select cause from refunds where order_id = ${orderId}`);
  expect(rows).toEqual([{ cause: "duplicado" }]);
});
