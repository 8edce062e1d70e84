import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { warmPool } from "../../../tests/shopper.ts";
import { lockPaidOrder } from "../payments/refunds/find-paid-attempt.ts";
import { moveRefund } from "../payments/refunds/move-refund.ts";
import { openLineRefund } from "../payments/refunds/open-refund.ts";
import { reverseSale } from "../payments/refunds/reverse-sale.ts";
import { readReceivables } from "../payments/receivables/read-receivables.ts";
import { settleAttempt } from "../payments/settle-attempt.ts";
import { startPayment } from "../payments/start-payment.ts";
import { postJournal } from "../payments/post-journal.ts";
import { expectedByDay, readWallet } from "./balance/queries.ts";
import { releaseFunds } from "./release-funds.ts";
import { settleDebts } from "./settle-debts.ts";

const sandbox = attachSandbox();

async function paidSale(prices = [3_490], ofStore?: number) {
  const made = await createPendingOrder(sandbox, prices, ofStore);
  return { ...made, chargeId: await pay(made.attemptId), storeId: made.storeIds[0] ?? 0 };
}

async function pay(attemptId: string): Promise<string> {
  await startPayment(attemptId);
  const { providerChargeId } = await readAttempt(attemptId);
  await sandbox.outcome(providerChargeId ?? "", "pay");
  await settleAttempt(attemptId);
  return providerChargeId ?? "";
}

/** Moves the waits of a sale, as if days had passed for us and for the provider. */
async function passDays(attemptId: string, days: number) {
  await sandbox.call("POST", "/sandbox/clock", { advance: `P${days}D` });
  await db.execute(sql`
    update receivables set held_until = held_until - make_interval(days => ${days}), provider_at = provider_at - make_interval(days => ${days}),
      next_try_at = now() - interval '1 second' where attempt_id = ${attemptId}`);
}
const refund = (attemptId: string, ref = "re_1") =>
  transact(async (tx) =>
    ok(await reverseSale(tx, attemptId, { kind: "refund.done", cause: "estornado", ref: `${ref}-${attemptId}` })),
  );

describe("the release of sellers' money", () => {
  it("happens only eight days after delivery, and once (INV-14)", async () => {
    const { attemptId, storeId } = await paidSale();
    await passDays(attemptId, 7);
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 3_071, availableCents: 0 });
    await passDays(attemptId, 1);
    await releaseFunds();
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 0, availableCents: 3_071 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("where the store gave longer to withdraw, only a day after that; in the order's other stores, at the usual eight (INV-14)", async () => {
    const made = await createPendingOrder(sandbox, [3_490, 2_600]);
    const [slow = 0, usual = 0] = made.storeIds;
    await db.execute(sql`update order_items set guarantee_days = 15 where order_id = ${made.orderId} and store_id = ${slow}`);
    await pay(made.attemptId);
    await passDays(made.attemptId, 8);
    await releaseFunds();
    expect(await readWallet(slow)).toMatchObject({ pendingCents: 3_071, availableCents: 0 });
    expect(await readWallet(usual)).toMatchObject({ pendingCents: 0, availableCents: 2_288 });
    await passDays(made.attemptId, 7);
    await releaseFunds();
    expect(await readWallet(slow)).toMatchObject({ pendingCents: 3_071, availableCents: 0 });
    await passDays(made.attemptId, 1);
    await releaseFunds();
    expect(await readWallet(slow)).toMatchObject({ pendingCents: 0, availableCents: 3_071 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("what the buyer asked back in time waits for a person's decision, and does not go out before (INV-14)", async () => {
    const made = await createPendingOrder(sandbox, [3_490]);
    const [storeId = 0] = made.storeIds;
    await pay(made.attemptId);
    const refundId = await transact(async (tx) => {
      const found = await lockPaidOrder(tx, made.orderId);
      if (!found) throw new Error("not paid");
      const itemIds = found.order.items.map(({ id }) => id);
      const opened = await openLineRefund(tx, found, { cause: "arrependimento", itemIds, actor: made.buyer.id });
      await moveRefund(tx, opened?.id ?? "", "examinar", { cause: "teste", actor: "teste" }, { waitingFor: "operador" });
      return ok(opened?.id ?? "");
    });
    await passDays(made.attemptId, 8);
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 3_071, availableCents: 0 });
    await transact(async (tx) => ok(await moveRefund(tx, refundId.value, "negar", { cause: "teste", actor: "teste" })));
    await passDays(made.attemptId, 1);
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 0, availableCents: 3_071 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("waits for the provider, even if the eight days have passed (INV-14)", async () => {
    const { attemptId, storeId } = await paidSale();
    await db.execute(sql`update receivables set held_until = now() - interval '1 day', provider_at = now() - interval '1 day',
      seen_at = null where attempt_id = ${attemptId}`);
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ availableCents: 0 });
    const rows = await readRows(
      db,
      { waits: col.bool`due_at > now()` },
      (row) => sql`select ${row} from receivables where attempt_id = ${attemptId}`,
    );
    expect(rows[0]?.waits).toBe(true);
  });

  it("with the provider down it waits, neither releasing nor losing", async () => {
    const { attemptId, storeId } = await paidSale();
    await passDays(attemptId, 8);
    await sandbox.fault("500", 60, "/payables");
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 3_071, availableCents: 0 });
    await sandbox.faultsOver();
    await passDays(attemptId, 0);
    await releaseFunds();
    expect(await readWallet(storeId)).toMatchObject({ pendingCents: 0, availableCents: 3_071 });
  });

  it("by ten workers at once releases once, in batches nobody repeats (INV-14)", async () => {
    const sales = await Promise.all([paidSale(), paidSale([5_000, 2_600]), paidSale()]);
    for (const { attemptId } of sales) await passDays(attemptId, 8);
    const before = await countJournals("funds.released");
    await warmPool();
    await Promise.all(Array.from({ length: 10 }, () => releaseFunds()));
    expect(await countJournals("funds.released")).toBe(before + 4);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("on the day the sale is refunded, never releases what went back, whichever comes first (INV-14, INV-15)", async () => {
    for (let round = 0; round < 4; round++) {
      const { attemptId, storeId } = await paidSale();
      await passDays(attemptId, 8);
      await warmPool();
      await Promise.all([releaseFunds(), refund(attemptId)]);
      expect(await readWallet(storeId)).toEqual({ pendingCents: 0, availableCents: 0, reservedCents: 0, debtCents: 0 });
    }
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 120_000);

  it("sells, withdraws all, is disputed, sells again: the debit is paid first (INV-18)", async () => {
    const first = await paidSale();
    await passDays(first.attemptId, 8);
    await releaseFunds();
    await withdraw(first.storeId, 3_071);
    await transact(async (tx) =>
      ok(
        await reverseSale(tx, first.attemptId, { kind: "dispute.lost_funds", cause: "contestado", ref: `d-${first.attemptId}` }),
      ),
    );
    expect(await readWallet(first.storeId)).toMatchObject({ availableCents: 0, debtCents: 3_071 });
    const { attemptId } = await paidSale([10_000], first.storeId);
    await passDays(attemptId, 8);
    await releaseFunds();
    expect(await readWallet(first.storeId)).toMatchObject({ pendingCents: 0, availableCents: 8_800 - 3_071, debtCents: 0 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("what returns to a debtor's bucket pays the debit (INV-18)", async () => {
    const { attemptId, storeId } = await paidSale();
    await passDays(attemptId, 8);
    await releaseFunds();
    await move("withdrawal.reserved", storeId, [
      ["available", 2_000],
      ["reserved", -2_000],
    ]);
    await transact(async (tx) =>
      ok(await reverseSale(tx, attemptId, { kind: "dispute.lost_funds", cause: "contestado", ref: `d-${attemptId}` })),
    );
    await move("withdrawal.reversed", storeId, [
      ["reserved", 2_000],
      ["available", -2_000],
    ]);
    await Promise.all([settleDebts(), settleDebts()]);
    expect(await readWallet(storeId)).toEqual({ pendingCents: 0, availableCents: 0, reservedCents: 0, debtCents: 0 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("the schedule adds up what is receivable", async () => {
    const { attemptId, storeId } = await paidSale();
    await readReceivables(attemptId);
    const days = await expectedByDay(storeId);
    expect(days.reduce((sum, day) => sum + day.cents, 0)).toBe((await readWallet(storeId)).pendingCents);
    expect(days).toHaveLength(1);
    await refund(attemptId);
    expect(await expectedByDay(storeId)).toEqual([]);
  });
});

it("finds what is due by the index, with a hundred thousand waiting", async () => {
  const { attemptId, storeId } = await paidSale();
  await db.execute(sql`
    insert into receivables (attempt_id, store_id, installment, amount_cents, provider_at, held_until, released_at)
    select ${attemptId}, ${storeId}, n, 100, now() + interval '9 days', now() + make_interval(mins => n),
      case when n % 2 = 0 then now() end from generate_series(2, 100000) n`);
  await db.execute(sql`analyze receivables`);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
    explain select attempt_id from receivables where released_at is null and due_at <= now() and next_try_at <= now()
    order by due_at limit 50 for update skip locked`);
  expect(rows.map((row) => row["QUERY PLAN"]).join(" ")).toMatch(/Index Scan using receivables_due/);
});

let counter = 0;
async function move(kind: string, storeId: number, pockets: [string, number][]) {
  await transact(async (tx) =>
    ok(
      await postJournal(tx, {
        kind,
        ref: `mov-${storeId}-${++counter}`,
        postings: pockets.map(([pocket, amountCents]) => ({
          account: pocket === "psp" ? `psp:seller:${storeId}` : `seller:${storeId}:${pocket}`,
          amountCents,
        })),
      }),
    ),
  );
}
async function withdraw(storeId: number, cents: number) {
  await move("withdrawal.reserved", storeId, [
    ["available", cents],
    ["reserved", -cents],
  ]);
  await move("withdrawal.paid", storeId, [
    ["reserved", cents],
    ["psp", -cents],
  ]);
}
