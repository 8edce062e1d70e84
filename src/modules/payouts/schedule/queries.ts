import { desc, eq, sql } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { db, type Db } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import { payoutSchedules } from "../tables/schedules.ts";
import { findTransferState } from "../withdrawals/find-transfer-state.ts";
import { leastOf } from "../withdrawals/rules/blocks.ts";
import { hindranceOf } from "./rules.ts";

const SHOWN_LINES = 5;

/** Whether a change of the store's bank account is under way. */
export async function isAccountChanging(on: Db, storeId: number): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    select 1 from bank_accounts where store_id = ${storeId} and status in ('pendente', 'aplicando') limit 1`);
  return rowCount === 1;
}

/** Whether the provider refuses transfers because of our own account. */
export async function isProviderDown(on: Db): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    select 1 from provider_incidents where area = 'saques' and ended_at is null limit 1`);
  return rowCount === 1;
}

/** The data of a store's automatic withdrawal for the panel. */
export async function readSchedule(author: { storeId: number; userId: string }) {
  const [[schedule], log, { facts }] = await Promise.all([
    db.select().from(payoutSchedules).where(eq(payoutSchedules.storeId, author.storeId)),
    db
      .select({ id: stateHistory.id, to: stateHistory.toState, cause: stateHistory.cause, at: stateHistory.at })
      .from(stateHistory)
      .where(sql`entity = 'payout_schedule' and entity_id = ${String(author.storeId)}`)
      .orderBy(desc(stateHistory.id))
      .limit(SHOWN_LINES),
    findTransferState(db, author),
  ]);
  return {
    chosen: schedule ? { frequency: schedule.frequency, leastCents: schedule.leastCents, nextAt: schedule.nextAt } : null,
    leastCents: leastOf(facts),
    hindrance: hindranceOf(facts),
    log,
  };
}

export type SchedulePage = AnswerOf<typeof readSchedule>;
