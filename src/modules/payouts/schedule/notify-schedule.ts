import { notify } from "../../notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import { newId } from "#kit/id.ts";
import { findOwner } from "../bank/queries.ts";
import type { payoutSchedules } from "../tables/schedules.ts";
import { accountText } from "../withdrawals/account-text.ts";
import type { ReceivingAccount } from "../bank/queries.ts";
import type { ScheduleBlock } from "./rules.ts";
import { type ScheduleNews, scheduleEmail } from "./schema.ts";

type News = { news: ScheduleNews; block?: ScheduleBlock | null; ref?: string };

/** Notifies the author about their automatic withdrawal; once per `ref`. */
export async function notifySchedule(
  tx: Tx,
  schedule: typeof payoutSchedules.$inferSelect,
  account: ReceivingAccount | null,
  { news, block = null, ref = newId() }: News,
): Promise<void> {
  const { storeId, userId, frequency, leastCents } = schedule;
  const owner = await findOwner(tx, storeId);
  if (!owner) return;
  await notify(
    tx,
    { userId, event: "saque.automatico", ref: `${storeId}:${ref}`, facts: { news } },
    {
      kind: scheduleEmail,
      to: owner.email,
      payload: { name: owner.name, news, frequency, leastCents, account: account ? accountText(account) : "", block },
    },
  );
}
