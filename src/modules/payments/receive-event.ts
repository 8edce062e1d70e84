import { sql } from "drizzle-orm";
import * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { batchCalls } from "#platform/batch-calls.ts";
import { traceparent } from "#platform/tracing.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const envelope = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  data: z.record(z.string(), z.unknown()),
});

type Event = { id: string; type: string; body: unknown; trace: string | null };

/** Stores a webhook once, whatever its content, due to be processed. A repeated delivery only increments a counter. */
export async function receiveEvent(body: unknown): Promise<Outcome<{ isNew: boolean }, "malformed">> {
  const event = envelope.safeParse(body);
  if (!event.success) return refuse("malformed");
  const { id, type } = event.data;
  return ok({ isNew: await store({ id, type, body, trace: traceparent() }) });
}

/** Stores simultaneous deliveries in one statement, since the provider sends late events all together. Returns which ones were new. */
const store = batchCalls(async (deliveries: Event[]): Promise<boolean[]> => {
  const counted = new Map<string, Event & { deliveries: number }>();
  for (const event of deliveries) {
    const before = counted.get(event.id);
    counted.set(event.id, { ...(before ?? event), deliveries: (before?.deliveries ?? 0) + 1 });
  }
  // Sorted, so that two processes storing the same events never deadlock.
  const events = [...counted.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rows = await db
    .insert(webhookEvents)
    .values(events)
    .onConflictDoUpdate({
      target: webhookEvents.id,
      set: { deliveries: sql`webhook_events.deliveries + excluded.deliveries` },
    })
    .returning({ id: webhookEvents.id, deliveries: webhookEvents.deliveries });
  const news = new Set(rows.filter((row) => row.deliveries === counted.get(row.id)?.deliveries).map(({ id }) => id));
  return deliveries.map(({ id }) => news.delete(id));
});
