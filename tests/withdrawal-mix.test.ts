import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { reverseSale } from "#modules/payments/refunds/reverse-sale.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { releaseFunds } from "#modules/payouts/release-funds.ts";
import { settleDebts } from "#modules/payouts/settle-debts.ts";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { followWithdrawals } from "#modules/payouts/withdrawals/follow-withdrawals.ts";
import { requestWithdrawal } from "#modules/payouts/withdrawals/request-withdrawal.ts";
import { sendWithdrawal } from "#modules/payouts/withdrawals/send-withdrawal.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { stepUp } from "./authenticator.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { freshCaller, mailed } from "./mailbox.ts";
import { authorWithBalance, PLATFORM, type PaidAuthor, unreservedStores } from "./paid-author.ts";
import { createPendingOrder, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";
import { warmPool } from "./shopper.ts";

const SEED = Number(process.env.SEED ?? 20_261_121);
const ROUNDS = 14;
const AT_ONCE = 8;
const sandbox = attachSandbox();

/** A small repeatable source of chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function soldBy(author: PaidAuthor): Promise<string> {
  const { attemptId } = await createPendingOrder(sandbox, [9_000], author.storeId);
  await startPayment(attemptId);
  await sandbox.outcome((await readAttempt(attemptId)).providerChargeId ?? "", "pay");
  await settleAttempt(attemptId);
  return attemptId;
}

it(`withdrawals, reversals, disputes and releases at random and at once: nothing goes negative and the reserved amount is the sum of open withdrawals (INV-15, INV-18; seed ${SEED})`, async () => {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 10_000_000 },
  ]);
  await db.insert(settings).values({ key: "withdrawals", value: { dailyCount: 1_000, reviewScore: 1_000 }, updatedBy: "teste" });
  const authors = [await authorWithBalance(30_000, sandbox), await authorWithBalance(12_000, sandbox)];
  const sales: string[] = [];
  for (let index = 0; index < 8; index++) sales.push(await soldBy(authors[index % 2]!));
  await sandbox.call("POST", "/sandbox/clock", { advance: "P40D" });
  await warmPool();

  const next = chance(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  let overlapped = 0;
  let running = 0;
  let confirmedCount = 0;

  const operations: Record<string, () => Promise<unknown>> = {
    withdraw: async () => {
      const author = pick(authors);
      const amountCents = 2_000 + Math.floor(next() * 15_000);
      await stepUp(author.viewer);
      const requested = await requestWithdrawal(author.viewer, { amountCents }, freshCaller());
      if (!requested.ok) return;
      const token = await mailed(author.user.email, "token");
      const answer = await confirmWithdrawal(author.viewer, { token });
      if (answer.ok) confirmedCount += 1;
      await sendWithdrawal(requested.value.withdrawalId);
    },
    bank: async () => {
      const outcome = next() < 0.5 ? "settle" : "fail";
      const open = await sandbox.call<{ id: number; status: string }[]>("GET", "/sandbox/transfers");
      const waiting = open.filter((one) => one.status === "pending_transfer");
      if (waiting.length > 0)
        await sandbox.call("POST", `/sandbox/transfers/${pick(waiting).id}/${outcome}`).catch(() => undefined);
      await db.execute(sql`update withdrawals set next_poll_at = now() where next_poll_at is not null`);
      await followWithdrawals();
    },
    refund: async () => {
      const attemptId = pick(sales);
      await transact(async (tx) =>
        ok(await reverseSale(tx, attemptId, { kind: "refund.done", cause: "estornado", ref: `re-${attemptId}` })),
      );
    },
    chargeback: async () => {
      const attemptId = pick(sales);
      await transact(async (tx) =>
        ok(await reverseSale(tx, attemptId, { kind: "dispute.lost_funds", cause: "contestado", ref: `ch-${attemptId}` })),
      );
    },
    release: async () => {
      await db.execute(sql`update receivables set held_until = now() - interval '1 day', provider_at = now() - interval '1 day',
        next_try_at = now() - interval '1 second' where attempt_id = ${pick(sales)} and released_at is null`);
      await releaseFunds();
    },
    debts: settleDebts,
  };
  const names = ["withdraw", "withdraw", "withdraw", "bank", "bank", "release", "refund", "chargeback", "debts"];

  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        running += 1;
        overlapped = Math.max(overlapped, running);
        await operations[pick(names)]!();
        running -= 1;
      }),
    );
    expect(await unreservedStores(), `rodada ${round}`).toEqual([]);
  }

  expect(overlapped).toBeGreaterThanOrEqual(2);
  expect(confirmedCount).toBeGreaterThan(2);
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
  const { rows } = await db.execute(
    sql`select store_id from wallets where available_cents < 0 or reserved_cents < 0 or pending_cents < 0 or debt_cents < 0`,
  );
  expect(rows).toEqual([]);
}, 400_000);
