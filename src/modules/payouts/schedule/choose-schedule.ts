import { eq, sql } from "drizzle-orm";
import { requireStepUp } from "../../accounts/step-up.ts";
import { formatMoney } from "#kit/money.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { recordState } from "#platform/state-history.ts";
import { lockWallet } from "../queries.ts";
import { payoutSchedules } from "../tables/schedules.ts";
import { findTransferState } from "../withdrawals/find-transfer-state.ts";
import { leastOf } from "../withdrawals/rules/blocks.ts";
import { notifySchedule } from "./notify-schedule.ts";
import { isAccountChanging } from "./queries.ts";
import { type Frequency, hindranceOf, nextRun } from "./rules.ts";
import type { ChooseRefusal } from "./schema.ts";

/**
 * Turns on or changes the automatic withdrawal, with step-up now: from then on withdrawals start automatically, to the current account.
 * Notified by e-mail and in the panel.
 */
export async function chooseSchedule(
  viewer: AuthorViewer,
  chosen: { frequency: Frequency; leastCents: number },
): Promise<Outcome<void, ChooseRefusal>> {
  return transact<Outcome<void, ChooseRefusal>>(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { storeId, userId } = viewer;
    // Locked before the wallet, in the same order as a run of the schedule.
    await tx.execute(sql`select 1 from payout_schedules where store_id = ${storeId} for update`);
    await lockWallet(tx, storeId);
    const { facts, account, now } = await findTransferState(tx, viewer);
    const hindrance = hindranceOf(facts);
    if (hindrance) return refuse(hindrance);
    if (!account) return refuse("no_account");
    if (await isAccountChanging(tx, storeId)) return refuse("account_changing");
    const leastCents = leastOf(facts);
    if (chosen.leastCents < leastCents)
      return refuse("below_least", { fields: { least: `O mínimo de um saque é ${formatMoney(leastCents)}.` } });
    const values = { ...chosen, userId, accountId: account.id, nextAt: nextRun(chosen.frequency, now), notifiedBlock: null };
    const [schedule] = await tx
      .insert(payoutSchedules)
      .values({ storeId, ...values })
      .onConflictDoUpdate({ target: payoutSchedules.storeId, set: { ...values, updatedAt: sql`now()` } })
      .returning();
    if (!schedule) throw new Error("the schedule was not kept");
    await recordState(tx, {
      entity: "payout_schedule",
      entityId: String(storeId),
      from: null,
      to: chosen.frequency,
      cause: String(chosen.leastCents),
      actor: userId,
    });
    await notifySchedule(tx, schedule, account, { news: "ligado" });
    return ok();
  });
}

/** Turns it off. It only increases safety, so it needs no step-up. */
export async function stopSchedule(viewer: AuthorViewer): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const [ended] = await tx.delete(payoutSchedules).where(eq(payoutSchedules.storeId, viewer.storeId)).returning();
    if (!ended) return ok();
    await recordState(tx, {
      entity: "payout_schedule",
      entityId: String(viewer.storeId),
      from: ended.frequency,
      to: "desligado",
      cause: "autor",
      actor: viewer.userId,
    });
    await notifySchedule(tx, ended, null, { news: "desligado" });
    return ok();
  });
}
