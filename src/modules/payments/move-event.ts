import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { WEBHOOK_MOVES, type WebhookMove } from "./rules/webhook.ts";
import { webhookEvents } from "./tables/webhooks.ts";

type Event = typeof webhookEvents.$inferSelect;

/** The only way a stored webhook changes state; null when another call has already moved it. */
export async function moveEvent(on: Db, eventId: string, move: WebhookMove, error?: string): Promise<Event | null> {
  const { from, to } = WEBHOOK_MOVES[move];
  const [moved] = await on
    .update(webhookEvents)
    .set({
      status: to,
      ...(move === "falhar" ? { attempts: sql`attempts + 1`, lastError: error?.slice(0, 300) ?? "" } : {}),
      ...(move === "reviver" ? { attempts: 0 } : {}),
      ...(to === "processado" || to === "ignorado" ? { processedAt: sql`now()`, lastError: null } : {}),
    })
    .where(and(eq(webhookEvents.id, eventId), inArray(webhookEvents.status, [...from])))
    .returning();
  return moved ?? null;
}
