import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { moveEvent } from "./move-event.ts";
import { processEventJob } from "./schema.ts";

/** Queues a failed webhook event again. Refuses one that is already queued or processed (`already_done`). */
export async function replayEvent(tx: Tx, eventId: string): Promise<Outcome<void, "already_done">> {
  const revived = await moveEvent(tx, eventId, "reviver");
  if (!revived) return refuse("already_done");
  await enqueue(tx, processEventJob, { eventId });
  return ok();
}
