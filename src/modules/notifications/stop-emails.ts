import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { saveChoice } from "./choose-channel.ts";
import { accountExists } from "./queries/account-exists.ts";
import { EVENTS, mayStop, type NoticeEvent } from "./rules/events.ts";
import type { StopLink, StopRefusal } from "./schema.ts";
import { openStopToken } from "./stop-token.ts";

/** What the link of an email ends; null when it is not one, or nobody is spared that event by now. */
export async function readStopLink(token: string): Promise<StopLink> {
  const found = await findStop(token);
  return found && { label: EVENTS[found.event].label };
}

/** No more emails of that event for who holds the link, at once; with `false`, emails again. Pressed twice is pressed once. */
export async function stopEmails(token: string, stops: boolean): Promise<Outcome<void, StopRefusal>> {
  const found = await findStop(token);
  if (!found) return refuse("not_found");
  return transact(async (tx) => {
    await saveChoice(tx, found.userId, { event: found.event, channel: "email", isOn: !stops });
    return ok();
  });
}

async function findStop(token: string): Promise<{ userId: string; event: NoticeEvent } | null> {
  const found = openStopToken(token);
  if (!found || !mayStop(found.event, "email")) return null;
  return (await accountExists(found.userId)) ? found : null;
}
