import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { recordState } from "#platform/state-history.ts";
import { lockWallet } from "../queries.ts";
import { payoutSchedules } from "../tables/schedules.ts";
import { findTransferState, type TransferState } from "../withdrawals/find-transfer-state.ts";
import { blocksOf, leastOf, mostOf } from "../withdrawals/rules/blocks.ts";
import { insertWithdrawal } from "../withdrawals/insert-withdrawal.ts";
import { expireStale } from "../withdrawals/expire-stale.ts";
import { reserveWithdrawal } from "../withdrawals/reserve-withdrawal.ts";
import { notifySchedule } from "./notify-schedule.ts";
import { isAccountChanging, isProviderDown } from "./queries.ts";
import { isNotified, nextRun, periodOf, reactionTo, retryRun, type ScheduleBlock } from "./rules.ts";

type Schedule = typeof payoutSchedules.$inferSelect;

const BATCH = 50;
const AUTOMATIC = { network: "", device: "saque automático" };

/** Starts the withdrawals that are due, each in a transaction of its own. */
export async function runSchedules(): Promise<void> {
  const due = await readRows(
    db,
    { storeId: col.int`store_id` },
    (row) => sql`select ${row} from payout_schedules where next_at <= now() order by next_at limit ${BATCH}`,
  );
  for (const { storeId } of due) await runSchedule(storeId);
}

/**
 * Runs one store's schedule: withdraws all that is available, if it reaches the author's minimum and nothing blocks it. Each period pays
 * once: a worker skips a locked row, one that stops leaves nothing done, and the period is unique among withdrawals.
 */
export async function runSchedule(storeId: number): Promise<void> {
  try {
    await transact(async (tx) => {
      const [schedule] = await tx
        .select()
        .from(payoutSchedules)
        .where(sql`store_id = ${storeId} and next_at <= now()`)
        .for("update", { skipLocked: true });
      if (schedule) await run(tx, schedule);
      return ok();
    });
  } catch (error) {
    if (!isUniqueViolation(error, "withdrawals_one_per_period") && !isUniqueViolation(error, "withdrawals_one_open")) throw error;
    await db.execute(
      sql`update payout_schedules set next_at = now() + interval '1 hour' where store_id = ${storeId} and next_at <= now()`,
    );
  }
}

async function run(tx: Tx, schedule: Schedule): Promise<void> {
  const { storeId, userId, frequency } = schedule;
  await lockWallet(tx, storeId);
  await expireStale(tx, storeId);
  const state = await findTransferState(tx, { storeId, userId });
  const period = periodOf(frequency, state.now);
  const block = await findBlock(tx, schedule, state);
  if (block) return hold(tx, schedule, state, { block, period });
  const { account, facts, now } = state;
  if (!account) throw new Error(`store ${storeId} may withdraw without an account`);
  const amountCents = mostOf(facts);
  const made = await insertWithdrawal(tx, {
    storeId,
    userId,
    amountCents,
    feeCents: facts.feeCents,
    account,
    now,
    requestedFrom: AUTOMATIC,
    cause: "saque automático",
    schedulePeriod: period,
  });
  const by = { cause: "saque automático", actor: "sistema" };
  if (!(await reserveWithdrawal(tx, made.withdrawal, by))) throw new Error(`store ${storeId} lost what its locked wallet had`);
  await move(tx, schedule, nextRun(frequency, now), null);
  await log(tx, schedule, "saque", String(amountCents));
}

async function findBlock(tx: Tx, schedule: Schedule, { account, facts }: TransferState): Promise<ScheduleBlock | null> {
  if (account && account.id !== schedule.accountId) return "account_changed";
  const [block] = blocksOf(facts);
  if (block) return block;
  if (await isAccountChanging(tx, schedule.storeId)) return "account_changing";
  if (await isProviderDown(tx)) return "provider_down";
  return mostOf(facts) < Math.max(schedule.leastCents, leastOf(facts)) ? "below_own_least" : null;
}

type Met = { block: ScheduleBlock; period: string };

/** Skips the period, tries again later, or ends the schedule; reported once per period and reason. */
async function hold(tx: Tx, schedule: Schedule, { account, now }: TransferState, { block, period }: Met): Promise<void> {
  const reaction = reactionTo(block);
  const ref = `${period} ${block}`;
  if (reaction === "stop") {
    await tx.delete(payoutSchedules).where(eq(payoutSchedules.storeId, schedule.storeId));
    await log(tx, schedule, "desligado", block);
    return notifySchedule(tx, schedule, account, { news: "parado", block });
  }
  const { frequency } = schedule;
  await move(tx, schedule, reaction === "skip" ? nextRun(frequency, now) : retryRun(frequency, now), ref);
  if (schedule.notifiedBlock === ref) return;
  await log(tx, schedule, "esperou", block);
  if (isNotified(block)) await notifySchedule(tx, schedule, account, { news: "esperou", block, ref });
}

async function move(tx: Tx, { storeId }: Schedule, nextAt: Date, notifiedBlock: string | null): Promise<void> {
  await tx
    .update(payoutSchedules)
    .set({ nextAt, notifiedBlock, updatedAt: sql`now()` })
    .where(eq(payoutSchedules.storeId, storeId));
}

const log = (tx: Tx, { storeId, frequency }: Schedule, to: string, cause: string): Promise<void> =>
  recordState(tx, { entity: "payout_schedule", entityId: String(storeId), from: frequency, to, cause, actor: "sistema" });
