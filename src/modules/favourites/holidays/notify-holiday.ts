import { ok } from "#kit/outcome.ts";
import { notify } from "#modules/notifications/notify.ts";
import { transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { holidayPlannedJob } from "../../stores/schema.ts";
import { listFollowersAfter, lockHoliday } from "./queries.ts";

const BATCH_SIZE = 200;
type Holiday = { storeId: number; from: string; until: string; after: string | null };

/**
 * Tells some of a store's followers of the days it will be closed and leaves the rest to the next job, each person once. Nobody hears of
 * days the author changed or took back meanwhile.
 */
export async function notifyHoliday({ storeId, from, until, after }: Holiday): Promise<void> {
  await transact(async (tx) => {
    const store = await lockHoliday(tx, { storeId, from, until });
    if (!store) return ok();
    const followers = await listFollowersAfter(tx, storeId, after, BATCH_SIZE);
    for (const userId of followers)
      await notify(tx, { userId, event: "loja.ferias", ref: `${storeId}:${from}:${until}`, facts: { ...store, from, until } });
    const last = followers.at(-1);
    if (last && followers.length === BATCH_SIZE) await enqueue(tx, holidayPlannedJob, { storeId, from, until, after: last });
    return ok();
  });
}
