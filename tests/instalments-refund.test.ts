import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { orderItems } from "#modules/orders/tables.ts";
import { readReceivables } from "#modules/payments/receivables/read-receivables.ts";
import { expectedByDay, readWallet } from "#modules/payouts/balance/queries.ts";
import { releaseFunds } from "#modules/payouts/release-funds.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { byNewCard } from "./card.ts";
import { attemptsOf, buy, orderOf, placed, sellable } from "./card-checkout.ts";
import { createProduct, createUser } from "./factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { refundLine, openFiles, refundsOf, sendRefunds } from "./paid-order.ts";
import { attachSandbox } from "./sandbox.ts";

const INSTALLMENTS = 3;
const sandbox = attachSandbox();

type Item = typeof orderItems.$inferSelect;
const netOf = (items: Item[]): number =>
  items.reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);

/** What the provider kept for the payment and an author who gives back bears: on our books alone, the provider knows nothing of it. */
async function costOf(storeId: number): Promise<number> {
  const rows = await readRows(
    db,
    { cents: col.int`coalesce(sum(p.amount_cents), 0)::int` },
    (row) => sql`select ${row} from ledger_postings p join ledger_journals j on j.id = p.journal_id
      join ledger_accounts a on a.id = p.account_id where j.kind = 'refund.cost' and a.code like ${`seller:${storeId}:%`}`,
  );
  return rows[0]?.cents ?? 0;
}

/** A month goes by for the provider and for the waits of this sale. */
async function passMonth(attemptId: string): Promise<void> {
  await sandbox.call("POST", "/sandbox/clock", { advance: "P31D" });
  await db.execute(sql`
    update receivables set held_until = held_until - interval '31 days', provider_at = provider_at - interval '31 days',
      next_try_at = now() - interval '1 second' where attempt_id = ${attemptId}`);
}

/** Two products of one store and one of another, paid by card in three times without interest for the buyer. */
async function paidInThree() {
  const free = { interestFreeUpTo: INSTALLMENTS };
  const first = await sellable(sandbox, 9_991, free);
  const other = await sellable(sandbox, 7_003, free);
  const second = await createProduct(first.storeId, { priceCents: 4_507 });
  const products = [first, other, second];
  const total = products.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const buyer = await createUser();
  const { orderId } = placed(await buy(buyer, products, await byNewCard(total, undefined, { installments: INSTALLMENTS })));
  const [attempt] = await attemptsOf(orderId);
  if (!attempt?.providerChargeId) throw new Error("not charged");
  const rows = await db
    .select()
    .from(orderItems)
    .where(sql`order_id = ${orderId}`);
  const items = products.map(({ id }) => rows.find((row) => row.productId === id)).filter((item) => item !== undefined);
  return {
    orderId,
    attemptId: attempt.id,
    chargeId: attempt.providerChargeId,
    buyer,
    items,
    itemIds: items.map((item) => item.id),
    storeIds: items.map((item) => item.storeId),
    productIds: products.map(({ id }) => id),
  };
}

it("refunding an item of a purchase in three instalments: each share returns to who received it, and the remaining instalments add up to what is left (INV-11, INV-14)", async () => {
  const paid = await paidInThree();
  const [first, other, second] = paid.items;
  if (!first || !other || !second) throw new Error("no items");
  await readReceivables(paid.attemptId);
  expect(await readWallet(first.storeId)).toMatchObject({ pendingCents: netOf([first, second]) });
  expect(await readWallet(other.storeId)).toMatchObject({ pendingCents: netOf([other]) });

  expect((await refundLine(paid, 0)).ok).toBe(true);
  await sendRefunds(paid.orderId, paid.attemptId);
  expect((await refundsOf(paid.orderId)).map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ["feito", first.paidCents],
  ]);
  expect((await orderOf(paid.orderId))?.status).toBe("parcialmente_estornado");
  expect((await openFiles(paid.orderId)).toSorted()).toEqual([other.id, second.id].toSorted());
  const charge = (await sandbox.charges()).find(({ id }) => id === paid.chargeId);
  expect(charge).toMatchObject({ status: "paid", canceled_amount: first.paidCents });

  for (const [storeId, left] of [
    [first.storeId, netOf([second])],
    [other.storeId, netOf([other])],
  ] as const) {
    const waits = left - (await costOf(storeId));
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: waits, availableCents: 0, debtCents: 0 });
    expect(await balanceOf(`psp:seller:${storeId}`)).toBe(left);
    const { available, waiting } = sandbox.state.balanceOf(`re_teste_${storeId}`);
    expect(available + waiting).toBe(left);
    expect((await expectedByDay(storeId)).reduce((sum, { cents }) => sum + cents, 0)).toBe(waits);
  }
  expect(await costOf(first.storeId)).toBeGreaterThan(0);
  expect(await costOf(other.storeId)).toBe(0);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);

  for (let month = 1; month <= INSTALLMENTS; month++) {
    await passMonth(paid.attemptId);
    await releaseFunds();
    for (const storeId of [first.storeId, other.storeId]) {
      const { available } = sandbox.state.balanceOf(`re_teste_${storeId}`);
      // What the provider has by now, which owes nothing and is owed nothing: the first instalments paid for the refund.
      expect((await readWallet(storeId)).availableCents, `loja ${storeId}, mês ${month}`).toBe(
        Math.max(available - (await costOf(storeId)), 0),
      );
    }
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }
  expect(await readWallet(first.storeId)).toMatchObject({
    pendingCents: 0,
    availableCents: netOf([second]) - (await costOf(first.storeId)),
  });
  expect(await readWallet(other.storeId)).toMatchObject({ pendingCents: 0, availableCents: netOf([other]) });
}, 240_000);

async function expectOnlyTheCost(storeIds: number[]): Promise<void> {
  for (const storeId of new Set(storeIds)) {
    const owed = { pendingCents: 0, availableCents: 0, reservedCents: 0, debtCents: await costOf(storeId) };
    expect(await readWallet(storeId)).toEqual(owed);
    expect(await balanceOf(`psp:seller:${storeId}`)).toBe(0);
  }
}

it("refunding everything, item by item, of a purchase in three instalments leaves nothing receivable: only the payment's cost is owed (INV-11)", async () => {
  const paid = await paidInThree();
  await readReceivables(paid.attemptId);
  for (const index of [0, 1, 2]) {
    expect((await refundLine(paid, index)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }
  expect((await orderOf(paid.orderId))?.status).toBe("estornado");
  await expectOnlyTheCost(paid.storeIds);
  for (let month = 1; month <= INSTALLMENTS; month++) {
    await passMonth(paid.attemptId);
    await releaseFunds();
  }
  await expectOnlyTheCost(paid.storeIds);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}, 240_000);
