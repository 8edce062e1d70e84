import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { listLibrary } from "#modules/delivery/queries/list-library.ts";
import { createOrder } from "#modules/orders/create-order.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { openPixAttempt } from "#modules/payments/open-attempt.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { refunds } from "#modules/payments/tables/refunds.ts";
import { db, transact } from "#platform/db.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { createPaidOrder, openFiles, sendRefunds, refundLine } from "./paid-order.ts";
import { orderStatus, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";
import { warmPool } from "./shopper.ts";

const sandbox = attachSandbox();
type Paid = Awaited<ReturnType<typeof createPaidOrder>>;

/** The same person orders the first product of `made` again; the code is issued and nobody has paid it yet. */
async function orderAgain(made: Paid) {
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, made.orderId)).orderBy(orderItems.id).limit(1);
  if (!item) throw new Error("no item");
  const { productId, versionId, storeId, title, license, priceCents } = item;
  const { value } = await transact(async (tx) => {
    const order = await createOrder(tx, {
      userId: made.buyer.id,
      requestKey: randomUUID(),
      buyer: { name: made.buyer.name, email: made.buyer.email, document: "52998224725" },
      lines: [{ productId, versionId, storeId, title, license, priceCents, commissionBps: null }],
    });
    return ok({ orderId: order.id, attemptId: await openPixAttempt(tx, order) });
  });
  await startPayment(value.attemptId);
  const chargeId = (await readAttempt(value.attemptId)).providerChargeId ?? "";
  return { ...value, chargeId, productId };
}

const refundsOf = (orderId: string) =>
  db.select({ cause: refunds.cause, amountCents: refunds.amountCents }).from(refunds).where(eq(refunds.orderId, orderId));

async function bank(paid: { attemptId: string; chargeId: string }, outcome: "pay" | "chargeback" | "chargeback-won") {
  await sandbox.outcome(paid.chargeId, outcome);
  await settleAttempt(paid.attemptId);
}

describe("a product bought again while the first purchase was disputed", () => {
  it("stays open by both purchases when the dispute is won, and appears once in the library (INV-12, INV-22)", async () => {
    const first = await createPaidOrder(sandbox, [3_490]);
    await bank(first, "chargeback");
    expect(await openFiles(first.orderId)).toHaveLength(0);
    const again = await orderAgain(first);
    await bank(again, "pay");
    await bank(first, "chargeback-won");

    expect([await orderStatus(first.orderId), await orderStatus(again.orderId)]).toEqual(["pago", "pago"]);
    expect(await openFiles(first.orderId)).toHaveLength(1);
    expect(await openFiles(again.orderId)).toHaveLength(1);
    const library = await listLibrary(first.buyer.id, { search: "", page: 1 });
    expect(library.items.map((item) => item.orderId)).toEqual([again.orderId]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("stays open by the first when the second is refunded", async () => {
    const first = await createPaidOrder(sandbox, [3_490]);
    await bank(first, "chargeback");
    const again = await orderAgain(first);
    await bank(again, "pay");
    await bank(first, "chargeback-won");
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, again.orderId));
    const paid = { ...first, ...again, items, itemIds: items.map((item) => item.id) };
    expect((await refundLine(paid, 0)).ok).toBe(true);
    await sendRefunds(again.orderId, again.attemptId);
    expect(await orderStatus(again.orderId)).toBe("estornado");
    expect(await openFiles(again.orderId)).toHaveLength(0);
    expect(await openFiles(first.orderId)).toHaveLength(1);
    expect((await listLibrary(first.buyer.id, { search: "", page: 1 })).items).toHaveLength(1);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("goes back whole when the dispute was won before it was paid: the product is the buyer's again by the first", async () => {
    const first = await createPaidOrder(sandbox, [3_490]);
    await bank(first, "chargeback");
    const again = await orderAgain(first);
    await bank(first, "chargeback-won");
    await bank(again, "pay");
    expect([await orderStatus(first.orderId), await orderStatus(again.orderId)]).toEqual(["pago", "estornando"]);
    expect(await refundsOf(again.orderId)).toEqual([{ cause: "ja_comprado", amountCents: 3_490 }]);
    await sendRefunds(again.orderId, again.attemptId);
    expect(await orderStatus(again.orderId)).toBe("estornado");
    expect(await openFiles(first.orderId)).toHaveLength(1);
    expect(await openFiles(again.orderId)).toHaveLength(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("the win and the second payment at once: both open, or the second goes back whole as the first was known to be won", async () => {
    for (let round = 0; round < 6; round++) {
      const first = await createPaidOrder(sandbox, [3_490]);
      await bank(first, "chargeback");
      const again = await orderAgain(first);
      await sandbox.outcome(again.chargeId, "pay");
      await sandbox.outcome(first.chargeId, "chargeback-won");
      await warmPool();
      await Promise.all(
        [again, first, again, first].map(async ({ attemptId }) => expect(await settleAttempt(attemptId)).toBe(true)),
      );
      expect(await orderStatus(first.orderId)).toBe("pago");
      expect(await openFiles(first.orderId)).toHaveLength(1);
      const wasLate = (await orderStatus(again.orderId)) === "estornando";
      expect(await refundsOf(again.orderId)).toEqual(wasLate ? [{ cause: "ja_comprado", amountCents: 3_490 }] : []);
      if (!wasLate) expect(await orderStatus(again.orderId)).toBe("pago");
      expect(await openFiles(again.orderId)).toHaveLength(wasLate ? 0 : 1);
    }
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 120_000);
});
