import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Channel } from "./rules/channels.ts";
import { mayStop, ruleOf } from "./rules/events.ts";
import type { ChooseRefusal } from "./schema.ts";
import { notificationStops } from "./tables.ts";

type Choice = { event: string; channel: Channel; isOn: boolean };

/** A person hears of this event there from now on, or no more. Refuses what is no event and what nobody is spared. */
export function chooseChannel(userId: string, choice: Choice): Promise<Outcome<void, ChooseRefusal>> {
  return transact(async (tx): Promise<Outcome<void, ChooseRefusal>> => {
    if (!ruleOf(choice.event)?.channels.includes(choice.channel)) return refuse("not_found");
    if (!mayStop(choice.event, choice.channel)) return refuse("mandatory");
    await saveChoice(tx, userId, choice);
    return ok();
  });
}

/** Writes the choice; made twice it is made once. */
export async function saveChoice(tx: Tx, userId: string, { event, channel, isOn }: Choice): Promise<void> {
  const stop = { userId, event, channel };
  if (!isOn) await tx.insert(notificationStops).values(stop).onConflictDoNothing();
  else
    await tx
      .delete(notificationStops)
      .where(
        and(eq(notificationStops.userId, userId), eq(notificationStops.event, event), eq(notificationStops.channel, channel)),
      );
}
