import { eq } from "drizzle-orm";
import { isUuid } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { unseal } from "#platform/seal.ts";
import { findAccountName } from "./queries/account-name.ts";
import { reviewReminderStops } from "./tables.ts";

export const STOP_PURPOSE = "lembretes-de-avaliacao";

/** Whose link of a reminder this is; null when it is no such link. */
export async function readStopToken(token: string): Promise<string | null> {
  const userId = unseal(token, STOP_PURPOSE);
  return userId && isUuid(userId) && (await findAccountName(userId)) !== null ? userId : null;
}

/** No more reminders for who holds the link, at once (or, with `false`, reminders again). Pressing twice is pressing once. */
export async function stopReminders(token: string, stops: boolean): Promise<Outcome<void, "not_found">> {
  const userId = await readStopToken(token);
  if (!userId) return refuse("not_found");
  return transact(async (tx) => {
    if (stops) await tx.insert(reviewReminderStops).values({ userId }).onConflictDoNothing();
    else await tx.delete(reviewReminderStops).where(eq(reviewReminderStops.userId, userId));
    return ok();
  });
}
