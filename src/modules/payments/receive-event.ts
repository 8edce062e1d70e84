import { sql } from "drizzle-orm";
import * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { processEventJob } from "./schema.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const envelope = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  data: z.record(z.string(), z.unknown()),
});

/** Stores a webhook once, whatever it says, with the job that will look at it. Repeated deliveries only count. */
export async function receiveEvent(body: unknown): Promise<Outcome<{ isNew: boolean }, "malformed">> {
  const event = envelope.safeParse(body);
  if (!event.success) return refuse("malformed");
  const { id, type } = event.data;
  return transact(async (tx) => {
    const [row] = await tx
      .insert(webhookEvents)
      .values({ id, type, body })
      .onConflictDoUpdate({ target: webhookEvents.id, set: { deliveries: sql`webhook_events.deliveries + 1` } })
      .returning({ deliveries: webhookEvents.deliveries });
    const isNew = row?.deliveries === 1;
    if (isNew) await enqueue(tx, processEventJob, { eventId: id });
    return ok({ isNew });
  });
}
