import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { findOrderProgress } from "#modules/checkout/queries/order-progress.ts";
import { saveCard } from "#modules/payments/cards/save-card.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { pollAttempts } from "#modules/payments/poll-attempts.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db } from "#platform/db.ts";
import { ADDRESS, byCard, tokenOf } from "./card.ts";
import { createCart, createProduct, createStore, createUser, viewerOf } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { attachSandbox } from "./sandbox.ts";

const PRICE = 2_900;
/** How long the one who pays waits before the order's page takes over; the call itself is given up 5 s later. */
const PATIENCE_MS = 20_000;
const SLOW_MS = 45_000;
const sandbox = attachSandbox();

it("with the provider at 45 seconds an answer, the purchase answers in little over 20 s without saying it failed, nobody pays twice, and it resolves later (INV-08, INV-09)", async () => {
  const [buyer, store] = [await createUser(), await createStore()];
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id, { priceCents: PRICE });
  const card = await saveCard(buyer.id, { cardToken: await tokenOf(), billingAddress: ADDRESS });
  if (!card.ok) throw new Error(card.reason);
  const payment = byCard(PRICE, { cardId: card.value.cardId, billingAddress: undefined });
  await sandbox.call("POST", "/sandbox/faults", { kind: "slow", seconds: 25, delay_ms: SLOW_MS });

  const startedAt = Date.now();
  const placed = await placeOrder({
    viewer: await viewerOf(buyer),
    cartId: await createCart([product.id]),
    buyer: { name: buyer.name, document: "52998224725" },
    expectedTotalCents: PRICE,
    requestKey: randomUUID(),
    payment,
    device: { ip: "203.0.113.7", userAgent: "teste" },
  });
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(PATIENCE_MS - 100);
  // Before the provider itself would have answered: it is our patience that ended.
  expect(Date.now() - startedAt).toBeLessThan(SLOW_MS - 5_000);
  expect(placed).toMatchObject({ ok: true, value: { next: "card" } });
  const orderId = placed.ok ? placed.value.orderId : "";
  expect((await findOrderProgress(buyer.id, orderId))?.stage).toBe("enviando");
  const again = await payOrder(buyer.id, orderId, payment);
  expect(again.ok).toBe(false);

  await vi.waitUntil(
    async () => {
      await pollAttempts();
      return (await findOrderProgress(buyer.id, orderId))?.stage === "pago";
    },
    { timeout: 120_000, interval: 1_000 },
  );
  expect((await db.select().from(paymentAttempts)).map((attempt) => attempt.status)).toEqual(["paga"]);
  expect((await sandbox.charges()).map((charge) => charge.status)).toEqual(["paid"]);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}, 200_000);
