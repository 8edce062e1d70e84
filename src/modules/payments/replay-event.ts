import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { moveEvents } from "./move-event.ts";

/** Has a failed webhook event processed again. Refuses one that is already waiting or processed (`already_done`). */
export async function replayEvent(tx: Tx, eventId: string): Promise<Outcome<void, "already_done">> {
  const revived = await moveEvents(tx, [eventId], "reviver");
  return revived.length > 0 ? ok() : refuse("already_done");
}
