import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#modules/accounts/tables.ts";
import { entitlements } from "#modules/delivery/tables.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { refundLines } from "#modules/payments/refunds/refund-lines.ts";
import { sendRefund } from "#modules/payments/refunds/send-refund.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { wallets } from "#modules/payments/tables/ledger.ts";
import { refunds } from "#modules/payments/tables/refunds.ts";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { viewerOf } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import type { attachSandbox } from "./sandbox.ts";

type Sandbox = ReturnType<typeof attachSandbox>;

/** An order of one product per price, each of its own store, paid by Pix at the sandbox; `items` in the order of the prices. */
export async function createPaidOrder(sandbox: Sandbox, pricesCents: number[] = [3_490, 2_600]) {
  const made = await createPendingOrder(sandbox, pricesCents);
  await startPayment(made.attemptId);
  const { providerChargeId } = await readAttempt(made.attemptId);
  const chargeId = providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  await settleAttempt(made.attemptId);
  const rows = await db.select().from(orderItems).where(eq(orderItems.orderId, made.orderId));
  const items = made.productIds.map((productId) => {
    const item = rows.find((row) => row.productId === productId);
    if (!item) throw new Error("no item");
    return item;
  });
  return { ...made, chargeId, items, itemIds: items.map((item) => item.id) };
}

export const refundsOf = (orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt, refunds.id);

/** What the worker does for every open refund of an order: asks the provider, then reads what the charge shows. */
export async function sendRefunds(orderId: string, attemptId: string): Promise<void> {
  for (const refund of await refundsOf(orderId)) await sendRefund(refund.id);
  await settleAttempt(attemptId);
}

type Paid = Awaited<ReturnType<typeof createPaidOrder>>;

/** The store's owner, as the one who gives back. */
export async function authorOf(storeId: number) {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, store?.ownerId ?? ""));
  if (!owner) throw new Error("no owner");
  return { as: "autor" as const, viewer: await viewerOf(owner), storeId };
}

export const refundLine = async (paid: Paid, index: number) =>
  refundLines(await authorOf(paid.storeIds[index] ?? 0), {
    orderId: paid.orderId,
    itemIds: [paid.itemIds[index] ?? ""],
    reason: "Combinado com quem comprou.",
  });

/** The items of the order whose files are open. */
export const openFiles = async (orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ itemId: entitlements.orderItemId })
    .from(entitlements)
    .where(sql`order_id = ${orderId} and revoked_at is null`);
  return rows.map((row) => row.itemId);
};

export const walletOf = async (storeId = 0) => (await db.select().from(wallets).where(eq(wallets.storeId, storeId)))[0];

/** Never more went back than was paid, and the books are whole. */
export async function expectBounded(paid: Paid): Promise<void> {
  const rows = await readRows(
    db,
    { back: col.int`coalesce(sum(net_cents + commission_cents + interest_cents), 0)::int` },
    (row) => sql`select ${row} from sale_reversals where attempt_id = ${paid.attemptId}`,
  );
  expect(rows[0]?.back).toBeLessThanOrEqual(paid.items.reduce((sum, item) => sum + item.paidCents, 0));
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}
